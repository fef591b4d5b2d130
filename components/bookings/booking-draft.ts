import type { FieldValues } from 'react-hook-form';
import { draftKey } from '#lib/platform/browser/form-drafts.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import type { BookingInput } from '#lib/features/bookings/contracts/bookings.ts';

const KEY = draftKey('booking');
/** The server keeps an idempotency key for 24 hours. */
const KEPT_MS = 24 * 3_600_000;

/** A request that was sent. Until a response comes, we don't know whether it arrived. */
export interface SentRequest {
  readonly key: string;
  readonly body: BookingInput;
}

interface Draft {
  readonly userId: string;
  readonly workerId: string;
  readonly savedAt: number;
  readonly values: FieldValues;
  readonly sent: SentRequest | null;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'workerId' in value &&
  'savedAt' in value &&
  'values' in value &&
  'sent' in value;

const GUEST = 'guest';

const currentUser = (): string => readSession()?.user._id ?? GUEST;

// A guest's draft goes with the tab: the next person at a shared phone must not find an address.
const storage = (): Storage => (currentUser() === GUEST ? sessionStorage : localStorage);

const read = (): Draft | null => {
  try {
    const draft: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
};

const write = (draft: Draft): void => {
  try {
    storage().setItem(KEY, JSON.stringify(draft));
  } catch {
    // Private windows may block storage: then only the open form keeps the draft.
  }
};

/** Returns the customer's unsent draft for a worker, or a request that was sent without getting a response. */
export const readDraft = (workerId: string): Pick<Draft, 'values' | 'sent'> | null => {
  const draft = read();
  const isOwn = draft?.userId === currentUser() && draft?.workerId === workerId;
  return draft && isOwn && Date.now() - draft.savedAt < KEPT_MS ? draft : null;
};

interface Keeping {
  workerId: string;
  values?: FieldValues;
  sent?: SentRequest | null;
}

/** Saves the draft, so that a reload loses nothing. */
export const keepDraft = ({ workerId, ...change }: Keeping): void => {
  const { values, sent } = readDraft(workerId) ?? { values: {}, sent: null };
  write({ values, sent, ...change, userId: currentUser(), workerId, savedAt: Date.now() });
};

/** Deletes the draft once it has become a booking. */
export const forgetDraft = (): void => {
  try {
    localStorage.removeItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    // No storage, so no draft to delete.
  }
};
