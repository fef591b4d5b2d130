import { z } from 'zod';
import { forgetSession } from '#lib/features/accounts/auth/read-actor.ts';
import { id } from '#lib/platform/contract/fields.ts';
import type { OutboundPayload } from '#lib/platform/realtime/event-types.ts';
import type { SessionEnd } from '#lib/platform/realtime/publish.ts';
import type { Io, IoSocket } from './io.ts';

/** Closes a connection for good: 'io server disconnect' tells the client not to reconnect. */
export const endSocket = (socket: IoSocket, reason: OutboundPayload<'session:ended'>['reason']): void => {
  socket.emit('session:ended', { reason });
  socket.disconnect(true);
};

interface EndedSessions {
  sessionIds: readonly string[];
  reason: SessionEnd;
}

const endHere = (io: Io, { sessionIds, reason }: EndedSessions): void => {
  const ended = new Set(sessionIds);
  for (const sessionId of ended) forgetSession(sessionId);
  for (const socket of io.sockets.sockets.values())
    if (ended.has(socket.data.actor.sessionId)) endSocket(socket, reason);
};

/** Ends sessions and closes their sockets, here and on the other servers. */
export const endSessions = (io: Io, end: EndedSessions): void => {
  endHere(io, end);
  io.serverSideEmit('sessionsEnded', end.sessionIds, end.reason);
};

// Servers of the previous release send no reason.
const announcement = z.object({
  sessionIds: z.array(id()),
  reason: z.enum(['revoked', 'paused']).catch('revoked'),
});

/** Handles session ends announced by other servers. */
export const handleRemoteSessionEnds = (io: Io): void => {
  io.on('sessionsEnded', (sessionIds, reason) => {
    const parsed = announcement.safeParse({ sessionIds, reason });
    if (parsed.success) endHere(io, parsed.data);
  });
};
