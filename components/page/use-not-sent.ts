import { useStore } from '#lib/platform/browser/use-store.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { waitingWords } from '#lib/wiring/browser/waiting-words.ts';

/** 'Not sent yet: …' for the tap that waits; null without one, or while the texts load. */
export const useNotSent = (act: string | null): string | null => {
  const words = useStore(waitingWords, null);
  return words && act !== null ? fill(words.waiting, { act }) : null;
};
