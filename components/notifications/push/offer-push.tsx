import type { ReactNode } from 'react';
import { afterSheets } from '#components/ui/sheet-history.ts';
import type { PushMoment } from '#lib/platform/browser/push-moment.ts';
import { mayOfferPush } from '#lib/features/notifications/client/push.ts';
import type { PushWords } from './push-sheet.tsx';

const PAUSE_MS = 2000;

const signs = ['keydown', 'input', 'pointerdown', 'scroll', 'focusout'] as const;

const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

const hasSheet = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * Acts after what was done and the page it leads to have been seen: once nothing has been touched for a while, nobody is
 * typing and no sheet is open.
 */
const onceAtRest = (act: () => void, signal: AbortSignal): void => {
  if (signal.aborted) return;
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    ending.abort();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, PAUSE_MS);
  };
  const look = (): void => {
    if (isTyping() || hasSheet()) return wait();
    stop();
    act();
  };
  for (const sign of signs)
    document.addEventListener(sign, wait, { capture: true, passive: true, signal: ending.signal });
  signal.addEventListener('abort', stop, { once: true });
  wait();
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
