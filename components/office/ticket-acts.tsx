'use client';

import type { office } from '#lib/features/office/texts/office.en.ts';
import type { ActsWords } from './acts.tsx';
import { PageActs } from './page-acts.tsx';
import { ticketActs } from './queue-acts.ts';

interface TicketActsProps {
  ticketId: string;
  /** How many messages the page shows. */
  seen: number;
  words: ActsWords & { readonly acts: (typeof office)['acts'] };
}

/** Answers a ticket, and waits for its author or closes it. */
export const TicketActs = ({ ticketId, seen, words }: TicketActsProps) => (
  <PageActs acts={ticketActs(ticketId, seen, words.acts)} words={words} />
);
