import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useEffectEvent } from 'react';
import { api } from '#lib/platform/browser/api.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';

/**
 * Tells the server that the user has seen the claim, which starts the time to answer. A page in a background tab
 * doesn't count.
 */
export const useClaimSeen = (bookingId: string, isUnseen: boolean): void => {
  const router = useRouter();
  const tell = useEffectEvent(async (): Promise<void> => {
    try {
      // Right after the page opens, the token may still be loading.
      await findSession();
      await api('PUT /bookings/{id}/no-show/seen', { params: { id: bookingId } });
      startTransition(() => router.refresh());
    } catch {
      // The next time the page becomes visible tries again.
    }
  });
  useEffect(() => {
    if (!isUnseen) return;
    const stop = new AbortController();
    const reportIfVisible = (): void => {
      if (document.visibilityState !== 'visible') return;
      stop.abort();
      void tell();
    };
    document.addEventListener('visibilitychange', reportIfVisible, { signal: stop.signal });
    reportIfVisible();
    return () => stop.abort();
  }, [bookingId, isUnseen]);
};
