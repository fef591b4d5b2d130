import { setTimeout as wait } from 'node:timers/promises';
import { env } from '#lib/config/env.ts';
import type { Io } from './io.ts';

const LONGEST_MS = 8000;
const STEP_MS = 100;
// So that a restart of a quiet server is quick while a full one uses the whole window.
const MS_PER_SOCKET = 5;
// What stopping needs after the last socket is gone.
const REST_SECONDS = 5;

const windowFor = (sockets: number): number => {
  const allowed = Math.max(0, env().SHUTDOWN_SECONDS - REST_SECONDS) * 1000;
  return Math.min(LONGEST_MS, allowed, sockets * MS_PER_SOCKET);
};

/**
 * Sends clients elsewhere bit by bit. Closing the transport makes them reconnect; a socket.io disconnect would tell
 * them to stay away.
 */
export const drainSockets = async (io: Io): Promise<void> => {
  const sockets = [...io.sockets.sockets.values()];
  const withinMs = windowFor(sockets.length);
  io.local.emit('server:draining', { withinMs });
  const batch = Math.ceil(sockets.length / Math.max(1, withinMs / STEP_MS));
  for (let from = 0; from < sockets.length; from += batch) {
    for (const { conn } of sockets.slice(from, from + batch)) conn.close();
    if (from + batch < sockets.length) await wait(STEP_MS);
  }
  await io.close();
};
