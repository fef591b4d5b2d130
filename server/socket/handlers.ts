import type { InboundPayload } from '#lib/platform/realtime/event-types.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { identify } from './identify.ts';
import type { IoSocket } from './io.ts';
import { acknowledge, readBySignal } from '#lib/features/notifications/services/mark-read.ts';
import { noteShownNotifications } from '#lib/features/notifications/services/feed.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { mayHearTyping } from '#lib/features/messages/services/may-hear-typing.ts';

interface Input {
  socket: IoSocket;
  payload: InboundPayload<'auth:refresh'>;
}

/** Swaps the session under an open connection; another person's token never gets into this person's room. */
export const refreshAuth = async ({ socket, payload }: Input): Promise<void> => {
  const { actor, expiresAt } = await identify(payload.token);
  if (actor.userId !== socket.data.actor.userId) throw new AppError('forbidden');
  Object.assign(socket.data, { actor, expiresAt, recheckAt: performance.now() });
};

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

interface Shown {
  socket: IoSocket;
  payload: InboundPayload<'notification:ack'>;
}

/** Notes which notifications somebody could see when they came. */
export const noteShown = ({ socket, payload }: Shown): Promise<void> =>
  noteShownNotifications({ actor: socket.data.actor, ids: payload.ids });

// The receiver forgets a typist after 6 s, so one word every two is plenty; more would be paid for by every server.
const QUIET_MS = 2000;

interface Told {
  /** Who has heard that this socket types and not yet that it stopped. */
  receiverId: string | null;
  freeAt: number;
}

const told = new WeakMap<IoSocket, Told>();

// An end is worth telling only where a beginning was told, so neither word can be used to flood anybody.
const isWorthTelling = ({ socket, payload }: Typing): boolean => {
  const { receiverId = null, freeAt = 0 } = told.get(socket) ?? {};
  if (!payload.isTyping) {
    told.set(socket, { receiverId: null, freeAt });
    return receiverId === payload.receiverId;
  }
  if (performance.now() < freeAt) return false;
  told.set(socket, { receiverId: payload.receiverId, freeAt: performance.now() + QUIET_MS });
  return true;
};

interface Typing {
  socket: IoSocket;
  payload: InboundPayload<'typing'>;
}

/** Passes on that somebody types, to a partner who may hear it; to others and too often it says nothing. */
export const passTyping = async (typing: Typing): Promise<void> => {
  if (!isWorthTelling(typing)) return;
  const { receiverId, isTyping } = typing.payload;
  const senderId = typing.socket.data.actor.userId;
  if (!(await mayHearTyping({ senderId, receiverId }))) return;
  publish(userRoom(receiverId), 'typing', { senderId, isTyping });
};
