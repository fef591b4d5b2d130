'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { onNotice, takeNotice, type Notice } from './notify.ts';
import type { ToastListProps } from './toast-list.tsx';

const MOST_AT_ONCE = 3;

export interface NumberedNotice extends Notice {
  readonly key: number;
}

export interface ToasterWords {
  /** Names the place of the messages for screen readers. */
  readonly notices: string;
  readonly close: string;
}

type ToastList = ComponentType<ToastListProps>;

const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
};

// Early enough for a message that the network is gone.
const useToastList = (isWanted: boolean): ToastList | null => {
  const [list, setList] = useState<ToastList | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./toast-list.tsx').then(
        ({ ToastList }) => setList(() => ToastList),
        () => undefined,
      );
    if (isWanted) load();
    return isWanted ? undefined : whenIdle(load);
  }, [isWanted]);
  return list;
};

/** Shows what notify() is given; its own code comes when the page has nothing else to do. */
export const Toaster = ({ words }: { words: ToasterWords }) => {
  const [notices, setNotices] = useState<readonly NumberedNotice[]>([]);
  const List = useToastList(notices.length > 0);
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
  return List && notices.length > 0 ? <List notices={notices} words={words} onClose={remove} /> : null;
};
