import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import { connectRealtime } from '#lib/platform/realtime/publish.ts';
import type { Listener } from '../api-host.ts';
import { createRequestGate } from './admit-request.ts';
import { admitSocket } from './admit-socket.ts';
import { drainSockets } from './drain-sockets.ts';
import { endSessions, hearSessionEnds } from './end-sockets.ts';
import { createEventBus } from './event-bus.ts';
import { createWorkList } from './follow-work.ts';
import type { Io } from './io.ts';
import { openSocket } from './open-socket.ts';
import { createPresence, type Presence } from './presence/create-presence.ts';
import { watchSessions } from './watch-sessions.ts';

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
    endSessions: (sessionIds) => endSessions(io, sessionIds),
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
