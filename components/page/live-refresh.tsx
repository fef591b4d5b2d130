'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useEffectEvent } from 'react';
import { useSocketConnect, useSocketEvent } from '#lib/platform/browser/use-socket-event.ts';

interface LiveRefreshProps {
  /** The one booking that the page shows; otherwise any. */
  bookingId?: string;
}

/** Has the server draw the page again when one of the reader's bookings changes, or when news may have been missed. */
export const LiveRefresh = ({ bookingId }: LiveRefreshProps) => {
  const router = useRouter();
  const refresh = (): void => startTransition(() => router.refresh());
  const look = useEffectEvent(() => document.visibilityState === 'visible' && refresh());
  useSocketEvent('bookingChanged', (change) => {
    if (bookingId === undefined || change.bookingId === bookingId) refresh();
  });
  useSocketConnect(refresh);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('visibilitychange', () => look(), { signal });
    window.addEventListener('online', () => look(), { signal });
    return () => stop.abort();
  }, []);
  return null;
};
