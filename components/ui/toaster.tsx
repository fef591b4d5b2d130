'use client';

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './when-idle.ts';
import { onNotice, takeNotice, type Notice } from './notify.ts';
import type { NumberedNotice, ToasterWords, ToastsProps } from './toasts.tsx';

const load = () => import('./toasts.tsx');

// Offline, what the message would have said stands in the page as well.
const NoToasts: ComponentType<ToastsProps> = () => null;

const Toasts = lazy(() =>
  load()
    .then(({ Toasts: Loaded }) => Loaded)
    .catch(() => NoToasts)
    .then((Loaded) => ({ default: Loaded })),
);

/** Shows what notify() is given, the latest only; its own code comes when the page has nothing else to do. */
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
    // Whoever sends a form again has seen what was wrong with it.
    const dropError = (): void => setShown((now) => (now?.variant === 'destructive' ? null : now));
    document.addEventListener('submit', dropError, { capture: true });
    const stop = onNotice(show);
    const left = takeNotice();
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
