import type { Payee } from '#lib/features/money/contracts/payee.ts';

/** UPI carries at most ₹1,00,000 in one payment between people. */
export const UPI_LIMIT_PAISE = 10_000_000;

// Integer arithmetic: a payment of one paisa more or less settles nothing.
const toAmount = (paise: number): string =>
  `${String(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, '0')}`;

// Some apps read `%40` in an id literally.
const encode = (value: string): string => encodeURIComponent(value).replaceAll('%40', '@');

/** Returns our reference of a booking's payment: UPI allows 35 letters and digits, and no hyphen in some apps. */
export const toPaymentReference = (bookingNumber: string): string =>
  bookingNumber.replace(/[^A-Za-z0-9]/g, '');

/**
 * Returns the text of a QR code that pays a person by UPI; null for an amount that UPI does not carry. It is only ever
 * drawn as a code: apps refuse links to people.
 */
export const buildUpiLink = (payee: Payee, amountPaise: number, reference: string): string | null => {
  if (!Number.isInteger(amountPaise) || amountPaise <= 0 || amountPaise > UPI_LIMIT_PAISE) return null;
  const fields = {
    ...{ pa: payee.upiId, pn: payee.name, am: toAmount(amountPaise), cu: 'INR' },
    ...{ tr: reference, tn: `Hunar ${reference}` },
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encode(value)}`);
  return `upi://pay?${query.join('&')}`;
};
