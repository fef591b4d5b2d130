'use client';

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './when-idle.ts';
import { onNotice, consumeFlash, type Notice } from './notify.ts';
import type { NumberedNotice, ToasterWords, ToastsProps } from './toasts.tsx';

const load = () => import('./toasts.tsx');

// Offline, the page shows the message's content as well.
const NoToasts: ComponentType<ToastsProps> = () => null;

const Toasts = lazy(() =>
  load()
    .then(({ Toasts: Loaded }) => Loaded)
    .catch(() => NoToasts)
    .then((Loaded) => ({ default: Loaded })),
);

/** Shows the latest notify() message; its own code loads when the page is idle. */
export const Toaster = ({ words }: { words: ToasterWords }) => {
  const [shown, setShown] = useState<NumberedNotice | null>(null);
  // Early enough for a message that the network is gone.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    let made = 0;
    const show = (notice: Notice): void => {
      made += 1;
      setShown({ ...notice, key: made });
    };
    // Submitting the form again dismisses the error.
    const dropError = (): void => setShown((now) => (now?.variant === 'destructive' ? null : now));
    document.addEventListener('submit', dropError, { capture: true });
    const stop = onNotice(show);
    const left = consumeFlash();
    if (left) show(left);
    return () => {
      stop();
      document.removeEventListener('submit', dropError, { capture: true });
    };
  }, []);
  if (!shown) return null;
  const close = (): void => setShown((now) => (now?.key === shown.key ? null : now));
  return (
    <Suspense>
      <Toasts notice={shown} words={words} onClose={close} />
    </Suspense>
  );
};
