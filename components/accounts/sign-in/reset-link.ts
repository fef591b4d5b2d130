import { useEffect, useSyncExternalStore } from 'react';
import { signInPaths } from '#lib/platform/navigation/paths.ts';

export interface ResetLink {
  readonly id: string;
  readonly token: string;
}

const KEY = 'hunar.reset';

const isLink = (value: unknown): value is ResetLink =>
  typeof value === 'object' && value !== null && 'id' in value && 'token' in value;

const parseLink = (text: string | null): ResetLink | null => {
  const link: unknown = JSON.parse(text ?? 'null');
  return isLink(link) ? link : null;
};

const readKept = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const keep = (link: ResetLink): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(link));
  } catch {
    // Without storage a reload needs the mail again.
  }
};

/** The link has done its work. */
export const forgetResetLink = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};

const never = () => () => undefined;

/**
 * The link that led here. Its secret leaves the address bar, and with it history and screenshots; the tab keeps it for a
 * reload. 'unknown' until the browser can be asked.
 */
export const useResetLink = (given: ResetLink | null): ResetLink | null | 'unknown' => {
  useEffect(() => {
    if (!given) return;
    keep(given);
    window.history.replaceState(null, '', signInPaths.newPassword);
  }, [given]);
  const kept = useSyncExternalStore(never, readKept, () => 'unknown');
  if (given) return given;
  return kept === 'unknown' ? 'unknown' : parseLink(kept);
};
