'use client';

import { useEffect } from 'react';
import { loadPatiently } from '#lib/platform/browser/load-patiently.ts';
import { whenIdle } from '#components/ui/when-idle.ts';

let isStarted = false;

const loadNews = () =>
  Promise.all([
    import('#lib/features/messages/client/follow-messages.ts'),
    import('#lib/features/notifications/client/follow-notifications.ts'),
  ]);

const loadRinging = () => import('#components/bookings/ring-requests.ts');

const start = async (isWorker: boolean): Promise<void> => {
  const [{ followMessages }, { followNotifications }] = await loadPatiently(loadNews);
  if (isStarted) return;
  isStarted = true;
  followNotifications();
  followMessages();
  if (isWorker) (await loadPatiently(loadRinging)).ringRequests();
};

const loadWrites = () => import('./follow-writes.ts');

// Apart from the socket: a write must not wait for its code.
const startWrites = async (): Promise<void> => (await loadPatiently(loadWrites)).followWrites();

// The socket and its code load after the page itself, even on a slow network.
const startLive = (isWorker: boolean): void => {
  void startWrites();
  void start(isWorker);
};

/** Starts live updates for the current user; requests ring for workers. */
export const LiveUpdates = ({ isWorker }: { isWorker: boolean }) => {
  useEffect(() => whenIdle(() => startLive(isWorker)), [isWorker]);
  return null;
};
