import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import { connectRealtime } from '#lib/platform/realtime/publish.ts';
import type { Listener } from '#server/dispatch.ts';
import { endSessions, handleRemoteSessionEnds } from './end-sockets.ts';
import { admitSocket, createRequestGate } from './admit.ts';
import { drainSockets } from './drain.ts';
import type { EventBus } from './bus-port.ts';
import { createEventBus } from './event-bus.ts';
import { createWorkList } from './follow-work.ts';
import type { Io } from './io.ts';
import { joinOwnRooms, openSocket } from './open-socket.ts';
import { createPresence, type Presence } from '#server/socket/presence/create-presence.ts';
import { watchSessions } from './watch-sessions.ts';

export interface Sockets {
  listener: Listener;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Asks all clients to reconnect elsewhere and closes their connections. */
  drain(): Promise<void>;
  /** Leaves the bus once the other servers have received everything and the database is no longer needed. */
  leave(): Promise<void>;
}

// No connection state recovery: with several servers it loses messages while claiming to recover them.
const settings = {
  path: '/socket.io',
  serveClient: false,
  maxHttpBufferSize: 16_384,
  perMessageDeflate: false,
  connectTimeout: 10_000,
  pingInterval: 20_000,
  pingTimeout: 10_000,
};

const joinServices = (
  io: Io,
  { presence, isByRoom }: { presence: Presence } & Pick<EventBus, 'isByRoom'>,
) => {
  connectRealtime({
    emit: (rooms, event, ...payload) => {
      const targets = isByRoom && Array.isArray(rooms) ? rooms : [rooms];
      for (const target of targets) io.to(target).emit(event, ...payload);
    },
    endSessions: (end) => endSessions(io, end),
    sharePresence: presence.tellOthers,
  });
};

/** Creates socket.io without its own server; our switch passes it requests and upgrades. */
export const createSockets = async (): Promise<Sockets> => {
  const bus = await createEventBus();
  let draining = false;
  const allowRequest = createRequestGate(() => draining);
  const io: Io = new Server({ ...settings, allowRequest, adapter: bus.adapter });
  io.attach(createServer(), { destroyUpgrade: false });
  io.use(admitSocket);
  // Before the client learns that it is connected: from then on it expects to miss nothing.
  io.use((socket, next) => {
    joinOwnRooms(socket);
    void bus.joined().then(() => next());
  });
  const { follow, settled } = createWorkList();
  const presence = await createPresence(io, follow);
  io.on('connection', (socket) => {
    openSocket(io, socket, follow);
    presence.follow(socket);
  });
  handleRemoteSessionEnds(io);
  joinServices(io, { presence, isByRoom: bus.isByRoom });
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
      await bus.delivered();
      await io.close();
      await bus.close();
    },
  };
};
