import { computeTotal } from '#lib/features/bookings/rules/booking-dues.ts';
import { toFinancialYear } from '#lib/features/money/rules/receipt-number.ts';
import { findTax } from '#lib/features/money/rules/tax.ts';
import { env } from '#lib/platform/config/env.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { findService } from '#models/catalogue/service.ts';
import type { Tx } from '#models/connection.ts';
import { takeReceiptNumber } from '#models/people/receipts.ts';

type Paid = Pick<BookingRecord, 'workerId' | 'serviceId' | 'pricePaise' | 'extras'>;

// Kept with the booking, so that a receipt stays as it was when the rules change.
const readTax = async (booking: Paid, tx: Tx): Promise<Pick<BookingRecord, 'tax'>> => {
  const { TAX_RULES } = env();
  if (TAX_RULES.length === 0) return {};
  const serviceId = String(booking.serviceId);
  const trades = ((await findService(serviceId, tx))?.skillIds ?? []).map(String);
  const tax = findTax(TAX_RULES, { serviceId, trades }, computeTotal(booking));
  return tax ? { tax } : {};
};

/** Numbers the receipt of a job that is paid now, and states the tax in its price. */
export const numberReceipt = async (
  booking: Paid,
  at: Date,
  tx: Tx,
): Promise<Pick<BookingRecord, 'receipt' | 'tax'>> => {
  const year = toFinancialYear(at);
  const number = await takeReceiptNumber({ workerId: String(booking.workerId), year }, tx);
  return number === null ? {} : { receipt: { year, number }, ...(await readTax(booking, tx)) };
};
