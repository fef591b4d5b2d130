import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { Payee } from '#lib/features/money/contracts/payee.ts';
import { getDebtor, isOwed } from './booking-dues.ts';
import type { Refund } from './refunds.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { AddressRecord, UserRecord } from '#models/people/user.ts';

const DAY_MS = 24 * 3_600_000;

/** How long after a booking both people still see each other's details. */
const DETAILS_KEPT_MS = 7 * DAY_MS;

export type BookingReader = 'customer' | 'worker' | 'agency' | 'admin';

/** A booking with the contacts of its two people, unless they deleted their account. */
export type PrivateBooking = Pick<
  BookingRecord,
  'status' | 'history' | 'endsAt' | 'address' | 'contact' | 'instructions' | 'paid' | 'fee' | 'leftUnpaid'
> & {
  customer?: Pick<UserRecord, 'email' | 'phone'> | undefined;
  worker?: Pick<UserRecord, 'phone'> | undefined;
  /** Where the worker is paid now; absent where no one asks for it. */
  payee?: Payee | null;
};

export interface BookingDetails {
  /** Street, floor and landmark are missing unless the reader may see them. */
  address: AddressRecord;
  instructions: string;
  contact: (BookingRecord['contact'] & object) | null;
  customer: { email?: string; phone?: string };
  worker: { phone?: string };
  /** The id is null for a reader who may see the name only. */
  payee: { name: string; upiId: string | null } | null;
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

// Many UPI ids contain a phone number, so customers see them as long as they see that.
const payeeFor = (booking: PrivateBooking, reader: BookingReader, isInTouch: boolean) => {
  const { payee = null } = booking;
  if (!payee || reader === 'worker') return payee;
  if (reader !== 'customer' || getDebtor(booking) !== 'customer' || !isOwed(booking)) return null;
  return { name: payee.name, upiId: isInTouch ? payee.upiId : null };
};

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
    payee: payeeFor(booking, reader, isInTouch),
  };
};

/**
 * Returns where the customer gets a refund. The worker sees it while the refund is due, and not longer: many UPI ids contain
 * a phone number.
 */
export const refundPayeeFor = (
  { state }: Pick<Refund, 'state'>,
  payee: Payee | null,
  reader: 'customer' | 'worker',
): Payee | null => (reader === 'customer' || state === 'due' ? payee : null);

/** Bookings that ended before this instant no longer show their details. */
export const detailsKeptSince = (at: Date): Date => new Date(at.getTime() - DETAILS_KEPT_MS);
