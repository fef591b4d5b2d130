import { setTimeout as wait } from 'node:timers/promises';
import { env } from '#lib/platform/config/env.ts';
import type { Io, IoSocket } from './io.ts';

const LONGEST_MS = 8000;
const STEP_MS = 100;
// So that a restart of a quiet server is quick while a full one uses the whole window.
const MS_PER_SOCKET = 5;
// What stopping needs after the last socket is gone.
const REST_SECONDS = 5;
// A polling client hears of the end with its next request.
const LAST_POLLS_MS = 1000;

const windowFor = (sockets: number): number => {
  const allowed = Math.max(0, env().SHUTDOWN_SECONDS - REST_SECONDS) * 1000;
  return Math.min(LONGEST_MS, allowed, sockets * MS_PER_SOCKET);
};

const closeInBatches = async (sockets: readonly IoSocket[], withinMs: number): Promise<void> => {
  const batch = Math.ceil((sockets.length * STEP_MS) / Math.max(STEP_MS, withinMs));
  for (let from = 0; from < sockets.length; from += batch) {
    if (from > 0) await wait(STEP_MS);
    for (const { conn } of sockets.slice(from, from + batch)) conn.close();
  }
};

/**
 * Sends clients elsewhere bit by bit. Closing the transport makes them reconnect; a socket.io disconnect would tell
 * them to stay away.
 */
export const drainSockets = async (io: Io): Promise<void> => {
  const sockets = [...io.sockets.sockets.values()];
  const withinMs = windowFor(sockets.length);
  const gone = sockets.map(({ conn }) => new Promise((resolve) => conn.once('close', resolve)));
  // One by one: a broadcast would go out only after the first of them are closed.
  for (const socket of sockets) socket.emit('server:draining', { withinMs });
  await closeInBatches(sockets, withinMs);
  await Promise.race([Promise.all(gone), wait(LAST_POLLS_MS)]);
  // Only the sockets: calls that still come have news for the clients of other servers.
  io.engine.close();
};
