'use client';

import { useEffect } from 'react';
import { whenIdle } from '#components/ui/when-idle.ts';

// The socket and what belongs to it come after the page itself, on a thin network too.
const startLive = (): void =>
  void import('#lib/features/messages/client/follow-messages.ts')
    .then(({ followNews }) => followNews())
    .catch(() => undefined);

/** Starts the live part of the page for whoever is signed in. */
export const LiveNews = () => {
  useEffect(() => whenIdle(startLive), []);
  return null;
};
