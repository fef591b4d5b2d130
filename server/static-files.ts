import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { projectRoot } from '#lib/platform/config/project-root.ts';

type Next = () => void;
type StaticHandler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

const mount = (handler: StaticHandler, prefix: string): StaticHandler => {
  return (request, response, next) => {
    const { url = '/' } = request;
    if (!url.startsWith(`${prefix}/`)) return next();
    request.url = url.slice(prefix.length);
    handler(request, response, () => {
      request.url = url;
      next();
    });
  };
};

/** Built files, precompressed with brotli; the build's own carry a hash in their names and are kept for ever. */
export const createStaticFiles = (): StaticHandler => {
  const built = mount(
    sirv(join(projectRoot, '.next/static'), { brotli: true, immutable: true, maxAge: 31_536_000 }),
    '/_next/static',
  );
  const files = sirv(join(projectRoot, '.next/public'), {
    ...{ brotli: true, etag: true, maxAge: 3600 },
    setHeaders: (response, path) => {
      // A service worker that is cached too long could not be repaired.
      if (path === '/sw.js') response.setHeader('cache-control', 'no-cache');
      // The library does not know the type of this old format.
      if (path === '/favicon.ico') response.setHeader('content-type', 'image/x-icon');
    },
  });
  return (request, response, next) => built(request, response, () => files(request, response, next));
};
