import { z } from 'zod';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { identify } from './identify.ts';
import type { IoSocket } from './io.ts';
import { refusalCode } from './refusal-code.ts';

const handshakeAuth = z.object({ token: z.string().min(1) });

const admit = async (socket: IoSocket): Promise<void> => {
  const auth = handshakeAuth.safeParse(socket.handshake.auth);
  if (!auth.success) throw new AppError('unauthorized');
  const { actor, expiresAt } = await identify(auth.data.token);
  const { userId = actor.userId } = socket.handshake.query;
  if (userId !== actor.userId) throw new AppError('unauthorized');
  // The first look comes soon: a revocation may have crossed this very connection.
  socket.data = { actor, expiresAt, recheckAt: performance.now() };
};

/** Gives a socket its person, or refuses it: the client's `connect_error` carries the error code as its message. */
export const admitSocket = (socket: IoSocket, next: (error?: Error) => void): void => {
  admit(socket).then(
    () => next(),
    (error: unknown) => next(new Error(refusalCode(error))),
  );
};
