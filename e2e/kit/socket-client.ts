import assert from 'node:assert/strict';
import { io, type Socket } from 'socket.io-client';
import { outboundEvents } from '#lib/wiring/events.ts';
import type {
  EventReply,
  InboundEvents,
  OutboundEvents,
  OutboundName,
} from '#lib/platform/realtime/event-types.ts';
import { clearUp } from './clear-up.ts';

export type ClientSocket = Socket<OutboundEvents, InboundEvents>;

export const transports = ['websocket', 'polling'] as const;
export type Transport = (typeof transports)[number];

interface ClientOptions {
  url: string;
  auth?: Record<string, unknown>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  transport?: Transport;
}

// Long enough for a busy machine and for the server's next look at a session, which comes every 30 s; short enough to
// name a test that would hang.
const MAX_WAIT_MS = 60_000;

/** Opens a client like the browser's, on one transport. */
export const openClient = ({
  url,
  auth = {},
  query = {},
  headers = {},
  transport = 'websocket',
}: ClientOptions): ClientSocket =>
  io(url, {
    auth: { acknowledges: true, ...auth },
    query,
    extraHeaders: headers,
    transports: [transport],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 100,
  });

/** The contract violation in an event, if any; the browser does not check events, so tests do. */
const findBreach = (name: OutboundName, payload: unknown): string[] => {
  const { error } = outboundEvents[name].safeParse(payload);
  return error ? [`${name}: ${error.message}`] : [];
};

/** Socket clients for a test file; closes them at the end and checks that all events matched the contract. */
export const useSocketClients = () => {
  const clients = new Set<ClientSocket>();
  const breaches: string[] = [];
  clearUp(() => {
    clients.forEach((client) => client.disconnect());
    assert.deepEqual(breaches, []);
  });

  return (options: ClientOptions): ClientSocket => {
    const client = openClient(options);
    client.onAny((name: OutboundName, payload: unknown) => breaches.push(...findBreach(name, payload)));
    clients.add(client);
    return client;
  };
};

type Happening = OutboundName | 'connect' | 'disconnect' | 'connect_error';

/** Waits for one event of a client and returns its payload; call it before causing the event. */
export const nextEvent = (client: ClientSocket, name: Happening): Promise<unknown> => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => reject(new Error(`Timed out waiting for '${name}'.`)), MAX_WAIT_MS);
  const emitter: { once(name: string, listener: (argument: unknown) => void): unknown } = client;
  emitter.once(name, resolve);
  return promise.finally(() => clearTimeout(timer));
};

/** Why a client was refused: the error's message, or the HTTP status when no connection was made. */
export const waitForRefusal = async (client: ClientSocket): Promise<string> => {
  const error = await nextEvent(client, 'connect_error');
  client.disconnect();
  return error instanceof Error ? error.message : String(error);
};

export const connectedClient = async (client: ClientSocket): Promise<ClientSocket> => {
  await nextEvent(client, 'connect');
  return client;
};

/** Sends a new token on the live connection. */
export const refresh = (client: ClientSocket, token: string): Promise<EventReply> =>
  client.timeout(MAX_WAIT_MS).emitWithAck('auth:refresh', { token });
