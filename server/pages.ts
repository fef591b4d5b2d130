import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import next from 'next';
import { appOrigin } from '#lib/platform/config/env.ts';
import type { Listener } from './api-host.ts';
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
  // As `next --experimental-next-config-strip-types`: Node reads next.config.ts as it is, and servers need no compiler.
  process.env['__NEXT_NODE_NATIVE_TS_LOADER_ENABLED'] = 'true';
  const httpServer = createServer();
  const app = next({ dev, dir: projectRoot, port, hostname: 'localhost', httpServer });
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
