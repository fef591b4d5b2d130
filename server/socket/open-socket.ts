import { metrics } from '#lib/platform/observability/metrics.ts';
import { userRoom } from '#lib/platform/realtime/publish.ts';
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
import { refreshAuth, noteAcks, noteRead, noteShown, passTyping } from './handlers.ts';

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

/** What answers each inbound event. */
const inboundHandlers: Record<InboundName, InboundHandler> = {
  typing: bind(inboundEvents.typing, passTyping),
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

/** Every inbound event passes here, known or not: rate, name, access, payload; nothing that it throws gets out. */
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

const MOST_SOCKETS = 5;
const MOST_WAITING_PACKETS = 200;

const countSocket = (socket: IoSocket): void => {
  const { openSockets } = metrics();
  openSockets.inc();
  socket.once('disconnect', () => openSockets.dec());
};

/** Closes the oldest connections of a person who opens more than anyone needs (on this server). */
const closeSurplus = (io: Io, room: string): void => {
  const { adapter, sockets } = io.sockets;
  const oldestFirst = [...(adapter.rooms.get(room) ?? [])];
  for (const id of oldestFirst.slice(0, -MOST_SOCKETS)) {
    const surplus = sockets.get(id);
    if (surplus) endSocket(surplus, 'replaced');
  }
};

/** Gives up on a client that does not read: what waits for it would fill the memory. */
const closeWhenStuck = ({ conn }: IoSocket): void => {
  let waiting = 0;
  conn.on('flush', () => (waiting = 0));
  conn.on('packetCreate', () => {
    waiting += 1;
    if (waiting > MOST_WAITING_PACKETS) conn.close(true);
  });
};

/** Sets up an admitted socket. */
export const openSocket = (io: Io, socket: IoSocket, follow: FollowWork): void => {
  const room = userRoom(socket.data.actor.userId);
  void socket.join(room);
  countSocket(socket);
  closeSurplus(io, room);
  closeWhenStuck(socket);
  receiveEvents(socket, follow);
  // The upgrade request has done its work; kept, it costs several kilobytes a socket.
  Reflect.set(socket.conn, 'request', null);
};
