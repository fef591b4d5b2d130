import type { InboundPayload } from '#lib/platform/realtime/event-types.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { identify } from './identify.ts';
import type { IoSocket } from './io.ts';
import { acknowledge, readBySignal } from '#lib/features/notifications/services/mark-read.ts';
import { noteShownNotifications } from '#lib/features/notifications/services/feed.ts';
import { acknowledgingRoom, publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { mayHearTyping } from '#lib/features/messages/services/may-hear-typing.ts';

/** Replaces the session of an open connection; a token of another account never joins this person's room. */
export const refreshAuth = async ({
  socket,
  payload,
}: {
  socket: IoSocket;
  payload: InboundPayload<'auth:refresh'>;
}): Promise<void> => {
  const { actor, expiresAt } = await identify(payload.token);
  if (actor.userId !== socket.data.actor.userId) throw new AppError('forbidden');
  Object.assign(socket.data, { actor, expiresAt, recheckAt: performance.now() });
};

/** Records what a client has received, by conversation. */
export const noteAcks = async ({
  socket,
  payload,
}: {
  socket: IoSocket;
  payload: InboundPayload<'message:ack'>;
}): Promise<void> => {
  const { actor } = socket.data;
  // Pages of the previous release do not say so in the handshake.
  void socket.join(acknowledgingRoom(actor.userId));
  for (const seen of payload.seen) await acknowledge({ actor, ...seen });
};

export const noteRead = ({
  socket,
  payload,
}: {
  socket: IoSocket;
  payload: InboundPayload<'message:read'>;
}): Promise<void> => readBySignal({ actor: socket.data.actor, ...payload });

export const noteShown = ({
  socket,
  payload,
}: {
  socket: IoSocket;
  payload: InboundPayload<'notification:ack'>;
}): Promise<void> => noteShownNotifications({ actor: socket.data.actor, ids: payload.ids });

// Receivers forget a typist after 6 s, so one event every 2 s is enough; more would burden every server.
const QUIET_MS = 2000;

interface TypingState {
  /** The receiver of the last start event without a stop. */
  receiverId: string | null;
  freeAt: number;
}

const typingStates = new WeakMap<IoSocket, TypingState>();

// Forwards a stop only after a start, so that neither can be used to flood a partner.
const shouldForward = ({ socket, payload }: Typing): boolean => {
  const { receiverId = null, freeAt = 0 } = typingStates.get(socket) ?? {};
  if (!payload.isTyping) {
    typingStates.set(socket, { receiverId: null, freeAt });
    return receiverId === payload.receiverId;
  }
  if (performance.now() < freeAt) return false;
  typingStates.set(socket, { receiverId: payload.receiverId, freeAt: performance.now() + QUIET_MS });
  return true;
};

interface Typing {
  socket: IoSocket;
  payload: InboundPayload<'typing'>;
}

/** Forwards typing to a partner who may see it; ignored otherwise, and when sent too often. */
export const forwardTyping = async (typing: Typing): Promise<void> => {
  if (!shouldForward(typing)) return;
  const { receiverId, isTyping } = typing.payload;
  const senderId = typing.socket.data.actor.userId;
  if (!(await mayHearTyping({ senderId, receiverId }))) return;
  publish(userRoom(receiverId), 'typing', { senderId, isTyping });
};
