import { useEffect, useRef, useState } from 'react';
import { sleep } from '#lib/platform/concurrency/sleep.ts';

const MIN_LOCK_MS = 1500;

/** `left`: the response leads to another page, so nothing may be sent again. */
export type Outcome = 'left' | 'stayed';

/** `busy`: sending; `resting`: answered, but too early to send again. */
export type LockState = 'open' | 'busy' | 'resting';

/**
 * Allows one submission at a time: locked until the response arrives, for at least 1.5 s, and for good when it leads
 * to another page.
 */
export const useSubmitLock = () => {
  const current = useRef<LockState>('open');
  const [lock, setLock] = useState<LockState>('open');
  const change = (state: LockState): void => {
    current.current = state;
    setLock(state);
  };
  useEffect(() => {
    // When the reader comes back, the browser restores this page in its locked state.
    const unlock = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) change('open');
    };
    window.addEventListener('pageshow', unlock);
    return () => window.removeEventListener('pageshow', unlock);
  }, []);
  const run = async (work: () => Promise<Outcome>): Promise<void> => {
    if (current.current !== 'open') return;
    change('busy');
    const minimum = sleep(MIN_LOCK_MS);
    const outcome = await work();
    if (outcome === 'left') return;
    change('resting');
    await minimum;
    change('open');
  };
  return { lock, run };
};
