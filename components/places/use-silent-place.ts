import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';

/**
 * Where the page knows no place, finds one without asking: what this browser remembers, else the location where the
 * person has allowed it before. True while the browser looks for it.
 */
export const useSilentPlace = ({ isKnown }: { isKnown: boolean }): boolean => {
  const router = useRouter();
  const [isLocating, setLocating] = useState(false);
  // Until the page has come for the place that was found.
  const [isRefreshing, refresh] = useTransition();
  useEffect(() => {
    if (isKnown) return;
    let isShown = true;
    const look = async (): Promise<void> => {
      const { findSilently } = await import('./find-silently.ts');
      const isFound = await findSilently({ onLocating: () => isShown && setLocating(true) });
      if (isShown && isFound) refresh(() => router.refresh());
    };
    look()
      // Nobody has asked for it: the chip goes on inviting to choose a place.
      .catch(() => undefined)
      .finally(() => isShown && setLocating(false));
    return () => {
      isShown = false;
    };
  }, [isKnown, router]);
  return isLocating || isRefreshing;
};
