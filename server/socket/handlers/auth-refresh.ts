import type { InboundPayload } from '#lib/platform/realtime/event-types.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { identify } from '../identify.ts';
import type { IoSocket } from '../io.ts';

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
