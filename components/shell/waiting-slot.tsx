'use client';

import type { ReactNode } from 'react';
import { createStore } from '#lib/platform/browser/create-store.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';

/** Draws the count of waiting writes with its sheet; it loads when the page is idle. */
export const waitingPart = createStore<((className: string) => ReactNode) | null>(null);

/** The place of the count in the header. */
export const WaitingSlot = ({ className }: { className: string }) => useStore(waitingPart, null)?.(className);
