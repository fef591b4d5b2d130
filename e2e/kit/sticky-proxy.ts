import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

const COOKIE = 'hunar.server';
const LOOK_MS = 1000;

/** Routes a client to one of the servers, like docs/deploy/haproxy.cfg. */
export const stickTo = (name: string): Record<string, string> => ({ cookie: `${COOKIE}=${name}` });

const wantedBy = ({ headers }: IncomingMessage): string | undefined =>
  new RegExp(`${COOKIE}=(\\w+)`).exec(headers.cookie ?? '')?.[1];

const saysReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(LOOK_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Polls the servers for readiness, like HAProxy's `httpchk`. */
const watchReady = (servers: ReadonlyMap<string, string>) => {
  const away = new Set<string>();
  const look = async (name: string, address: string): Promise<void> => {
    if (await saysReady(address)) away.delete(name);
    else away.add(name);
  };
  const timer = setInterval(() => servers.forEach((address, name) => void look(name, address)), LOOK_MS);
  return { isAway: (name: string): boolean => away.has(name), stop: () => clearInterval(timer) };
};

/**
 * Keeps each client on one server by a cookie while it is ready, and skips a server that refuses connections, like
 * HAProxy's `retry-on conn-failure` with `redispatch`. Sent requests are never repeated.
 */
export const startStickyProxy = async (servers: Map<string, string>) => {
  const ready = watchReady(servers);
  const inOrder = (request: IncomingMessage): URL[] => {
    const target = wantedBy(request);
    const rank = (name: string): number => 2 * Number(ready.isAway(name)) - Number(name === target);
    const names = [...servers.keys()].toSorted((a, b) => rank(a) - rank(b));
    return names.map((name) => new URL(servers.get(name) ?? ''));
  };
  const pass = (request: IncomingMessage, response: ServerResponse, targets: URL[]): void => {
    const [target, ...others] = targets;
    if (!target) return void response.writeHead(503).end();
    const { method, headers, url } = request;
    const onward = ask(new URL(url ?? '/', target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => request.pipe(onward));
      else request.pipe(onward);
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(request, response, others);
      else response.destroy();
    });
    response.on('close', () => onward.destroy());
  };
  const upgrade = (request: IncomingMessage, near: Duplex, targets: URL[]): void => {
    const [target, ...others] = targets;
    if (!target) return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    far.once('error', () =>
      far.connecting || far.bytesRead === 0 ? upgrade(request, near, others) : near.destroy(),
    );
    far.once('connect', () => {
      // A closed connection emits no second close.
      if (near.destroyed) return void far.destroy();
      const lines = request.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : `${name}: ${all[at + 1]}`));
      far.write([`GET ${request.url} HTTP/1.1`, ...lines, '\r\n'].join('\r\n'));
      near.pipe(far).pipe(near);
      far.on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      near.on('error', () => far.destroy());
    });
  };
  const proxy = createServer((request, response) => pass(request, response, inOrder(request)));
  const upgraded = new Set<Duplex>();
  proxy.on('upgrade', (request, near) => {
    upgraded.add(near);
    near.on('close', () => upgraded.delete(near));
    upgrade(request, near, inOrder(request));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const stop = async (): Promise<void> => {
    ready.stop();
    proxy.closeAllConnections();
    upgraded.forEach((near) => near.destroy());
    await new Promise((resolve) => proxy.close(resolve));
  };
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, stop };
};
