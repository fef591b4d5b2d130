import { pageCopiedAt } from './kept-pages.ts';

const PROBE = '/healthz';
const PROBE_MS = 5_000;
const AGAIN_MS = 10_000;

let isOffline = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const canReach = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    return true;
  } catch {
    return false;
  }
};

const set = (next: boolean): void => {
  clearTimeout(timer);
  if (next) timer = setTimeout(() => void probe(), AGAIN_MS);
  if (next === isOffline) return;
  isOffline = next;
  listeners.forEach((listener) => listener());
};

const probe = async (): Promise<void> => {
  const reached = await canReach();
  if (listeners.size > 0) set(!reached);
};

const onOnline = (): void => void probe();
const onOffline = (): void => set(true);

const start = (): void => {
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  if (pageCopiedAt() || !navigator.onLine) {
    isOffline = true;
    void probe();
  }
};

const stop = (): void => {
  clearTimeout(timer);
  window.removeEventListener('online', onOnline);
  window.removeEventListener('offline', onOffline);
};

/** A request failed: probe the server before telling the user that they are offline. */
export const recheckConnection = (): void => {
  if (listeners.size > 0) void probe();
};

/** Calls `listener` when the server becomes unreachable or reachable again. Returns an unsubscribe function. */
export const subscribeConnection = (listener: () => void): (() => void) => {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
};

/** Whether this tab believes the server to be unreachable. */
export const isConnectionLost = (): boolean => isOffline;
