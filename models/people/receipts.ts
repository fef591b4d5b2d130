import type { Tx } from '#models/connection.ts';
import { User } from './user.ts';

/**
 * Takes a worker's next receipt number of a financial year. It is taken in the transaction of the settlement, so that
 * one that fails leaves no gap; the account's row makes two at once wait for each other.
 */
export const takeReceiptNumber = async (
  { workerId, year }: { workerId: string; year: string },
  tx: Tx,
): Promise<number | null> => {
  const worker = await User.findOneAndUpdate(
    { _id: workerId },
    { $inc: { [`receipts.${year}`]: 1 } },
    { tx },
  );
  return worker?.receipts?.[year] ?? null;
};
