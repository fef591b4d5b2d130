import type { Role } from '#lib/platform/contract/role.ts';
import { forgetPages } from './service-worker.ts';

const TOKEN_KEY = 'hunar.token';
const USER_KEY = 'hunar.user';
// The token of a session that a tab is ending.
const LEAVING_KEY = 'hunar.leaving';

/** Who is signed in, as the browser keeps it. */
export interface SessionUser {
  readonly _id: string;
  readonly name: string;
  readonly role: Role;
  /** The saved address; absent until this browser has heard of one. */
  readonly address?: SavedAddress;
}

interface SavedAddress {
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly landMark?: string | undefined;
  readonly pinCode?: string | undefined;
  readonly country?: string | undefined;
}

export interface Session {
  readonly token: string;
  readonly user: SessionUser;
}

let isLeaving = false;

/** How a session came to its end: `left` by signing out in another tab, else by itself. */
export type SessionEnd = 'left' | 'ended';

const listeners = new Set<() => void>();
const endListeners = new Set<(end: SessionEnd) => void>();
const notify = (): void => listeners.forEach((listener) => listener());

// Servers render client components too, and private windows may refuse storage.
const storage = (): Storage | null => {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
};

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' && value !== null && '_id' in value && 'role' in value;

const parseUser = (text: string | null): SessionUser | null => {
  try {
    const user: unknown = JSON.parse(text ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
};

/** The bearer token of whoever is signed in. */
export const readToken = (): string | null => storage()?.getItem(TOKEN_KEY) ?? null;

/** Who is signed in; null for guests. */
export const readSession = (): Session | null => {
  const token = readToken();
  const user = parseUser(storage()?.getItem(USER_KEY) ?? null);
  return token && user ? { token, user } : null;
};

/** Keeps the session after signing in, or a changed user. */
export const writeSession = ({ token, user }: Session): void => {
  storage()?.setItem(USER_KEY, JSON.stringify(user));
  storage()?.setItem(TOKEN_KEY, token);
  notify();
};

/** Forgets the session: signed out, or its token is worthless. */
export const clearSession = (): void => {
  forgetPages();
  storage()?.removeItem(TOKEN_KEY);
  storage()?.removeItem(USER_KEY);
  storage()?.removeItem(LEAVING_KEY);
  notify();
};

const onStorage = ({ key }: StorageEvent): void => {
  if (key === TOKEN_KEY || key === USER_KEY || key === null) notify();
};

/** Calls `listener` whenever the session changes, here or in another tab; returns how to stop that. */
export const subscribeSession = (listener: () => void): (() => void) => {
  if (listeners.size === 0 && typeof window !== 'undefined') window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && typeof window !== 'undefined')
      window.removeEventListener('storage', onStorage);
  };
};

/** Calls `listener` when another tab signed in or out; returns how to stop. */
export const onSessionElsewhere = (listener: () => void): (() => void) => {
  const hear = ({ key }: StorageEvent): void => {
    if (!isLeaving && (key === TOKEN_KEY || key === null)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

/** Calls `listener` when the API no longer takes the session, so that the shell can say so; returns how to stop. */
export const onSessionEnd = (listener: (end: SessionEnd) => void): (() => void) => {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
};

let restoring: Promise<void> | null = null;

/** Fetches the token that belongs to the page's cookie; whoever asks while it is on its way waits for the same answer. */
export const restoreSession = (fetchToken: () => Promise<void>): Promise<void> =>
  (restoring ??= fetchToken().finally(() => {
    restoring = null;
  }));

/** Resolves as soon as no token is on its way: a call that went out before it came would be a stranger's. */
export const settledSession = async (): Promise<void> => {
  // Parts of a page may call in the very moment in which the page begins to look for its token.
  await Promise.resolve();
  await restoring?.catch(() => undefined);
};

/**
 * Ends the session by this tab's own doing. Whatever says from then on that it is over says no news, until the tab has
 * left its page; where the work fails, the session goes on.
 */
export const whileLeaving = async (work: () => Promise<void>): Promise<void> => {
  isLeaving = true;
  // Other tabs may hear of the end from the server first; it is no news to them either.
  storage()?.setItem(LEAVING_KEY, readToken() ?? '');
  try {
    await work();
  } catch (error) {
    isLeaving = false;
    storage()?.removeItem(LEAVING_KEY);
    throw error;
  }
};

/** The API no longer takes this token. A late answer to an older one must not end the session that came after it. */
export const endSession = (token: string): void => {
  if (isLeaving || readToken() !== token) return;
  const end = storage()?.getItem(LEAVING_KEY) === token ? 'left' : 'ended';
  clearSession();
  endListeners.forEach((listener) => listener(end));
};
