import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import next from 'next';
import { appOrigin } from '#lib/platform/config/env.ts';
import type { Listener } from './api-host.ts';
import nextConfig from '../next.config.ts';
import { projectRoot } from './routes.ts';

export interface Pages {
  listener: Listener;
  /** Hot reloading's WebSocket; in production there is none. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

interface PagesOptions {
  dev: boolean;
  port: number;
}

/** Next as one listener among ours. It gets a server object of its own: on ours it would end our WebSockets. */
export const createPages = async ({ dev, port }: PagesOptions): Promise<Pages> => {
  // next-auth reads it from here and nowhere else.
  process.env['NEXTAUTH_URL'] = appOrigin();
  const httpServer = createServer();
  // Left to read the file itself, Next would load its compiler, which servers do not have.
  const conf = dev ? {} : { conf: nextConfig };
  const app = next({ dev, dir: projectRoot, port, hostname: 'localhost', httpServer, ...conf });
  await app.prepare();
  const handleRequest = app.getRequestHandler();
  return {
    listener: (request, response) => handleRequest(request, response),
    upgrade: (request, socket, head) => {
      // Next listens on its own server object from the first page request on.
      if (!dev || !httpServer.emit('upgrade', request, socket, head)) socket.destroy();
    },
    close: () => app.close(),
  };
};

/** For servers that are API and socket only. */
export const noPages: Pages = {
  listener: (_request, response) => void response.writeHead(404).end(),
  upgrade: (_request, socket) => void socket.destroy(),
  close: async () => {},
};
