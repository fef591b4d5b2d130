import { useEffect, useRef, useState } from 'react';
import { sleep } from '#lib/platform/concurrency/sleep.ts';

const LEAST_LOCK_MS = 1500;

/** `left`: the answer leads to another page, and nothing may be sent again. */
export type Outcome = 'left' | 'stayed';

/** `busy`: under way; `resting`: answered, but not yet to be sent again. */
export type LockState = 'open' | 'busy' | 'resting';

/** One submission at a time: locked until the answer is there, at least 1.5 s, and for good when it leads elsewhere. */
export const useSubmitLock = () => {
  const current = useRef<LockState>('open');
  const [lock, setLock] = useState<LockState>('open');
  const change = (state: LockState): void => {
    current.current = state;
    setLock(state);
  };
  useEffect(() => {
    // Back from the page that it led to, the browser shows this one as it was.
    const unlock = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) change('open');
    };
    window.addEventListener('pageshow', unlock);
    return () => window.removeEventListener('pageshow', unlock);
  }, []);
  const run = async (work: () => Promise<Outcome>): Promise<void> => {
    if (current.current !== 'open') return;
    change('busy');
    const least = sleep(LEAST_LOCK_MS);
    const outcome = await work();
    if (outcome === 'left') return;
    change('resting');
    await least;
    change('open');
  };
  return { lock, run };
};
