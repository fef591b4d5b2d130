'use client';

import { createContext, useContext, type ComponentProps } from 'react';
import { ChatLink } from '#components/page/chat-link.tsx';
import { DirectionsLink } from '#components/places/directions-link.tsx';
import { Button, type ButtonProps } from '#components/ui/button.tsx';

/** The ids of the service and the customer that a card is about. */
export const CardTitle = createContext<string | undefined>(undefined);

export const useCardTitle = (): string | undefined => useContext(CardTitle);

/** A button of a card. Every card has the same ones, so screen readers add what the card is about. */
export const CardButton = (props: ButtonProps) => <Button aria-describedby={useCardTitle()} {...props} />;

/** Opens the conversation with the customer of a card. */
export const CardChatLink = (props: ComponentProps<typeof ChatLink>) => (
  <ChatLink describedBy={useCardTitle()} {...props} />
);

/** Leads to the customer of a card. */
export const CardDirections = (props: ComponentProps<typeof DirectionsLink>) => (
  <DirectionsLink describedBy={useCardTitle()} {...props} />
);
