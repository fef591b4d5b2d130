import type {
  InboundName,
  InboundPayload,
  OutboundName,
  OutboundPayload,
} from '#lib/platform/realtime/event-types.ts';
import { loadPatiently } from '#lib/platform/browser/load-patiently.ts';
import type { Connection, SocketListener } from './socket-port.ts';
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

const hearer: SocketListener = {
  hear: (name, payload) => {
    // A newer server may send events that this page does not know.
    if (Object.hasOwn(listeners, name)) listeners[name].forEach((listener) => listener(payload));
  },
  connected: () => {
    hasConnected = true;
    connectListeners.forEach((listener) => listener());
  },
};

/** Listens to one server event, even before a connection exists. Returns an unsubscribe function. */
export const onSocketEvent = <Name extends OutboundName>(
  name: Name,
  listener: Listener<Name>,
): (() => void) => {
  listeners[name].add(listener);
  return () => void listeners[name].delete(listener);
};

/** Called on every (re)connection: events may have been missed, so catch up. Returns an unsubscribe function. */
export const onSocketConnect = (listener: () => void): (() => void) => {
  connectListeners.add(listener);
  return () => void connectListeners.delete(listener);
};

const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** Whether this page has already connected once; components that mount later missed that moment. */
export const wasConnected = (): boolean => hasConnected;

/** A user's connection, usable while its code is still loading. */
const open = ({ user }: Session, url?: string) => {
  let connection: Connection | null = null;
  let isClosed = false;
  const load = async (): Promise<void> => {
    await untilIdle();
    const { connectSocket } = await loadPatiently(() => import('./connect-socket.ts'));
    if (!isClosed) connection = connectSocket({ userId: user._id, hearer, url });
  };
  void load();
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

/** Sends an event that may get lost, such as typing. */
export const sendToServer = <Name extends InboundName>(name: Name, payload: InboundPayload<Name>): void =>
  current?.say(name, payload);

/** Keeps the tab's single connection in sync with the session. Started once by the shell. Returns a stop function. */
export const startSocket = ({ url }: { url?: string } = {}): (() => void) => {
  follow(url);
  const unsubscribe = subscribeSession(() => follow(url));
  return () => {
    unsubscribe();
    current?.close();
    current = null;
  };
};
