import type { InboundPayload } from '#lib/platform/realtime/event-types.ts';
import { acknowledge, readBySignal } from '#lib/features/messages/services/mark-read.ts';
import type { IoSocket } from '../io.ts';

interface Acks {
  socket: IoSocket;
  payload: InboundPayload<'message:ack'>;
}

/** Notes what a client has got, conversation by conversation. */
export const noteAcks = async ({ socket, payload }: Acks): Promise<void> => {
  const { actor } = socket.data;
  for (const seen of payload.seen) await acknowledge({ actor, ...seen });
};

interface Reading {
  socket: IoSocket;
  payload: InboundPayload<'message:read'>;
}

/** Notes what somebody has read. */
export const noteRead = ({ socket, payload }: Reading): Promise<void> =>
  readBySignal({ actor: socket.data.actor, ...payload });
