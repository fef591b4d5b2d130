import { useEffect, useEffectEvent, useState } from 'react';
import { readQueuesCall } from '#lib/features/office/contracts/office.calls.ts';
import type { QueueName, QueueSize } from '#lib/features/office/contracts/office.ts';
import { api } from '#lib/platform/browser/api.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';

const PAUSE_MS = 30_000;

/** How much waits in each queue, looked up again while the page is in sight: no event of the socket tells of it. */
export const useQueueSizes = (first: readonly QueueSize[]) => {
  const [sizes, setSizes] = useState(first);
  const look = useEffectEvent(async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !(await findSession())) return;
    // The next look may do better.
    const answer = await api(readQueuesCall).catch(() => null);
    if (answer) setSizes(answer.data);
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), PAUSE_MS);
    return () => clearInterval(timer);
  }, []);
  /** Takes one away that was just decided, until the next look. */
  const lessen = (queue: QueueName): void =>
    setSizes((before) =>
      before.map((size) => (size.queue === queue ? { ...size, waiting: size.waiting - 1 } : size)),
    );
  return { sizes, lessen };
};
