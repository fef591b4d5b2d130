import type { ReactNode } from 'react';
import { afterSheets } from '#components/ui/sheet-history.ts';
import type { PushMoment } from '#lib/wiring/browser/push-moment.ts';
import { mayOfferPush } from '#lib/features/notifications/client/push.ts';
import type { PushWords } from './push-sheet.tsx';

const PAUSE_MS = 2000;

const signs = ['keydown', 'input', 'pointerdown', 'scroll', 'focusout'] as const;

const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

const hasSheet = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * Acts once the reader has left the page of their action, whose result a sheet would cover, and has had time on the
 * next one: no touch for a while, no typing, no sheet open.
 */
const whenQuiet = (act: () => void, { pathname, signal }: Pick<PushOffer, 'pathname' | 'signal'>): void => {
  if (signal.aborted) return;
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    ending.abort();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE_MS);
  };
  const check = (): void => {
    if (location.pathname === pathname || isTyping() || hasSheet()) return wait();
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
  /** The page of the moment. */
  pathname: string;
  words: PushWords;
  /** Aborts when the next moment comes or the page is left. */
  signal: AbortSignal;
  show(sheet: ReactNode): void;
}

/** Offers notifications to readers who have not decided yet, at the next quiet moment. */
export const offerPush = ({ moment, pathname, words, signal, show }: PushOffer): void => {
  const offer = async (): Promise<void> => {
    if (!mayOfferPush()) return;
    const { PushSheet } = await import('./push-sheet.tsx');
    afterSheets(() => show(<PushSheet moment={moment} words={words} onDone={() => show(null)} />));
  };
  whenQuiet(() => void offer().catch(() => undefined), { pathname, signal });
};
