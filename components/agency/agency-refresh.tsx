'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { useSocketEvent } from '#lib/platform/browser/use-socket-event.ts';

/** Refreshes the page on an event between worker and agency. */
export const AgencyRefresh = () => {
  const router = useRouter();
  useSocketEvent('notification', ({ kind }) => {
    if (kind === 'agency') startTransition(() => router.refresh());
  });
  return null;
};
