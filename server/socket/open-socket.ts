import { metrics } from '#lib/platform/observability/metrics.ts';
import { acknowledgingRoom, userRoom } from '#lib/platform/realtime/publish.ts';
import { endSocket } from './end-sockets.ts';
import type { FollowWork } from './follow-work.ts';
import type { Io, IoSocket } from './io.ts';
import type { Access } from '#lib/platform/contract/contract.ts';
import { isInboundName, inboundEvents } from '#lib/wiring/events.ts';
import type { EventReply, InboundName } from '#lib/platform/realtime/event-types.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { refusalCode } from './refusal-code.ts';
import { createTokenBucket } from './token-bucket.ts';
import type { z } from 'zod';
import { watchQueues } from './watch-queues.ts';
import { refreshAuth, noteAcks, noteRead, noteShown, forwardTyping } from './handlers.ts';

interface Received<Payload> {
  socket: IoSocket;
  payload: Payload;
}

interface InboundHandler {
  access: Access;
  receive(received: Received<unknown>): Promise<void>;
}

const bind = <Payload>(
  { schema, access }: { schema: z.ZodType<Payload>; access: Access },
  act: (received: Received<Payload>) => Promise<void>,
): InboundHandler => ({
  access,
  receive: async ({ socket, payload }) => {
    const parsed = schema.safeParse(payload);
    if (!parsed.success) throw new AppError('validation_failed');
    await act({ socket, payload: parsed.data });
  },
});

/** The handlers of inbound events. */
const inboundHandlers: Record<InboundName, InboundHandler> = {
  typing: bind(inboundEvents.typing, forwardTyping),
  'message:ack': bind(inboundEvents['message:ack'], noteAcks),
  'message:read': bind(inboundEvents['message:read'], noteRead),
  'notification:ack': bind(inboundEvents['notification:ack'], noteShown),
  'office:watch': bind(inboundEvents['office:watch'], watchQueues),
  'auth:refresh': bind(inboundEvents['auth:refresh'], refreshAuth),
};

const EVENTS_PER_SECOND = 20;

interface Inbound {
  socket: IoSocket;
  name: unknown;
  args: readonly unknown[];
}

const allows = (access: Access, { role }: Actor): boolean =>
  typeof access === 'string' || access.includes(role);

const handle = async ({ socket, name, args }: Inbound): Promise<void> => {
  if (typeof name !== 'string' || !isInboundName(name)) throw new AppError('not_found');
  const handler = inboundHandlers[name];
  if (!allows(handler.access, socket.data.actor)) throw new AppError('forbidden');
  await handler.receive({ socket, payload: args[0] });
};

const isAcknowledge = (value: unknown): value is (reply: EventReply) => void => typeof value === 'function';

const answer = ({ args }: Inbound, reply: EventReply): void => {
  const acknowledge = args.at(-1);
  if (isAcknowledge(acknowledge)) acknowledge(reply);
};

/** Checks every inbound event, known or not: rate, name, access, payload. Errors never escape. */
const receiveEvents = (socket: IoSocket, follow: FollowWork): void => {
  const mayPass = createTokenBucket(EVENTS_PER_SECOND);
  const receive = async (inbound: Inbound): Promise<void> => {
    try {
      if (!mayPass()) throw new AppError('too_many_requests');
      await handle(inbound);
      answer(inbound, { success: true });
    } catch (error) {
      answer(inbound, { success: false, code: refusalCode(error) });
    }
  };
  socket.onAny((name: unknown, ...args: unknown[]) => follow(receive({ socket, name, args })));
};

const MAX_SOCKETS = 5;
const MAX_WAITING_PACKETS = 200;

const countSocket = (socket: IoSocket): void => {
  const { openSockets } = metrics();
  openSockets.inc();
  socket.once('disconnect', () => openSockets.dec());
};

/** Closes a person's oldest connections beyond the limit (on this server). */
const closeSurplus = (io: Io, room: string): void => {
  const { adapter, sockets } = io.sockets;
  const oldestFirst = [...(adapter.rooms.get(room) ?? [])];
  for (const id of oldestFirst.slice(0, -MAX_SOCKETS)) {
    const surplus = sockets.get(id);
    if (surplus) endSocket(surplus, 'replaced');
  }
};

/** Drops a client that does not read, because its buffer would fill the memory. */
const closeWhenStuck = ({ conn }: IoSocket): void => {
  let waiting = 0;
  conn.on('flush', () => (waiting = 0));
  conn.on('packetCreate', () => {
    waiting += 1;
    if (waiting > MAX_WAITING_PACKETS) conn.close(true);
  });
};

/** Joins an authenticated socket to the rooms of its person. */
export const joinOwnRooms = (socket: IoSocket): void => {
  const { actor, acknowledges } = socket.data;
  const room = userRoom(actor.userId);
  void socket.join(acknowledges ? [room, acknowledgingRoom(actor.userId)] : room);
};

/** Sets up an authenticated socket. */
export const openSocket = (io: Io, socket: IoSocket, follow: FollowWork): void => {
  countSocket(socket);
  closeSurplus(io, userRoom(socket.data.actor.userId));
  closeWhenStuck(socket);
  receiveEvents(socket, follow);
  // The upgrade request is no longer needed and would cost several kilobytes per socket.
  Reflect.set(socket.conn, 'request', null);
};
