import { useEffect, useEffectEvent, useState } from 'react';
import { readQueuesCall } from '#lib/features/office/contracts/office.calls.ts';
import type { QueueName, QueueSize } from '#lib/features/office/contracts/office.ts';
import { api } from '#lib/platform/browser/api.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';
import {
  onSocketConnect,
  onSocketEvent,
  sayToServer,
  wasConnected,
} from '#lib/platform/browser/socket/socket.ts';

const PAUSE_MS = 30_000;

const sayWatched = (isWatched: boolean): void => sayToServer('office:watch', { isWatched });

/** How much waits in each queue: told by the socket, and looked up now and then, as a connection may be away. */
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
    if (wasConnected()) sayWatched(true);
    const stops = [onSocketConnect(() => sayWatched(true)), onSocketEvent('queueSizes', setSizes)];
    return () => {
      clearInterval(timer);
      stops.forEach((stop) => stop());
      sayWatched(false);
    };
  }, []);
  /** Takes one away that was just decided, until the next news. */
  const lessen = (queue: QueueName): void =>
    setSizes((before) =>
      before.map((size) => (size.queue === queue ? { ...size, waiting: size.waiting - 1 } : size)),
    );
  return { sizes, lessen };
};
