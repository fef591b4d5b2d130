import { ServerResponse, type IncomingMessage, type RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import type { BlockList } from 'node:net';
import { env } from '#lib/platform/config/env.ts';
import { log } from '#lib/platform/observability/log.ts';
import { normaliseHeaders } from './client-address.ts';
import { answerProbe } from './probes.ts';
import { answerSecurityText } from './security-text.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { addRoute, createRouter, findRoute } from 'rou3';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Handler } from '#lib/platform/http/handle.ts';
import { findWholeBody } from '#lib/platform/http/whole-body.ts';
import { refuse, refuseOthers } from '#lib/wiring/http.ts';
import { compressReply } from './compress-reply.ts';
import { loadEndpoints } from './routes.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

const CALL_METHODS = 'DELETE, GET, HEAD, PATCH, POST, PUT';
const SENT_HEADERS = 'authorization, content-type, idempotency-key, if-none-match';
const READ_HEADERS = 'etag, ratelimit, ratelimit-policy, retry-after, x-request-id';

/** The caller's origin if this installation lets its pages call, else null. */
const findAllowed = ({ headers: { origin } }: IncomingMessage): string | null =>
  origin !== undefined && env().CORS_ORIGINS.includes(origin) ? origin : null;

/** A CORS preflight request. */
const isQuestion = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

const allow = (response: ServerResponse, origin: string): void => {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', READ_HEADERS);
};

/** Keeps shared caches from giving one origin's answer to another. */
const varyByOrigin = (reply: Response): Response => {
  if (env().CORS_ORIGINS.length > 0) reply.headers.append('vary', 'origin');
  return reply;
};

/**
 * Lets pages of the origins in CORS_ORIGINS call the API. Cookies are never allowed: they authorise no call, and the
 * token that does is sent by the page itself.
 */
export const allowOrigins = (api: Listener): Listener => {
  return (request, response) => {
    if (env().CORS_ORIGINS.length === 0) return api(request, response);
    const origin = findAllowed(request);
    if (origin !== null) allow(response, origin);
    if (origin === null || !isQuestion(request)) return api(request, response);
    response.setHeader('access-control-allow-methods', CALL_METHODS);
    response.setHeader('access-control-allow-headers', SENT_HEADERS);
    response.setHeader('access-control-max-age', '600');
    response.writeHead(204).end();
  };
};

/** Writes a reply that is known whole; returns any other one for the host to read. */
const sendWhole = (reply: Response, outgoing: unknown): Response => {
  const body = findWholeBody(reply);
  if (!body || !(outgoing instanceof ServerResponse)) return reply;
  const headers = { ...Object.fromEntries(reply.headers), 'content-length': body.byteLength };
  outgoing.writeHead(reply.status, headers).end(body);
  return RESPONSE_ALREADY_SENT;
};

/** Serves the route files without Next in between; measured at twenty times the requests per second. */
export const createApiHost = async (): Promise<Listener> => {
  const router = createRouter<Handler>();
  for (const { method, pattern, handler } of await loadEndpoints()) {
    addRoute(router, method, pattern, handler);
    // An empty method matches all remaining ones, such as TRACE.
    if (method === 'OPTIONS') addRoute(router, '', pattern, refuseOthers(handler));
  }

  return getRequestListener(
    async (request, { outgoing }) => {
      const { pathname } = new URL(request.url);
      const found = findRoute(router, request.method, pathname) ?? findRoute(router, 'GET', '/api/v1/_');
      if (!found) throw new Error('The route for unknown addresses is missing.');
      const reply = await found.data(request, { params: Promise.resolve(found.params ?? {}) });
      return sendWhole(varyByOrigin(await compressReply(request, reply)), outgoing);
    },
    { overrideGlobalObjects: false },
  );
};

/** The methods that calls and pages accept. */
export const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

const parsePath = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

const isDecodable = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
};

// A dot segment leads elsewhere than it seems to, and every reader resolves it at a different moment.
const hasDotSegment = (path: string): boolean => /\/(\.|%2e){1,2}(\/|$)/i.test(path);

const sendRefusal = async (
  { method = '', headers: { accept } }: IncomingMessage,
  response: ServerResponse,
  error: AppError,
): Promise<void> => {
  const reply = refuse({ error, method, accept });
  if (error.code === 'method_not_allowed') reply.headers.set('allow', methods.join(', '));
  response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
};

/** Rejects or normalises what the two API hosts would read differently, before either of them sees the request. */
export const gateApi = (host: Listener): Listener => {
  return async (request, response) => {
    const { url = '/', method = '' } = request;
    const path = parsePath(url);
    if (!methods.includes(method)) return sendRefusal(request, response, new AppError('method_not_allowed'));
    if (hasDotSegment(path) || !isDecodable(path) || path === '/api/v1')
      return sendRefusal(request, response, new AppError('not_found'));
    if (!path.endsWith('/')) return host(request, response);
    response.writeHead(308, { location: path.replace(/\/+$/, '') + url.slice(path.length) }).end();
  };
};

export interface Parts {
  proxies: BlockList;
  api: Listener;
  sockets: Listener;
  /** Handles everything else, including unknown paths: the pages. */
  rest: Listener;
  isStopping(): boolean;
}

const isUnder = (url: string, prefix: string): boolean =>
  url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);

const pick = (parts: Parts, url: string): Listener => {
  if (isUnder(url, '/api/v1')) return parts.api;
  return isUnder(url, '/socket.io') ? parts.sockets : parts.rest;
};

const fail = (response: ServerResponse, error: unknown): void => {
  log().error({ err: error }, 'request failed');
  if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
  response.end('Something went wrong!');
};

const answer = async (parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  normaliseHeaders(request, parts.proxies);
  setSecurityHeaders(response);
  if (parts.isStopping()) response.setHeader('connection', 'close');
  if (await answerProbe(request, response, parts.isStopping())) return;
  if (answerSecurityText(request, response)) return;
  await pick(parts, request.url ?? '/')(request, response);
};

/** One port for probes, API, socket and pages. */
export const createDispatcher = (parts: Parts): RequestListener => {
  return (request, response) => {
    answer(parts, request, response).catch((error: unknown) => fail(response, error));
  };
};

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** WebSockets go to socket.io; what is left goes to hot reloading, which refuses it in production. */
export const createUpgradeSwitch = (upgrades: { sockets: Upgrade; pages: Upgrade }): Upgrade => {
  return (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (isUnder(request.url ?? '/', '/socket.io')) upgrades.sockets(request, socket, head);
    else upgrades.pages(request, socket, head);
  };
};
