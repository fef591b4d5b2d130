'use client';

import { useEffect } from 'react';
import { whenIdle } from '#components/ui/when-idle.ts';

let isStarted = false;

const start = async (isWorker: boolean): Promise<void> => {
  const [{ followMessages }, { followNotifications }] = await Promise.all([
    import('#lib/features/messages/client/follow-messages.ts'),
    import('#lib/features/notifications/client/follow-notifications.ts'),
  ]);
  if (isStarted) return;
  isStarted = true;
  followNotifications();
  followMessages();
  if (isWorker) (await import('#components/bookings/ring-requests.ts')).ringRequests();
};

// Apart from the socket: a write must not wait for its code.
const startWrites = async (): Promise<void> => (await import('./follow-writes.ts')).followWrites();

// The socket and its code load after the page itself, even on a slow network.
const startLive = (isWorker: boolean): void => {
  void startWrites().catch(() => undefined);
  void start(isWorker).catch(() => undefined);
};

/** Starts live updates for the current user; requests ring for workers. */
export const LiveUpdates = ({ isWorker }: { isWorker: boolean }) => {
  useEffect(() => whenIdle(() => startLive(isWorker)), [isWorker]);
  return null;
};
