import type { Payee } from '#lib/features/money/contracts/payee.ts';

/** A thief who changes the payee gains nothing for a day, in which its owner is notified on every channel. */
export const PAYEE_WAIT_MS = 24 * 3_600_000;

/** Kept for disputes about where the money went. */
export const MAX_PAYEE_CHANGES = 20;

export interface PayeeChange {
  /** Null: the worker removed it and takes cash only. */
  payee: Payee | null;
  savedAt: Date;
  /** Null: replaced or withdrawn before it was used. */
  usedFrom: Date | null;
}

const isSame = (one: Payee | null, other: Payee | null): boolean =>
  one?.upiId === other?.upiId && one?.name === other?.name;

const findInUse = (changes: readonly PayeeChange[], at: Date): PayeeChange | undefined =>
  changes.findLast(({ usedFrom }) => usedFrom !== null && usedFrom <= at);

/** Returns where the worker is paid at this moment; null: cash only. */
export const payeeInUse = (changes: readonly PayeeChange[], at: Date): Payee | null =>
  findInUse(changes, at)?.payee ?? null;

/** Returns the payee that waits to be used. */
export const waitingPayee = (
  changes: readonly PayeeChange[],
  at: Date,
): { payee: Payee; usedFrom: Date } | null => {
  const last = changes.findLast(({ usedFrom }) => usedFrom !== null);
  return last?.payee && last.usedFrom && last.usedFrom > at
    ? { payee: last.payee, usedFrom: last.usedFrom }
    : null;
};

const withdraw = (changes: readonly PayeeChange[], at: Date): PayeeChange[] =>
  changes.map((change) =>
    change.usedFrom !== null && change.usedFrom > at ? { ...change, usedFrom: null } : change,
  );

// Saving many payees in a row must not push out the one in use.
const dropOldest = (changes: readonly PayeeChange[], at: Date): PayeeChange[] => {
  if (changes.length <= MAX_PAYEE_CHANGES) return [...changes];
  const kept = findInUse(changes, at);
  const oldest = changes.find((change) => change !== kept);
  return changes.filter((change) => change !== oldest);
};

/**
 * Adds a change of the payee. Every new one waits, also the first: otherwise removing and saving again would avoid the
 * wait. Removing works at once, and saving the payee in use again withdraws one that waits. Returns the same list where
 * nothing changes.
 */
export const changePayee = (
  changes: readonly PayeeChange[],
  payee: Payee | null,
  at: Date,
): readonly PayeeChange[] => {
  const waiting = waitingPayee(changes, at);
  if (waiting && isSame(waiting.payee, payee)) return changes;
  const rest = waiting ? withdraw(changes, at) : changes;
  if (isSame(payeeInUse(changes, at), payee)) return rest;
  const usedFrom = payee === null ? at : new Date(at.getTime() + PAYEE_WAIT_MS);
  return dropOldest([...rest, { payee, savedAt: at, usedFrom }], at);
};
