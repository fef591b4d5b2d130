import { useEffect, useState } from 'react';

const TICK_MS = 20_000;

/** The current time, starting from the server's clock because the browser's may be wrong. */
export const useNow = (at: string): Date => {
  const [instant, setInstant] = useState(() => new Date(at));
  useEffect(() => {
    const startedAt = Date.now();
    const tick = (): void => setInstant(new Date(Date.parse(at) + Date.now() - startedAt));
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [at]);
  return instant;
};
