import { createStore } from '#lib/platform/browser/create-store.ts';
import type { unsentWrites } from '#lib/platform/i18n/texts/unsent-writes.en.ts';
import { loadTexts } from './load-texts.ts';

export type WaitingWords = typeof unsentWrites;

/** The texts of waiting writes; loaded while the page is idle, because they are needed offline. */
export const waitingWords = createStore<WaitingWords | null>(null);

export const loadWaitingWords = async (): Promise<WaitingWords> => {
  const loaded = waitingWords.get();
  if (loaded) return loaded;
  const { unsentWrites: words } = await loadTexts('unsentWrites', document.documentElement.lang);
  waitingWords.set(words);
  return words;
};

/** Whether the sheet with the waiting writes is open; cards and the header open it. */
export const isWaitingSheetOpen = createStore(false);
