import { toFinancialYear } from '#lib/features/money/rules/receipt-number.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { takeReceiptNumber } from '#models/people/receipts.ts';

/** Numbers the receipt of a job that is paid now. */
export const numberReceipt = async (
  { workerId }: Pick<BookingRecord, 'workerId'>,
  at: Date,
  tx: Tx,
): Promise<Pick<BookingRecord, 'receipt'>> => {
  const year = toFinancialYear(at);
  const number = await takeReceiptNumber({ workerId: String(workerId), year }, tx);
  return number === null ? {} : { receipt: { year, number } };
};
