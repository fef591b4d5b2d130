'use client';

import { useEffect } from 'react';
import { whenIdle } from '#components/ui/when-idle.ts';

let isStarted = false;

const start = async (): Promise<void> => {
  const [{ followMessages }, { followNotifications }] = await Promise.all([
    import('#lib/features/messages/client/follow-messages.ts'),
    import('#lib/features/notifications/client/follow-notifications.ts'),
  ]);
  if (isStarted) return;
  isStarted = true;
  followNotifications();
  followMessages();
};

// The socket and what belongs to it come after the page itself, on a thin network too.
const startLive = (): void => void start().catch(() => undefined);

/** Starts the live part of the page for whoever is signed in. */
export const LiveNews = () => {
  useEffect(() => whenIdle(startLive), []);
  return null;
};
