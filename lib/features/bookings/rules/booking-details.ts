import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { Payee } from '#lib/features/money/contracts/payee.ts';
import type { Payer } from './booking-payment.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { AddressRecord, UserRecord } from '#models/people/user.ts';

const DAY_MS = 24 * 3_600_000;

/** How long after a booking both people still see each other's details. */
const DETAILS_KEPT_MS = 7 * DAY_MS;

export type BookingReader = 'customer' | 'worker' | 'agency' | 'admin';

/** A booking with the contacts of its two people, unless they deleted their account. */
export type PrivateBooking = Pick<
  BookingRecord,
  'status' | 'history' | 'endsAt' | 'address' | 'contact' | 'instructions'
> & {
  customer?: Pick<UserRecord, 'email' | 'phone'> | undefined;
  worker?: Pick<UserRecord, 'phone'> | undefined;
};

export interface BookingDetails {
  /** Street, floor and landmark are missing unless the reader may see them. */
  address: AddressRecord;
  instructions: string;
  contact: (BookingRecord['contact'] & object) | null;
  customer: { email?: string; phone?: string };
  worker: { phone?: string };
}

// Undoing an acceptance puts the booking back to pending and hides the details again.
const isAgreed = ({ history }: PrivateBooking): boolean => {
  const agreed = history.findLastIndex(({ status }) => upcomingStatuses.some((one) => one === status));
  return agreed > history.findLastIndex(({ status }) => status === 'pending');
};

// After the customer cancels, the worker may still need to call about the fee.
const isWithdrawn = ({ status, history }: PrivateBooking): boolean =>
  status === 'cancelled' && history.findLast((change) => change.status === 'cancelled')?.mover !== 'customer';

/** Returns when the two people of a booking stop seeing each other's details. */
export const detailsEnd = (endsAt: Date): Date => new Date(endsAt.getTime() + DETAILS_KEPT_MS);

const areInTouch = (booking: PrivateBooking, at: Date): boolean =>
  isAgreed(booking) && !isWithdrawn(booking) && at < detailsEnd(booking.endsAt);

const phoneFrom = (user: Pick<UserRecord, 'phone'> | undefined): { phone?: string } =>
  user?.phone ? { phone: user.phone } : {};

const emailFrom = (user: Pick<UserRecord, 'email'> | undefined): { email?: string } =>
  user?.email === undefined ? {} : { email: user.email };

const areaOnly = ({ city, state, pinCode, country }: AddressRecord): AddressRecord => ({
  city,
  state,
  pinCode,
  country,
});

/**
 * Returns the private fields of a booking that this reader may see now. All screens, calls, exports, messages and
 * files read them here.
 */
export const detailsFor = (booking: PrivateBooking, reader: BookingReader, at: Date): BookingDetails => {
  const isInTouch = (reader === 'customer' || reader === 'worker') && areInTouch(booking, at);
  const seesPlace = reader === 'customer' || isInTouch;
  const seesWorker = reader === 'worker' || isInTouch;
  const { address, contact, instructions, customer, worker } = booking;
  return {
    address: seesPlace ? address : areaOnly(address),
    instructions: seesPlace ? instructions : '',
    contact: (seesPlace && contact) || null,
    customer: seesPlace ? { ...emailFrom(customer), ...phoneFrom(customer) } : {},
    worker: seesWorker ? phoneFrom(worker) : {},
  };
};

/**
 * Returns where a debt is paid: the price, a fee or a refund. The side that owes it sees it while it is due, however long
 * that takes, and not longer: many UPI ids contain a phone number.
 */
export const payeeFor = (
  { isDue, debtor }: { isDue: boolean; debtor: Payer },
  payee: Payee | null,
  reader: Payer,
): Payee | null => (reader !== debtor || isDue ? payee : null);

/** Bookings that ended before this instant no longer show their details. */
export const detailsKeptSince = (at: Date): Date => new Date(at.getTime() - DETAILS_KEPT_MS);
