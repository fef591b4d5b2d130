import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import type { Listener } from '../api-host.ts';

export interface Sockets {
  listener: Listener;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Asks every client to come back elsewhere and closes their connections. */
  drain(): Promise<void>;
}

/** socket.io without a server of its own: requests and upgrades reach it through our switch. */
export const createSockets = async (): Promise<Sockets> => {
  const io = new Server({ path: '/socket.io' });
  io.attach(createServer(), { destroyUpgrade: false });
  return {
    listener: (request, response) => io.engine.handleRequest(request, response),
    upgrade: (request, socket, head) => io.engine.handleUpgrade(request, socket, head),
    drain: () => io.close(),
  };
};
