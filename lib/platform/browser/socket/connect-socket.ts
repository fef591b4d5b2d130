import { io } from 'socket.io-client';
import type { OutboundName, OutboundPayload } from '#lib/platform/realtime/event-types.ts';
import { endSession, readToken } from '#lib/platform/browser/session.ts';
import type { AppSocket, Connection, SocketListener } from './socket-port.ts';

const MIN_WAIT_MS = 1000;
const SPREAD_MS = 4000;

const isSessionRefusal = (code: string): boolean => code === 'unauthorized' || code === 'session_expired';

/** The reason the server gave before closing a connection for good. */
type CloseReason = 'over' | 'paused' | 'replaced' | null;

const untilShown = (act: () => void): void => {
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
};

/**
 * Decides when to reconnect after the server closed or refused the connection; socket.io itself only reconnects after
 * network failures. An invalid session ends, a newer token retries at once, a replaced tab waits until it is visible
 * again, and everything else retries later. Returns a function that gives up.
 */
const installReconnect = (socket: AppSocket, sentToken: () => string | null): (() => void) => {
  let isOver = false;
  let farewell: CloseReason = null;
  const connect = (): void => void (isOver || socket.connect());
  const connectLater = (): void => void setTimeout(connect, MIN_WAIT_MS + Math.random() * SPREAD_MS);

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
    // The reloaded page shows what a paused account may still do.
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
  hearer: SocketListener;
  /** Set when the socket server has another origin. */
  url?: string | undefined;
}

// No `retries`: an event that is never acknowledged would block all later ones.
const settings = {
  path: '/socket.io',
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
};

// Our own server validates events, so they are not parsed again (see read-reply.ts).
const forwardEvents = (socket: AppSocket, hearer: SocketListener): void => {
  socket.onAny((name: OutboundName, payload: OutboundPayload<OutboundName>) => hearer.hear(name, payload));
  socket.on('connect', hearer.connected);
};

/** Leaves a draining server at a random moment, so that clients do not reconnect all at once. */
const leaveWhenDrained = (socket: AppSocket): void => {
  socket.on('server:draining', ({ withinMs }) => {
    const { engine } = socket.io;
    setTimeout(() => engine.close(), Math.random() * withinMs);
  });
};

/** Opens the socket. This module is loaded separately because it brings in socket.io. */
export const connectSocket = ({ userId, hearer, url }: Options): Connection => {
  let sent: string | null = null;
  const auth = (send: (data: object) => void): void => {
    sent = readToken();
    send({ token: sent, acknowledges: true });
  };
  const options = { ...settings, auth, query: { userId } };
  const socket: AppSocket = url === undefined ? io(options) : io(url, options);
  forwardEvents(socket, hearer);
  leaveWhenDrained(socket);
  const giveUp = installReconnect(socket, () => sent);

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
    // socket.io's types do not connect an event name with its payload.
    if (socket.connected) Reflect.apply(socket.emit, socket, [name, payload]);
  };
  return { say, refresh, close };
};
