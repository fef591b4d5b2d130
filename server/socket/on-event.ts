import type { Access } from '#lib/platform/contract/contract.ts';
import { isInboundName } from '#lib/wiring/events.ts';
import { type EventReply } from '#lib/platform/realtime/event-types.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { FollowWork } from './follow-work.ts';
import { inboundHandlers } from './inbound-handlers.ts';
import type { IoSocket } from './io.ts';
import { refusalCode } from './refusal-code.ts';
import { createTokenBucket } from './token-bucket.ts';

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
export const receiveEvents = (socket: IoSocket, follow: FollowWork): void => {
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
