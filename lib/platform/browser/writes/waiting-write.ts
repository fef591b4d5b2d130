/** The words of a write for the sheet that lists it, as shown at the tap: a later version may lack the button. */
export interface WriteSubject {
  /** The button's label. */
  readonly act: string;
  /** Such as the title of a service. */
  readonly title: string;
  /** An instant, such as the start of a booking. */
  readonly at: string | null;
}

/** A file that is uploaded before its write, whose body then names it. */
export interface WaitingFile {
  readonly blob: Blob;
  /** The field of the body for its key. */
  readonly field: string;
  /** Null until the server has it. */
  readonly key: string | null;
}

/** A write that the server has not answered for good. */
export interface WaitingWrite {
  /** Given by the store, so that the order of taps does not depend on the clock. */
  readonly seq: number;
  /** The idempotency key, made at the tap. */
  readonly key: string;
  /** Several people may use one phone. */
  readonly userId: string;
  /** Writes to one thing go out in order: `booking:<id>`. */
  readonly item: string;
  readonly call: string;
  readonly params: Readonly<Record<string, string>>;
  /** Never changes under one key: the server compares repeats with the first request. */
  readonly body: unknown;
  /** Absent in a write without one. */
  readonly file?: WaitingFile;
  readonly subject: WriteSubject;
  readonly createdAt: number;
  /** Null while it is certain that the server has not seen the key. */
  readonly firstTriedAt: number | null;
  readonly triedAt: number | null;
  readonly failures: number;
  /** The pause after the last attempt. */
  readonly waitMs: number;
  /** The server asked for the pause, so that nothing may cut it short. */
  readonly isHeld: boolean;
  readonly refusal: WriteRefusal | null;
}

export interface WriteRefusal {
  readonly code: string;
  /** The values of its text. */
  readonly params: Readonly<Record<string, string | number>>;
  /** The server would repeat it, so that another attempt needs a new key. */
  readonly isFinal: boolean;
  /** The newest version of a thing that was changed elsewhere, in writes made from a version. */
  readonly newest?: string | undefined;
}

const FIRST_GAP_MS = 1000;
export const MAX_GAP_MS = 60_000;
// A longer wait is the mistake of a proxy.
const MAX_HELD_MS = 3_600_000;
// The server forgets a key after 24 hours; the clocks may differ.
const KEY_LIFE_MS = 23 * 3_600_000;

type NewWrite = Pick<
  WaitingWrite,
  'key' | 'userId' | 'item' | 'call' | 'params' | 'body' | 'subject' | 'file'
>;

export const buildWrite = (write: NewWrite, now: number): Omit<WaitingWrite, 'seq'> => ({
  ...write,
  ...{ createdAt: now, firstTriedAt: null, triedAt: null, failures: 0, waitMs: 0 },
  ...{ isHeld: false, refusal: null },
});

type StoredWrite = Pick<WaitingWrite, 'seq' | 'key' | 'userId' | 'item' | 'call' | 'params'> &
  Partial<WaitingWrite>;

const isStoredWrite = (row: unknown): row is StoredWrite =>
  typeof row === 'object' &&
  row !== null &&
  ['seq', 'key', 'userId', 'item', 'call', 'params'].every((field) => field in row);

/** Reads a row of any version of the app; null if it is of a version that this one does not know. */
export const parseWrite = (row: unknown): WaitingWrite | null => {
  if (!isStoredWrite(row)) return null;
  const { key, userId, item, call, params, body } = row;
  const subject = { act: '', title: '', at: null };
  return { ...buildWrite({ key, userId, item, call, params, body, subject }, 0), ...row };
};

/** Returns the first write of each item; a refused one holds back those behind it. */
export const listHeads = (writes: readonly WaitingWrite[]): WaitingWrite[] => {
  const heads = new Map<string, WaitingWrite>();
  for (const write of writes) if (!heads.has(write.item)) heads.set(write.item, write);
  return [...heads.values()].filter(({ refusal }) => refusal === null);
};

/** Returns how long a write waits. `isHurried`: the network may have returned, so that our own pause ends. */
export const computeWaitMs = ({ triedAt, waitMs, isHeld }: WaitingWrite, now: number, isHurried: boolean) => {
  if (triedAt === null || (isHurried && !isHeld)) return 0;
  // A clock that was set back would let it wait for years.
  return now < triedAt ? 0 : Math.max(0, triedAt + waitMs - now);
};

/** Notes an attempt. Stored before the request leaves: an app closed in between must not count it as unsent. */
export const withAttempt = (write: WaitingWrite, now: number): WaitingWrite => ({
  ...write,
  firstTriedAt: write.firstTriedAt ?? now,
  triedAt: now,
});

/** Notes a failed attempt; `heldMs` is the wait that the server asked for. `random` is from 0 to 1. */
export const withFailure = (
  write: WaitingWrite,
  heldMs: number | null,
  now: number,
  random: number,
): WaitingWrite => {
  const failures = write.failures + 1;
  const gapMs = Math.min(MAX_GAP_MS, FIRST_GAP_MS * 2 ** failures) * (0.5 + random / 2);
  const waitMs = Math.max(gapMs, Math.min(heldMs ?? 0, MAX_HELD_MS));
  return { ...write, failures, triedAt: now, waitMs, isHeld: heldMs !== null };
};

/** The body made from the newest version: the sheet has said that the thing was changed elsewhere. */
const renewBody = ({ body, refusal }: WaitingWrite): unknown =>
  refusal?.newest !== undefined && typeof body === 'object' && body !== null
    ? { ...body, madeFrom: refusal.newest }
    : body;

/** Gives a refused write another attempt. `newKey` replaces the key of a final refusal; its file is uploaded again. */
export const withRetry = (write: WaitingWrite, newKey: string): WaitingWrite => ({
  ...write,
  ...(write.refusal?.isFinal && { key: newKey, firstTriedAt: null, body: renewBody(write) }),
  ...(write.refusal?.isFinal && write.file && { file: { ...write.file, key: null } }),
  ...{ triedAt: null, failures: 0, waitMs: 0, isHeld: false, refusal: null },
});

/** Whether the server may have forgotten the key of an attempt, so that its effect must be read first. */
export const mayHaveLostKey = ({ firstTriedAt }: WaitingWrite, now: number): boolean =>
  firstTriedAt !== null && (now < firstTriedAt || now >= firstTriedAt + KEY_LIFE_MS);

type Change = Pick<WaitingWrite, 'item' | 'call' | 'params' | 'body'>;

const toPlain = ({ item, call, params, body }: Change): string =>
  JSON.stringify({ item, call, params, body });

/**
 * Returns the write that a tap repeats, as the second of two taps on one button does. Only the last one on the thing
 * counts: after a yes and a no, another yes is a change of mind.
 */
export const findEqualTap = (writes: readonly WaitingWrite[], tapped: Change): WaitingWrite | undefined => {
  const last = writes.findLast(({ item }) => item === tapped.item);
  return last && last.refusal === null && toPlain(last) === toPlain(tapped) ? last : undefined;
};
