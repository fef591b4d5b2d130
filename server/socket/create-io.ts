import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import { within } from '#lib/platform/concurrency/within.ts';
import { connectRealtime } from '#lib/platform/realtime/publish.ts';
import type { Listener } from '#server/api-host.ts';
import { endSessions, hearSessionEnds } from './end-sockets.ts';
import { createEventBus } from './event-bus.ts';
import { createWorkList } from './follow-work.ts';
import type { Io, IoSocket } from './io.ts';
import { openSocket } from './open-socket.ts';
import { createPresence, type Presence } from '#server/socket/presence/create-presence.ts';
import { watchSessions } from './watch-sessions.ts';
import { appOrigin, env } from '#lib/platform/config/env.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { z } from 'zod';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { identify } from './identify.ts';
import { refusalCode } from './refusal-code.ts';
import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_MS = 8000;
const STEP_MS = 100;
// So that a restart of a quiet server is quick while a full one uses the whole window.
const MS_PER_SOCKET = 5;
// What stopping needs after the last socket is gone.
const REST_SECONDS = 5;
// A polling client hears of the end with its next request.
const LAST_POLLS_MS = 1000;

const windowFor = (sockets: number): number => {
  const allowed = Math.max(0, env().SHUTDOWN_SECONDS - REST_SECONDS) * 1000;
  return Math.min(LONGEST_MS, allowed, sockets * MS_PER_SOCKET);
};

const closeInBatches = async (sockets: readonly IoSocket[], withinMs: number): Promise<void> => {
  const batch = Math.ceil((sockets.length * STEP_MS) / Math.max(STEP_MS, withinMs));
  for (let from = 0; from < sockets.length; from += batch) {
    if (from > 0) await wait(STEP_MS);
    for (const { conn } of sockets.slice(from, from + batch)) conn.close();
  }
};

/**
 * Sends clients elsewhere bit by bit. Closing the transport makes them reconnect; a socket.io disconnect would tell
 * them to stay away.
 */
const drainSockets = async (io: Io): Promise<void> => {
  const sockets = [...io.sockets.sockets.values()];
  const withinMs = windowFor(sockets.length);
  const gone = sockets.map(({ conn }) => new Promise((resolve) => conn.once('close', resolve)));
  // One by one: a broadcast would go out only after the first of them are closed.
  for (const socket of sockets) socket.emit('server:draining', { withinMs });
  await closeInBatches(sockets, withinMs);
  await within(LAST_POLLS_MS, Promise.all(gone), () => undefined);
  // Only the sockets: calls that still come have news for the clients of other servers.
  io.engine.close();
};

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
const admitSocket = (socket: IoSocket, next: (error?: Error) => void): void => {
  admit(socket).then(
    () => next(),
    (error: unknown) => next(new Error(refusalCode(error))),
  );
};

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Whether a page of ours asks. Native clients and same-origin GETs carry no Origin; they still need a token. */
const isOwnOrigin = ({ headers }: IncomingMessage): boolean => {
  const { origin, host } = headers;
  if (origin === undefined || origin === appOrigin()) return true;
  return host !== undefined && hostOf(origin) === host;
};

type Decide = (error: string | null, isAllowed: boolean) => void;

/** Refuses new connections, on both transports: of other sites' pages, and of anyone once this server goes away. */
const createRequestGate = (isDraining: () => boolean) => {
  return (request: IncomingMessage, decide: Decide): void => {
    const refusal = isDraining() ? 'draining' : isOwnOrigin(request) ? null : 'foreign_origin';
    if (refusal) metrics().socketFaults.inc({ reason: refusal });
    decide(refusal, refusal === null);
  };
};

export interface Sockets {
  listener: Listener;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Asks every client to come back elsewhere and closes their connections. */
  drain(): Promise<void>;
  /** Leaves the other servers, once they know all that is said here and nothing needs the database any more. */
  leave(): Promise<void>;
}

// No connection state recovery: with several servers it loses messages while it claims to have recovered them.
const settings = {
  path: '/socket.io',
  serveClient: false,
  maxHttpBufferSize: 16_384,
  perMessageDeflate: false,
  connectTimeout: 10_000,
  pingInterval: 20_000,
  pingTimeout: 10_000,
};

const joinServices = (io: Io, presence: Presence): void => {
  connectRealtime({
    emit: (rooms, event, ...payload) => void io.to(rooms).emit(event, ...payload),
    endSessions: (end) => endSessions(io, end),
    acquaint: presence.tellOthers,
  });
};

/** socket.io without a server of its own: requests and upgrades reach it through our switch. */
export const createSockets = async (): Promise<Sockets> => {
  const bus = createEventBus();
  let draining = false;
  const allowRequest = createRequestGate(() => draining);
  const io: Io = new Server({ ...settings, allowRequest, adapter: bus.adapter });
  io.attach(createServer(), { destroyUpgrade: false });
  io.use(admitSocket);
  const { follow, settled } = createWorkList();
  const presence = await createPresence(io, follow);
  io.on('connection', (socket) => {
    openSocket(io, socket, follow);
    presence.follow(socket);
  });
  hearSessionEnds(io);
  joinServices(io, presence);
  const stopWatching = watchSessions(io, follow);
  await bus.opened();
  return {
    listener: (request, response) => io.engine.handleRequest(request, response),
    upgrade: (request, socket, head) => io.engine.handleUpgrade(request, socket, head),
    drain: async () => {
      draining = true;
      stopWatching();
      await drainSockets(io);
      await presence.stop();
    },
    leave: async () => {
      await settled();
      connectRealtime(null);
      await bus.told();
      await io.close();
    },
  };
};
