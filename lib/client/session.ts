import type { Role } from '#lib/contracts/role.ts';

const TOKEN_KEY = 'hunar.token';
const USER_KEY = 'hunar.user';

/** Who is signed in, as the browser keeps it. */
export interface SessionUser {
  readonly _id: string;
  readonly name: string;
  readonly role: Role;
}

export interface Session {
  readonly token: string;
  readonly user: SessionUser;
}

const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();
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
  storage()?.removeItem(TOKEN_KEY);
  storage()?.removeItem(USER_KEY);
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
    if (key === TOKEN_KEY || key === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

/** Calls `listener` when the API ended the session on its own, so that the shell can say so; returns how to stop. */
export const onSessionEnd = (listener: () => void): (() => void) => {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
};

/** The API no longer takes this token. A late answer to an older one must not end the session that came after it. */
export const endSession = (token: string): void => {
  if (readToken() !== token) return;
  clearSession();
  endListeners.forEach((listener) => listener());
};
