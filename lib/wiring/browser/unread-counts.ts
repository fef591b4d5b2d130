import { createStore } from '#lib/platform/browser/create-store.ts';

/** Unread counts shown in the header of every page. */
export interface UnreadCounts {
  readonly messages: number;
  readonly notices: number;
}

export const nothingWaits: UnreadCounts = { messages: 0, notices: 0 };

/** Filled by the live part, which loads when the page is idle. */
export const unreadCounts = createStore<UnreadCounts>(nothingWaits);
