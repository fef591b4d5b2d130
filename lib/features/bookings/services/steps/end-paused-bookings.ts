import { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import type { BookingReason } from '#lib/features/bookings/contracts/booking-status.ts';
import { liveStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import { toPart, type Part } from '#lib/platform/outbox/in-parts.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { listNextLive } from '#models/bookings/open-bookings.ts';
import { listHandoversTo } from '#models/bookings/handovers.ts';
import { listDueFees, listOwedBookings } from '#models/bookings/overdue-bookings.ts';
import type { Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { endHandover } from './hand-over.ts';
import { leaveOwnUnpaid } from './leave-unpaid.ts';
import { settleFee, storeSettlement } from './settle-dues.ts';
import { transitionBooking } from './transition-booking.ts';

const cancel =
  (reasonCode: BookingReason) =>
  (booking: BookingRecord, tx: Tx): Promise<BookingRecord> => {
    const reason = bookingWords.reasons[reasonCode];
    const end = { to: 'cancelled', mover: 'system', by: null, reason, reasonCode, at: now() } as const;
    return transitionBooking({ booking, ...end }, tx);
  };

/** Ends everything a paused worker has open and everything owed for the past. */
const partsOfWorker = (userId: string): Part[] => [
  toPart(
    'live',
    (tx, next) => listNextLive({ userId, sides: ['workerId'] }, tx, next),
    cancel('unavailable'),
  ),
  toPart(
    'handovers',
    (tx, next) => listHandoversTo(userId, tx, next),
    (booking, tx) => endHandover(booking, userId, tx),
  ),
  toPart(
    'fees',
    (tx, next) => listDueFees(userId, tx, next),
    (booking, tx) => {
      const at = now();
      return storeSettlement({ booking, settlement: settleFee(booking, null, at), at }, tx);
    },
  ),
  toPart(
    'owed',
    // What the worker owes stays due.
    (tx, next) => listOwedBookings(userId, tx, { ...next, owedBy: 'customer' }),
    (booking, tx) => leaveOwnUnpaid(booking, userId, tx),
  ),
];

/** Cancels a paused customer's bookings. A worker who has started finishes the job and is paid. */
const partsOfCustomer = (userId: string): Part[] => {
  const statuses = liveStatuses.filter((status) => status !== 'in_progress');
  return [
    toPart(
      'live',
      (tx, next) => listNextLive({ userId, sides: ['customerId'], statuses }, tx, next),
      cancel('customer_unavailable'),
    ),
  ];
};

/** Ends the upcoming bookings of a paused person. The others are notified, and owe neither fees nor unpaid prices. */
export const pausedParts = ({ _id, role }: Pick<UserRecord, '_id' | 'role'>): Part[] => {
  if (role === 'worker') return partsOfWorker(String(_id));
  return role === 'customer' ? partsOfCustomer(String(_id)) : [];
};
