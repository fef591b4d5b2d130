import type {
  InboundName,
  InboundPayload,
  OutboundName,
  OutboundPayload,
} from '#lib/platform/realtime/event-types.ts';
import type { Connection, Hearer } from './socket-port.ts';
import { readSession, subscribeSession, type Session } from '#lib/platform/browser/session.ts';

type Listener<Name extends OutboundName> = (payload: OutboundPayload<Name>) => void;

const listeners: { [Name in OutboundName]: Set<Listener<Name>> } = {
  notification: new Set(),
  bookingChanged: new Set(),
  newMessage: new Set(),
  messageStatus: new Set(),
  unread: new Set(),
  typing: new Set(),
  getOnlineUsers: new Set(),
  queueSizes: new Set(),
  'server:draining': new Set(),
  'auth:expired': new Set(),
  'session:ended': new Set(),
};
const connectListeners = new Set<() => void>();
let hasConnected = false;

const hearer: Hearer = {
  hear: (name, payload) => {
    // A newer server may tell more than this page knows of.
    if (Object.hasOwn(listeners, name)) listeners[name].forEach((listener) => listener(payload));
  },
  connected: () => {
    hasConnected = true;
    connectListeners.forEach((listener) => listener());
  },
};

/** Hears one event of the server, whether a connection exists yet or not; returns how to stop. */
export const onSocketEvent = <Name extends OutboundName>(
  name: Name,
  listener: Listener<Name>,
): (() => void) => {
  listeners[name].add(listener);
  return () => void listeners[name].delete(listener);
};

/** Hears that the connection is there (again): events may have been missed, time to catch up. Returns how to stop. */
export const onSocketConnect = (listener: () => void): (() => void) => {
  connectListeners.add(listener);
  return () => void connectListeners.delete(listener);
};

const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** Whether whoever is signed in has been connected on this page: those who come later have missed that moment. */
export const wasConnected = (): boolean => hasConnected;

/** A person's connection, also while its code is still loading. */
const open = ({ user }: Session, url?: string) => {
  let connection: Connection | null = null;
  let isClosed = false;
  const load = async (): Promise<void> => {
    await untilIdle();
    const { connectSocket } = await import('./connect-socket.ts');
    if (!isClosed) connection = connectSocket({ userId: user._id, hearer, url });
  };
  load().catch(() => {
    // Offline while the code was due: live news are missing until the next page.
  });
  return {
    userId: user._id,
    say: <Name extends InboundName>(name: Name, payload: InboundPayload<Name>) =>
      connection?.say(name, payload),
    refresh: () => connection?.refresh(),
    close: () => {
      isClosed = true;
      hasConnected = false;
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

/** Tells the server something that may get lost, such as that somebody types. */
export const sayToServer = <Name extends InboundName>(name: Name, payload: InboundPayload<Name>): void =>
  current?.say(name, payload);

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
