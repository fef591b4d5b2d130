import { z } from 'zod';
import { forgetSession } from '#lib/features/accounts/auth/read-actor.ts';
import { id } from '#lib/platform/contract/fields.ts';
import type { OutboundPayload } from '#lib/platform/realtime/event-types.ts';
import type { Io, IoSocket } from './io.ts';

/** Closes a connection for good; 'io server disconnect' tells the client not to come back by itself. */
export const endSocket = (socket: IoSocket, reason: OutboundPayload<'session:ended'>['reason']): void => {
  socket.emit('session:ended', { reason });
  socket.disconnect(true);
};

const endHere = (io: Io, sessionIds: readonly string[]): void => {
  const ended = new Set(sessionIds);
  for (const sessionId of ended) forgetSession(sessionId);
  for (const socket of io.sockets.sockets.values())
    if (ended.has(socket.data.actor.sessionId)) endSocket(socket, 'revoked');
};

/** Forgets sessions and closes their sockets, here and on the other servers. */
export const endSessions = (io: Io, sessionIds: readonly string[]): void => {
  endHere(io, sessionIds);
  io.serverSideEmit('sessionsEnded', sessionIds);
};

const announcement = z.array(id());

/** Does the same when another server says so. */
export const hearSessionEnds = (io: Io): void => {
  io.on('sessionsEnded', (sessionIds) => {
    const heard = announcement.safeParse(sessionIds);
    if (heard.success) endHere(io, heard.data);
  });
};
