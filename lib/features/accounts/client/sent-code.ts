import { SENT_KEY } from './has-sent-code.ts';
import type { CodePurpose } from '#lib/features/accounts/contracts/codes.ts';
import { api } from '#lib/platform/browser/api.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';

// The server's signed name for this browser. It identifies no person and stays after sign-out: a device that an account
// knows has its own limits.
const DEVICE_KEY = 'hunar.device';
const CODE_MS = 5 * 60_000;

export interface CodeContact {
  readonly kind: 'phone' | 'email';
  readonly contact: string;
}

/** A code under way. Kept in the tab, so that a reload shows the boxes again; the code itself is never stored. */
export interface SentCode extends CodeContact {
  readonly purpose: CodePurpose;
  readonly challenge: string;
  /** By this browser's clock. */
  readonly sentAt: number;
  /** SMS are short today: only numbers of accounts get one. */
  readonly isLimited: boolean;
  /** The account that asked. */
  readonly userId: string | null;
}

const isSentCode = (value: unknown): value is SentCode =>
  typeof value === 'object' &&
  value !== null &&
  'challenge' in value &&
  'contact' in value &&
  'purpose' in value &&
  'sentAt' in value;

const currentUser = (): string | null => readSession()?.user._id ?? null;

const read = (): SentCode | null => {
  try {
    const sent: unknown = JSON.parse(sessionStorage.getItem(SENT_KEY) ?? 'null');
    return isSentCode(sent) ? sent : null;
  } catch {
    return null;
  }
};

/** Returns the code that this tab asked for, while it works. */
export const readSentCode = (purpose: CodePurpose): SentCode | null => {
  const sent = read();
  const isOwn = sent?.purpose === purpose && sent.userId === currentUser();
  return isOwn && Date.now() - sent.sentAt < CODE_MS ? sent : null;
};

const write = (storage: 'sessionStorage' | 'localStorage', key: string, value: string): void => {
  try {
    window[storage].setItem(key, value);
  } catch {
    // A private window may refuse: then a reload starts again, and the device counts as new.
  }
};

const readDevice = (): string | undefined => {
  try {
    return localStorage.getItem(DEVICE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Forgets the code once it was used, or when another contact is chosen. */
export const forgetSentCode = (): void => {
  try {
    sessionStorage.removeItem(SENT_KEY);
  } catch {
    // Nothing was stored.
  }
};

/** Asks for a code. The language is for the message to a person without an account. */
export const requestCode = async (
  { kind, contact }: CodeContact,
  { purpose, locale }: { purpose: CodePurpose; locale: Locale },
): Promise<SentCode> => {
  const to = kind === 'phone' ? { phone: contact } : { email: contact };
  const { data } = await api('POST /auth/code', { body: { ...to, purpose, device: readDevice(), locale } });
  const { challenge, device, isLimited } = data;
  const sent = { kind, contact, purpose, challenge, isLimited, sentAt: Date.now(), userId: currentUser() };
  write('localStorage', DEVICE_KEY, device);
  write('sessionStorage', SENT_KEY, JSON.stringify(sent));
  return sent;
};
