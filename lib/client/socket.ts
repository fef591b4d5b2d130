import type { OutboundName, OutboundPayload } from '#lib/contracts/events.ts';
import type { Connection } from './connect-socket.ts';
import { readSession, subscribeSession, type Session } from './session.ts';

/** What features hear: the server's events, and that the connection is there (again), so that they catch up. */
export type SocketNews = {
  [Name in OutboundName | 'connect']: Name extends OutboundName ? OutboundPayload<Name> : null;
};
export type NewsName = keyof SocketNews;

type Listeners = { [Name in NewsName]: Set<(payload: SocketNews[Name]) => void> };
const listeners: Listeners = {
  connect: new Set(),
  notification: new Set(),
  'server:draining': new Set(),
  'auth:expired': new Set(),
  'session:ended': new Set(),
};

const tell = <Name extends NewsName>(name: Name, payload: SocketNews[Name]): void =>
  listeners[name].forEach((listener) => listener(payload));
export type Tell = typeof tell;

/** Hears one kind of news, whether a connection exists yet or not; returns how to stop. */
export const onSocketEvent = <Name extends NewsName>(
  name: Name,
  listener: (payload: SocketNews[Name]) => void,
): (() => void) => {
  listeners[name].add(listener);
  return () => void listeners[name].delete(listener);
};

const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** A person's connection, also while its code is still loading. */
const open = ({ user }: Session, url?: string) => {
  let connection: Connection | null = null;
  let isClosed = false;
  const load = async (): Promise<void> => {
    await untilIdle();
    const { connectSocket } = await import('./connect-socket.ts');
    if (!isClosed) connection = connectSocket({ userId: user._id, tell, url });
  };
  load().catch(() => {
    // Offline while the code was due: live news are missing until the next page.
  });
  return {
    userId: user._id,
    refresh: () => connection?.refresh(),
    close: () => {
      isClosed = true;
      connection?.close();
    },
  };
};

let current: ReturnType<typeof open> | null = null;

const follow = (url?: string): void => {
  const session = readSession();
  if (session && session.user._id === current?.userId) return current.refresh();
  current?.close();
  current = session ? open(session, url) : null;
};

/** Keeps the tab's one connection in step with who is signed in; the shell starts it once. Returns how to stop. */
export const startSocket = ({ url }: { url?: string } = {}): (() => void) => {
  follow(url);
  const unsubscribe = subscribeSession(() => follow(url));
  return () => {
    unsubscribe();
    current?.close();
    current = null;
  };
};
