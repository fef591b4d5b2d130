'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { useSocketEvent } from '#lib/platform/browser/use-socket-event.ts';

/** Has the server draw the page again when there is news between a worker and an agency. */
export const AgencyRefresh = () => {
  const router = useRouter();
  useSocketEvent('notification', ({ kind }) => {
    if (kind === 'agency') startTransition(() => router.refresh());
  });
  return null;
};
