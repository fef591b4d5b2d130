import type { ReactNode } from 'react';
import { afterSheets } from '#components/ui/sheet-history.ts';
import type { PushMoment } from '#lib/platform/browser/push-moment.ts';
import { mayOfferPush } from '#lib/features/notifications/client/push.ts';
import type { PushWords } from './push-sheet.tsx';

const PAUSE_MS = 2000;

const isTyping = (): boolean => document.activeElement?.matches('input, textarea') ?? false;

/** Acts after what was done and the page it leads to have been seen, and never over somebody's typing. */
const onceAtRest = (act: () => void, signal: AbortSignal): void => {
  const look = (): void => {
    const timer = setTimeout(() => {
      if (isTyping()) document.addEventListener('focusout', look, { once: true, signal });
      else act();
    }, PAUSE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (!signal.aborted) look();
};

interface PushOffer {
  moment: PushMoment;
  words: PushWords;
  /** Given up when the next moment comes, or the page goes. */
  signal: AbortSignal;
  show(sheet: ReactNode): void;
}

/** Offers notifications to whoever has not decided on them, at the next rest. */
export const offerPush = ({ moment, words, signal, show }: PushOffer): void => {
  const offer = async (): Promise<void> => {
    if (!mayOfferPush()) return;
    const { PushSheet } = await import('./push-sheet.tsx');
    afterSheets(() => show(<PushSheet moment={moment} words={words} onDone={() => show(null)} />));
  };
  onceAtRest(() => void offer().catch(() => undefined), signal);
};
