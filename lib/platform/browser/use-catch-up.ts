import { useEffect, useEffectEvent, useRef } from 'react';
import { onSocketConnect } from './socket/socket.ts';

// A phone that wakes up becomes visible, online and connected within a moment.
const JOIN_MS = 250;

/**
 * Refreshes a screen when events may have been missed: on each connection, and when the page is seen or online again.
 * The returned function asks for a refresh too. All that happens within a moment makes one refresh, after the last of
 * it; `mayHaveMissed` is false if only the screen itself asked.
 */
export const useCatchUp = (refresh: (mayHaveMissed: boolean) => void): (() => void) => {
  const run = useEffectEvent(refresh);
  const pending = useRef<{ timer?: ReturnType<typeof setTimeout>; missed: boolean }>({ missed: false });
  const ask = (missed: boolean): void => {
    const wait = pending.current;
    clearTimeout(wait.timer);
    wait.missed ||= missed;
    wait.timer = setTimeout(() => {
      const { missed: mayHaveMissed } = wait;
      wait.missed = false;
      run(mayHaveMissed);
    }, JOIN_MS);
  };
  const catchUp = useEffectEvent(() => ask(true));
  useEffect(() => {
    const wait = pending.current;
    const stop = new AbortController();
    const { signal } = stop;
    const catchUpIfVisible = (): void => {
      if (document.visibilityState === 'visible') catchUp();
    };
    document.addEventListener('visibilitychange', catchUpIfVisible, { signal });
    window.addEventListener('online', catchUpIfVisible, { signal });
    const unsubscribe = onSocketConnect(() => catchUp());
    return () => {
      stop.abort();
      unsubscribe();
      clearTimeout(wait.timer);
    };
  }, []);
  return () => ask(false);
};
