import { setTimeout as wait } from 'node:timers/promises';
import { within } from '#lib/platform/concurrency/within.ts';
import { env } from '#lib/platform/config/env.ts';
import type { Io, IoSocket } from './io.ts';

const MAX_DRAIN_MS = 8000;
const STEP_MS = 100;
// Restarting a quiet server is quick; a full one uses the whole window.
const MS_PER_SOCKET = 5;
// The time stopping needs after the last socket has closed.
const REST_SECONDS = 5;
// A polling client learns of the shutdown with its next request.
const LAST_POLLS_MS = 1000;

const windowFor = (sockets: number): number => {
  const allowed = Math.max(0, env().SHUTDOWN_SECONDS - REST_SECONDS) * 1000;
  return Math.min(MAX_DRAIN_MS, allowed, sockets * MS_PER_SOCKET);
};

const closeInBatches = async (sockets: readonly IoSocket[], withinMs: number): Promise<void> => {
  const batch = Math.ceil((sockets.length * STEP_MS) / Math.max(STEP_MS, withinMs));
  for (let from = 0; from < sockets.length; from += batch) {
    if (from > 0) await wait(STEP_MS);
    for (const { conn } of sockets.slice(from, from + batch)) conn.close();
  }
};

/**
 * Moves clients to other servers a few at a time. Closing the transport makes them reconnect; a socket.io disconnect
 * would tell them to stay away.
 */
export const drainSockets = async (io: Io): Promise<void> => {
  const sockets = [...io.sockets.sockets.values()];
  const withinMs = windowFor(sockets.length);
  const gone = sockets.map(({ conn }) => new Promise((resolve) => conn.once('close', resolve)));
  // One by one: a broadcast would be sent only after the first sockets are closed.
  for (const socket of sockets) socket.emit('server:draining', { withinMs });
  await closeInBatches(sockets, withinMs);
  await within(LAST_POLLS_MS, Promise.all(gone), () => undefined);
  // Closes only the sockets: calls that still arrive have events for clients of other servers.
  io.engine.close();
};
