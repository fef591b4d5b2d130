import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { BlockList } from 'node:net';
import { log } from '#lib/platform/observability/log.ts';
import type { Listener } from './api-host.ts';
import { normaliseHeaders } from './client-address.ts';
import { answerProbe } from './probes.ts';
import { answerSecurityText } from './security-text.ts';
import { setSecurityHeaders } from './security-headers.ts';

export interface Parts {
  proxies: BlockList;
  api: Listener;
  sockets: Listener;
  /** Ends with the pages, which also answer whatever nobody else did. */
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
