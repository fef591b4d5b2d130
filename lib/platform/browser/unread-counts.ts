import { createStore } from './create-store.ts';

/** How much waits unread; the header shows it on every page. */
export interface Waiting {
  readonly messages: number;
  readonly notices: number;
}

export const nothingWaits: Waiting = { messages: 0, notices: 0 };

/** Filled by the live part, which is loaded once the page is at rest. */
export const waitingNews = createStore<Waiting>(nothingWaits);
