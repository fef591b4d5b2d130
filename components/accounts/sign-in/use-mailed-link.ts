import { useEffect, useSyncExternalStore } from 'react';

/** Account id and secret from an emailed link. */
export interface MailedLink {
  readonly id: string;
  readonly token: string;
  /** For resets: the address is unconfirmed, so a stranger may have opened the account. */
  readonly asksToStartEmpty?: boolean;
}

interface Place {
  readonly key: string;
  readonly path: string;
}

const isLink = (value: unknown): value is MailedLink =>
  typeof value === 'object' && value !== null && 'id' in value && 'token' in value;

const parseLink = (text: string | null): MailedLink | null => {
  const link: unknown = JSON.parse(text ?? 'null');
  return isLink(link) ? link : null;
};

const readKept = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const keep = (key: string, link: MailedLink): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(link));
  } catch {
    // Without storage, a reload needs the email again.
  }
};

/** Forgets a link that has been used. */
export const forgetMailedLink = ({ key }: Place): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
};

const never = () => () => undefined;

/**
 * Reads the link from the address bar and removes its secret from there, from history and from screenshots. The tab
 * keeps it for reloads. Returns 'unknown' until the browser can be asked.
 */
export const useMailedLink = (
  initial: MailedLink | null,
  { key, path }: Place,
): MailedLink | null | 'unknown' => {
  useEffect(() => {
    if (!initial) return;
    keep(key, initial);
    window.history.replaceState(null, '', path);
  }, [initial, key, path]);
  const kept = useSyncExternalStore(
    never,
    () => readKept(key),
    () => 'unknown',
  );
  if (initial) return initial;
  return kept === 'unknown' ? 'unknown' : parseLink(kept);
};
