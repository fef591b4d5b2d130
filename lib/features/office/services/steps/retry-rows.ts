import { wakeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { retryOutboxRows } from '#models/platform/outbox.ts';

/** Makes the given-up outbox rows of a kind due again, for the office and the command line. Returns how many. */
export const retryRows = async (kind: string, tx: Tx): Promise<number> => {
  const rows = await retryOutboxRows(kind, now(), tx);
  if (rows > 0) tx.afterCommit(wakeOutbox);
  return rows;
};
