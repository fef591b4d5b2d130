'use client';

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { ToastListProps } from './toast-list.tsx';
import { whenIdle } from './when-idle.ts';
import { onNotice, takeNotice, type Notice } from './notify.ts';
import type { NumberedNotice, ToasterWords } from './toast-list.tsx';

const MOST_AT_ONCE = 3;

const load = () => import('./toast-list.tsx');

// Offline, what the message would have said stands in the page as well.
const NoToasts: ComponentType<ToastListProps> = () => null;

const ToastList = lazy(() =>
  load()
    .then(({ ToastList: List }) => List)
    .catch(() => NoToasts)
    .then((List) => ({ default: List })),
);

/** Shows what notify() is given; its own code comes when the page has nothing else to do. */
export const Toaster = ({ words }: { words: ToasterWords }) => {
  const [notices, setNotices] = useState<readonly NumberedNotice[]>([]);
  // Early enough for a message that the network is gone.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    let made = 0;
    const add = (notice: Notice): void => {
      made += 1;
      const key = made;
      setNotices((shown) => [...shown.slice(1 - MOST_AT_ONCE), { ...notice, key }]);
    };
    const stop = onNotice(add);
    const left = takeNotice();
    if (left) add(left);
    return stop;
  }, []);
  const remove = (key: number): void => setNotices((shown) => shown.filter((notice) => notice.key !== key));
  if (notices.length === 0) return null;
  return (
    <Suspense>
      <ToastList notices={notices} words={words} onClose={remove} />
    </Suspense>
  );
};
