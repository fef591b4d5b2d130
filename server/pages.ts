import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { constants } from 'node:zlib';
import compression from 'compression';
import { appOrigin } from '#lib/platform/config/env.ts';
import { logConsole } from '#lib/platform/observability/log-console.ts';
import { methods, type Listener } from './dispatch.ts';
import { observePages } from './observe-pages.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';

export interface Pages {
  listener: Listener;
  /** Hot reloading's WebSocket; in production there is none. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

// A tenth smaller than gzip, in the same time.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });

/**
 * Runs Next as one of our listeners. It gets its own server object, because on ours it would close our WebSockets.
 */
export const createPages = async ({ dev, port }: { dev: boolean; port: number }): Promise<Pages> => {
  // Loaded here, because servers without pages never need it.
  const { default: next } = await import('next');
  // next-auth reads it from here and nowhere else.
  process.env['NEXTAUTH_URL'] = appOrigin();
  // As `next --experimental-next-config-strip-types`: Node reads next.config.ts as it is, and servers need no compiler.
  process.env['__NEXT_NODE_NATIVE_TS_LOADER_ENABLED'] = 'true';
  if (!dev) logConsole();
  const httpServer = createServer();
  // Faults of pages are in our log, by instrumentation.ts.
  const app = next({ dev, dir: projectRoot, port, hostname: 'localhost', httpServer, quiet: !dev });
  await app.prepare();
  const handleRequest = app.getRequestHandler();
  return {
    listener: (request, response) => {
      compress(request, response, () => {});
      return handleRequest(request, response);
    },
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

const refuseMethod = observePages((_request, response) => {
  response.setHeader('x-request-id', randomUUID());
  response.writeHead(405, { allow: methods.join(', ') }).end();
});

/** Refuses the methods that no page takes; Next answers those that it cannot even read with a fault. */
export const gatePages = (pages: Listener): Listener => {
  return (request, response) =>
    (methods.includes(request.method ?? '') ? pages : refuseMethod)(request, response);
};
