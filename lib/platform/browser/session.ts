import type { Role } from '#lib/platform/contract/actor.ts';
import { takeOverBrowser } from './personal-data.ts';
import { forgetPages } from './service-worker.ts';

const TOKEN_KEY = 'hunar.token';
const USER_KEY = 'hunar.user';
// The token of the session that a tab is signing out of.
const LEAVING_KEY = 'hunar.leaving';

/** The signed-in user as stored in this browser. */
export interface SessionUser {
  readonly _id: string;
  readonly name: string;
  readonly role: Role;
  /** The same under the API's name, which other programs on this page look for. */
  readonly userType: Role;
  /** Absent until this browser has loaded one. */
  readonly address?: SavedAddress;
}

interface SavedAddress {
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly floor?: string | undefined;
  readonly landMark?: string | undefined;
  readonly digipin?: string | undefined;
  readonly lift?: string | undefined;
  readonly callFromGate?: string | undefined;
  readonly pinCode?: string | undefined;
  readonly country?: string | undefined;
}

export interface Session {
  readonly token: string;
  readonly user: SessionUser;
}

let isLeaving = false;

/** `left`: signed out in another tab. `ended`: expired or revoked. */
export type SessionEnd = 'left' | 'ended';

const listeners = new Set<() => void>();
const endListeners = new Set<(end: SessionEnd) => void>();
const notify = (): void => listeners.forEach((listener) => listener());

// Undefined while rendering on the server; private windows may refuse access.
const storage = (): Storage | null => {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
};

type StoredUser = Omit<SessionUser, 'userType'>;

const isUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' && value !== null && '_id' in value && 'role' in value;

const parseUser = (text: string | null): SessionUser | null => {
  try {
    const user: unknown = JSON.parse(text ?? 'null');
    // Earlier releases stored the role alone.
    return isUser(user) ? { ...user, userType: user.role } : null;
  } catch {
    return null;
  }
};

/** The bearer token of the signed-in user. */
export const readToken = (): string | null => storage()?.getItem(TOKEN_KEY) ?? null;

/** The current session; null for guests. */
export const readSession = (): Session | null => {
  const token = readToken();
  const user = parseUser(storage()?.getItem(USER_KEY) ?? null);
  return token && user ? { token, user } : null;
};

/** Stores the session after sign-in or when the user changed. */
export const writeSession = ({ token, user }: Session): void => {
  takeOverBrowser(user._id);
  storage()?.setItem(USER_KEY, JSON.stringify(user));
  storage()?.setItem(TOKEN_KEY, token);
  notify();
};

/** Stores the user again, because an earlier release stored less of it. */
export const completeStoredUser = (): void => {
  const user = readSession()?.user;
  if (user) storage()?.setItem(USER_KEY, JSON.stringify(user));
};

/** Removes the session after sign-out or when the token is no longer valid. */
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

/** Calls `listener` when the session changes in any tab. Returns an unsubscribe function. */
export const subscribeSession = (listener: () => void): (() => void) => {
  if (listeners.size === 0 && typeof window !== 'undefined') window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && typeof window !== 'undefined')
      window.removeEventListener('storage', onStorage);
  };
};

/** Calls `listener` when another tab signs in or out. Returns an unsubscribe function. */
export const onSessionElsewhere = (listener: () => void): (() => void) => {
  const hear = ({ key }: StorageEvent): void => {
    if (!isLeaving && (key === TOKEN_KEY || key === null)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

/**
 * Calls `listener` when the API rejects the session, so that the page can explain it. Returns an unsubscribe
 * function.
 */
export const onSessionEnd = (listener: (end: SessionEnd) => void): (() => void) => {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
};

let restoring: Promise<void> | null = null;

/** Fetches the token that belongs to the page's cookie. Concurrent callers share one request. */
export const restoreSession = (fetchToken: () => Promise<void>): Promise<void> =>
  (restoring ??= fetchToken().finally(() => {
    restoring = null;
  }));

/** Resolves when no token is being restored: calls sent earlier would go out unauthenticated. */
export const settledSession = async (): Promise<void> => {
  // A component may call in the same tick in which the page starts to restore its token.
  await Promise.resolve();
  await restoring?.catch(() => undefined);
};

/**
 * Signs out in this tab. Suppresses "your session ended" messages until the tab has left the page. If the work fails,
 * the session continues.
 */
export const whileLeaving = async (work: () => Promise<void>): Promise<void> => {
  isLeaving = true;
  // Other tabs may learn of it from the server first and must not report it either.
  storage()?.setItem(LEAVING_KEY, readToken() ?? '');
  try {
    await work();
  } catch (error) {
    isLeaving = false;
    storage()?.removeItem(LEAVING_KEY);
    throw error;
  }
};

/** The API rejected this token. Ignored for older tokens, so that a late reply cannot end a newer session. */
export const endSession = (token: string): void => {
  if (isLeaving || readToken() !== token) return;
  const end = storage()?.getItem(LEAVING_KEY) === token ? 'left' : 'ended';
  clearSession();
  endListeners.forEach((listener) => listener(end));
};
