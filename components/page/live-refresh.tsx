'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { useCatchUp } from '#lib/platform/browser/use-catch-up.ts';
import { useSocketEvent } from '#lib/platform/browser/use-socket-event.ts';

interface LiveRefreshProps {
  /** The booking shown by the page; any booking if absent. */
  bookingId?: string;
}

/** Rerenders the page on the server when a booking changes or events may have been missed. */
export const LiveRefresh = ({ bookingId }: LiveRefreshProps) => {
  const router = useRouter();
  const refresh = useCatchUp(() => startTransition(() => router.refresh()));
  useSocketEvent('bookingChanged', (change) => {
    if (bookingId === undefined || change.bookingId === bookingId) refresh();
  });
  return null;
};
