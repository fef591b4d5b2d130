import { useEffect, useEffectEvent, useState } from 'react';
import type { QueueName, QueueSize } from '#lib/features/office/contracts/office.ts';
import { api } from '#lib/platform/browser/api.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';
import {
  onSocketConnect,
  onSocketEvent,
  sendToServer,
  wasConnected,
} from '#lib/platform/browser/socket/socket.ts';

const PAUSE_MS = 30_000;

const sayWatched = (isWatched: boolean): void => sendToServer('office:watch', { isWatched });

/** Queue sizes from the socket, plus polling in case the connection is lost. */
export const useQueueSizes = (first: readonly QueueSize[]) => {
  const [sizes, setSizes] = useState(first);
  const look = useEffectEvent(async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !(await findSession())) return;
    // Try again at the next poll.
    const answer = await api('GET /admin/queues').catch(() => null);
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
  /** Counts decided items down until the next event. */
  const lessen = (queue: QueueName, count = 1): void =>
    setSizes((before) =>
      before.map((size) => (size.queue === queue ? { ...size, waiting: size.waiting - count } : size)),
    );
  return { sizes, lessen };
};
