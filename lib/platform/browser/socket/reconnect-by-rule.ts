import type { AppSocket } from './socket-port.ts';
import { endSession, readToken } from '#lib/platform/browser/session.ts';

const LEAST_WAIT_MS = 1000;
const SPREAD_MS = 4000;

/** Whether the server no longer takes the token. */
export const isSessionRefusal = (code: string): boolean =>
  code === 'unauthorized' || code === 'session_expired';

/** What the server said before it closed a connection for good. */
type Farewell = 'over' | 'replaced' | null;

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
export const comeBackByRule = (socket: AppSocket, sentToken: () => string | null): (() => void) => {
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
  socket.on('session:ended', ({ reason }) => (farewell = reason === 'replaced' ? 'replaced' : 'over'));
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    if (farewell === 'over') settleSession();
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
