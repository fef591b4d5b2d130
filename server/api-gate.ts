import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { errorReply } from '#lib/wiring/http.ts';
import type { Listener } from './api-host.ts';

const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

const pathOf = (url: string): string => {
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

// A dot segment names another address than it seems to, and every reader resolves it at another moment.
const climbs = (path: string): boolean => /\/(\.|%2e){1,2}(\/|$)/i.test(path);

const refuse = async (response: ServerResponse, error: AppError): Promise<void> => {
  const reply = errorReply(error, randomUUID());
  if (error.code === 'method_not_allowed') reply.headers.set('allow', methods.join(', '));
  response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
};

/** Settles what the two hosts of the API would read differently, before either of them sees the request. */
export const gateApi = (host: Listener): Listener => {
  return async (request, response) => {
    const { url = '/', method = '' } = request;
    const path = pathOf(url);
    if (!methods.includes(method)) return refuse(response, new AppError('method_not_allowed'));
    if (climbs(path) || !isDecodable(path) || path === '/api/v1')
      return refuse(response, new AppError('not_found'));
    if (!path.endsWith('/')) return host(request, response);
    response.writeHead(308, { location: path.replace(/\/+$/, '') + url.slice(path.length) }).end();
  };
};

/** Refuses the methods that no page takes; Next answers those that it cannot even read with a fault. */
export const gatePages = (pages: Listener): Listener => {
  return (request, response) => {
    if (methods.includes(request.method ?? '')) return pages(request, response);
    response.writeHead(405, { allow: methods.join(', ') }).end();
  };
};
