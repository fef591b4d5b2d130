import type { FieldValues } from 'react-hook-form';
import { draftKey } from '#lib/platform/browser/form-drafts.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import type { BookingInput } from '#lib/features/bookings/contracts/bookings.ts';

const KEY = draftKey('booking');
/** The server knows a key for so long. */
const KEPT_MS = 24 * 3_600_000;

/** A request as it went out. Whether it has arrived is open until an answer comes. */
export interface SentWish {
  readonly key: string;
  readonly body: BookingInput;
}

interface Draft {
  readonly userId: string;
  readonly workerId: string;
  readonly savedAt: number;
  readonly values: FieldValues;
  readonly sent: SentWish | null;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'workerId' in value &&
  'savedAt' in value &&
  'values' in value &&
  'sent' in value;

const read = (): Draft | null => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
};

const write = (draft: Draft): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A private window without storage: the open form alone keeps it.
  }
};

/** What this person has filled in for a worker and not sent, or sent without hearing an answer. */
export const readDraft = (workerId: string): Pick<Draft, 'values' | 'sent'> | null => {
  const draft = read();
  const isOwn = draft?.userId === readSession()?.user._id && draft?.workerId === workerId;
  return draft && isOwn && Date.now() - draft.savedAt < KEPT_MS ? draft : null;
};

interface Keeping {
  workerId: string;
  values?: FieldValues;
  sent?: SentWish | null;
}

/** Keeps what is filled in and what went out, so that a reload loses neither. */
export const keepDraft = ({ workerId, ...change }: Keeping): void => {
  const userId = readSession()?.user._id;
  if (userId === undefined) return;
  const { values, sent } = readDraft(workerId) ?? { values: {}, sent: null };
  write({ values, sent, ...change, userId, workerId, savedAt: Date.now() });
};

/** Forgets the draft: it has become a booking. */
export const forgetDraft = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is none.
  }
};
