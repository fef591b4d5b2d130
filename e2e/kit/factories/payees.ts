import type { Payee } from '#lib/features/money/contracts/payee.ts';
import { changePayee, PAYEE_WAIT_MS, payeeInUse, waitingPayee } from '#lib/features/money/rules/payee.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { findPayeeChanges, storePayeeChanges } from '#models/money/payee.ts';

/** Gives a worker a payee that is in use. */
export const makePayee = (
  workerId: string,
  payee: Payee = { upiId: 'ramesh@okbank', name: 'RAMESH KUMAR' },
): Promise<void> => {
  const changes = changePayee([], payee, new Date(now().getTime() - PAYEE_WAIT_MS));
  return inTransaction((tx) => storePayeeChanges(workerId, changes, tx));
};

/** Returns where a worker is paid now, and where from the next day on. */
export const readPayees = async (workerId: string): Promise<{ now: string | null; next: string | null }> => {
  const [changes, at] = [await findPayeeChanges(workerId), now()];
  return {
    now: payeeInUse(changes, at)?.upiId ?? null,
    next: waitingPayee(changes, at)?.payee.upiId ?? null,
  };
};
