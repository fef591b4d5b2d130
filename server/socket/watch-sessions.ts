import { now } from '#lib/platform/time/clock.ts';
import { listActors } from '#models/accounts/session.ts';
import { endSocket } from './end-sockets.ts';
import type { FollowWork } from './follow-work.ts';
import type { Io, IoSocket } from './io.ts';

const CHECK_EVERY_MS = 1000;
// The bus announces session ends at once; this finds the ones it lost.
const RECHECK_MS = 30_000;

const closeExpired = (sockets: Iterable<IoSocket>, at: Date): void => {
  for (const socket of sockets) {
    if (socket.data.expiresAt > at) continue;
    socket.emit('auth:expired', {});
    socket.disconnect(true);
  }
};

const recheck = async (sockets: Iterable<IoSocket>, at: Date): Promise<void> => {
  const due = [...sockets].filter(({ data }) => data.recheckAt <= performance.now());
  if (due.length === 0) return;
  const sessionIds = due.map(({ data }) => data.actor.sessionId);
  const actors = await listActors([...new Set(sessionIds)], at);
  const isPaused = new Map(actors.map(({ sessionId, isSuspended }) => [sessionId, isSuspended]));
  for (const socket of due) {
    socket.data.recheckAt = performance.now() + RECHECK_MS;
    const paused = isPaused.get(socket.data.actor.sessionId);
    if (paused !== false) endSocket(socket, paused ? 'paused' : 'revoked');
  }
};

const checkSessions = async (io: Io): Promise<void> => {
  const at = now();
  closeExpired(io.sockets.sockets.values(), at);
  await recheck(io.sockets.sockets.values(), at);
};

/** Closes connections whose token or session has ended. Returns a stop function. */
export const watchSessions = (io: Io, follow: FollowWork): (() => void) => {
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    follow(checkSessions(io).finally(() => (looking = false)));
  }, CHECK_EVERY_MS);
  return () => clearInterval(timer);
};
