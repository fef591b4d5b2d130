import { io } from 'socket.io-client';
import type { OutboundName, OutboundPayload } from '#lib/platform/realtime/event-types.ts';
import { endSession, readToken } from '#lib/platform/browser/session.ts';
import type { AppSocket, Connection, Hearer } from './socket-port.ts';

const LEAST_WAIT_MS = 1000;
const SPREAD_MS = 4000;

/** Whether the server no longer takes the token. */
const isSessionRefusal = (code: string): boolean => code === 'unauthorized' || code === 'session_expired';

/** What the server said before it closed a connection for good. */
type Farewell = 'over' | 'paused' | 'replaced' | null;

const untilShown = (act: () => void): void => {
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
};

/**
 * socket.io comes back by itself after a lost connection, but not after the server closed or refused it. Then: a worthless
 * session ends, a newer token tries again, a replaced tab waits until it is shown again, and all else tries later.
 * Returns how to give up.
 */
const comeBackByRule = (socket: AppSocket, sentToken: () => string | null): (() => void) => {
  let isOver = false;
  let farewell: Farewell = null;
  const connect = (): void => void (isOver || socket.connect());
  const connectLater = (): void => void setTimeout(connect, LEAST_WAIT_MS + Math.random() * SPREAD_MS);

  const settleSession = (): void => {
    const token = sentToken();
    if (readToken() !== token) connect();
    else if (token !== null) endSession(token);
  };

  socket.on('connect', () => (farewell = null));
  socket.on('auth:expired', () => (farewell = 'over'));
  socket.on('session:ended', ({ reason }) => (farewell = reason === 'revoked' ? 'over' : reason));
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    if (farewell === 'over') settleSession();
    // The page that is open gives way to what the account still may.
    else if (farewell === 'paused') window.location.reload();
    else if (farewell === 'replaced') untilShown(connect);
    else connectLater();
  });
  socket.on('connect_error', ({ message }) => {
    if (socket.active || message === 'suspended') return;
    if (isSessionRefusal(message)) settleSession();
    else connectLater();
  });
  return () => (isOver = true);
};

interface Options {
  userId: string;
  hearer: Hearer;
  /** Another origin than the page's. */
  url?: string | undefined;
}

// No `retries`: they would hold every event back behind one that nobody acknowledges.
const settings = {
  path: '/socket.io',
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
};

// Our own server tells what the contract says, as its answers do (see read-reply.ts).
const passOn = (socket: AppSocket, hearer: Hearer): void => {
  socket.onAny((name: OutboundName, payload: OutboundPayload<OutboundName>) => hearer.hear(name, payload));
  socket.on('connect', hearer.connected);
};

/** Leaves a server that goes away at a moment of this client's own, so that not all knock at the next one at once. */
const leaveWhenDrained = (socket: AppSocket): void => {
  socket.on('server:draining', ({ withinMs }) => {
    const { engine } = socket.io;
    setTimeout(() => engine.close(), Math.random() * withinMs);
  });
};

/** Opens the socket; loaded apart from the pages, as it brings socket.io along. */
export const connectSocket = ({ userId, hearer, url }: Options): Connection => {
  let sent: string | null = null;
  const auth = (send: (data: object) => void): void => {
    sent = readToken();
    send({ token: sent });
  };
  const options = { ...settings, auth, query: { userId } };
  const socket: AppSocket = url === undefined ? io(options) : io(url, options);
  passOn(socket, hearer);
  leaveWhenDrained(socket);
  const giveUp = comeBackByRule(socket, () => sent);

  const refresh = (): void => {
    const token = readToken();
    if (!socket.connected || token === null || token === sent) return;
    sent = token;
    socket.emit('auth:refresh', { token }, (reply) => {
      if (!reply.success && isSessionRefusal(reply.code)) endSession(token);
    });
  };
  const close = (): void => {
    giveUp();
    socket.disconnect();
  };
  const say: Connection['say'] = (name, payload) => {
    // socket.io cannot tell that a name and its payload belong together.
    if (socket.connected) Reflect.apply(socket.emit, socket, [name, payload]);
  };
  return { say, refresh, close };
};
