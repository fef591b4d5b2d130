import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { appOrigin } from '#lib/platform/config/env.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { identify } from './identify.ts';
import type { IoSocket } from './io.ts';
import { refusalCode } from './refusal-code.ts';

const handshakeAuth = z.object({ token: z.string().min(1), acknowledges: z.boolean().catch(false) });

const admit = async (socket: IoSocket): Promise<void> => {
  const auth = handshakeAuth.safeParse(socket.handshake.auth);
  if (!auth.success) throw new AppError('unauthorized');
  const { actor, expiresAt } = await identify(auth.data.token);
  const { userId = actor.userId } = socket.handshake.query;
  if (userId !== actor.userId) throw new AppError('unauthorized');
  // Checks soon: the session may have been revoked while this socket connected.
  const { acknowledges } = auth.data;
  socket.data = { actor, expiresAt, recheckAt: performance.now(), acknowledges };
};

/** Authenticates a socket or refuses it: the client's `connect_error` has the error code as its message. */
export const admitSocket = (socket: IoSocket, next: (error?: Error) => void): void => {
  admit(socket).then(
    () => next(),
    (error: unknown) => next(new Error(refusalCode(error))),
  );
};

const parseHost = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Whether the request comes from our own pages. Native clients and same-origin GETs send no Origin; they still need a
 * token.
 */
const isOwnOrigin = ({ headers }: IncomingMessage): boolean => {
  const { origin, host } = headers;
  if (origin === undefined || origin === appOrigin()) return true;
  return host !== undefined && parseHost(origin) === host;
};

type Decide = (error: string | null, isAllowed: boolean) => void;

/** Refuses connections from other sites' pages, and all new ones while draining, on both transports. */
export const createRequestGate = (isDraining: () => boolean) => {
  return (request: IncomingMessage, decide: Decide): void => {
    const refusal = isDraining() ? 'draining' : isOwnOrigin(request) ? null : 'foreign_origin';
    if (refusal) metrics().socketFaults.inc({ reason: refusal });
    decide(refusal, refusal === null);
  };
};
