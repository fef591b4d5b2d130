'use client';

import type { ReactNode } from 'react';
import { createStore } from '#lib/platform/browser/create-store.ts';
import { useStore } from '#lib/platform/browser/use-store.ts';

/** Draws the notes of waiting writes; it loads when the page is idle. */
export interface WaitingNotes {
  note(item: string): ReactNode;
  liveNote(item: string): ReactNode;
}

export const waitingNotesPart = createStore<WaitingNotes | null>(null);

/** The change of an item, such as `booking:<id>`, that waits on this device or was refused, beside what is known. */
export const WaitingNote = ({ item }: { item: string }) => useStore(waitingNotesPart, null)?.note(item);

/** The same on a page that the server renders: it reloads when the write is answered. */
export const LiveWaitingNote = ({ item }: { item: string }) =>
  useStore(waitingNotesPart, null)?.liveNote(item);
