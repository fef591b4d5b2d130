import type { z } from 'zod';
import type { Access } from '#lib/platform/contract/contract.ts';
import { inboundEvents } from '#lib/wiring/events.ts';
import { type InboundName } from '#lib/platform/realtime/event-types.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { refreshAuth } from './handlers/auth-refresh.ts';
import { noteAcks, noteRead } from './handlers/message-marks.ts';
import { noteShown } from './handlers/notification-ack.ts';
import { passTyping } from './handlers/typing.ts';
import type { IoSocket } from './io.ts';

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
export const inboundHandlers: Record<InboundName, InboundHandler> = {
  typing: bind(inboundEvents.typing, passTyping),
  'message:ack': bind(inboundEvents['message:ack'], noteAcks),
  'message:read': bind(inboundEvents['message:read'], noteRead),
  'notification:ack': bind(inboundEvents['notification:ack'], noteShown),
  'auth:refresh': bind(inboundEvents['auth:refresh'], refreshAuth),
};
