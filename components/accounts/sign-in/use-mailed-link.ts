import { useEffect, useSyncExternalStore } from 'react';

/** What the link of a mail carries: whose account it is, and its secret. */
export interface MailedLink {
  readonly id: string;
  readonly token: string;
  /** Of a reset: nobody has proved the address, so the account may be a stranger's. */
  readonly asksToStartEmpty?: boolean;
}

interface Place {
  /** Under which name the tab keeps the link. */
  readonly key: string;
  /** The page's address without the secret. */
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
    // Without storage a reload needs the mail again.
  }
};

/** The link has done its work. */
export const forgetMailedLink = ({ key }: Place): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};

const never = () => () => undefined;

/**
 * The link that led here. Its secret leaves the address bar, and with it history and screenshots; the tab keeps it for a
 * reload. 'unknown' until the browser can be asked.
 */
export const useMailedLink = (
  given: MailedLink | null,
  { key, path }: Place,
): MailedLink | null | 'unknown' => {
  useEffect(() => {
    if (!given) return;
    keep(key, given);
    window.history.replaceState(null, '', path);
  }, [given, key, path]);
  const kept = useSyncExternalStore(
    never,
    () => readKept(key),
    () => 'unknown',
  );
  if (given) return given;
  return kept === 'unknown' ? 'unknown' : parseLink(kept);
};
