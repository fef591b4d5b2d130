import { AppError } from '#lib/platform/contract/app-error.ts';
import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import type { BookingEventName } from '#lib/features/bookings/contracts/booking-news.ts';
import { sharePresence } from '#lib/platform/realtime/publish.ts';
import { releaseWorkerCells } from '#models/bookings/booking-claim.ts';
import { updateBooking, type BookingChange, type BookingRecord } from '#models/bookings/booking.ts';
import type { BookingHandover } from '#models/bookings/handover.ts';
import { addPersonToNotes } from '#models/support/note.ts';
import type { Tx } from '#models/connection.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { drawDoor } from './door-code.ts';
import { releasePhotos } from './keep-photos.ts';
import { notifyEach } from './notify-booking-change.ts';

export const requireHandover = ({ handover, status }: BookingRecord, at: Date): BookingHandover => {
  if (!handover || status !== 'accepted' || handover.expiresAt <= at) throw new AppError('no_handover');
  return handover;
};

const findPeople = async (ids: readonly unknown[], tx: Tx) => {
  const users = await findUsers(ids.map(String), tx);
  return (id: unknown): UserRecord | undefined => users.find(({ _id }) => String(_id) === String(id));
};

/** Notifies the other worker, and the customer if wanted, that the booking keeps its worker. */
export const notifyHandoverEnd = async (
  booking: BookingRecord,
  { workerId }: BookingHandover,
  { exceptId, tellsCustomer }: { exceptId: string | null; tellsCustomer: boolean },
  tx: Tx,
): Promise<void> => {
  const { customerId } = booking;
  const find = await findPeople([customerId, workerId, booking.workerId], tx);
  const news: BookingEventName = 'handover_ended';
  const told = [
    { to: find(workerId), other: find(customerId), news },
    ...(tellsCustomer ? [{ to: find(customerId), other: find(booking.workerId), news }] : []),
  ];
  await notifyEach({ booking, told: told.filter(({ to }) => String(to?._id) !== exceptId) }, tx);
};

/** Ends a handover: the booking keeps its worker, and the other one's time is free again. */
export const endHandover = async (
  booking: BookingRecord,
  by: string | null,
  tx: Tx,
): Promise<BookingRecord> => {
  const { _id, status, startsAt, handover, officeActs = 0 } = booking;
  if (!handover) return booking;
  // The office's page showed an older state.
  const set = { handover: null, officeActs: officeActs + 1 };
  const kept = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set }, tx);
  if (!kept) throw new AppError('booking_changed');
  await releaseWorkerCells({ bookingId: String(_id), workerId: String(handover.workerId) }, tx);
  await notifyHandoverEnd(kept, handover, { exceptId: by, tellsCustomer: true }, tx);
  return kept;
};

/** Gives the booking to the other worker once both have agreed; all three are notified. */
export const completeHandover = async (
  booking: BookingRecord,
  handover: BookingHandover,
  at: Date,
  tx: Tx,
): Promise<BookingRecord> => {
  const { _id, status, startsAt, customerId, workerId: formerId, officeActs = 0, adjustments } = booking;
  const { workerId, pricePaise, hourlyRatePaise, coveredMinutes, by, reason } = handover;
  const change: BookingChange = {
    ...{ status: 'accepted', mover: 'admin', by, at, isHandover: true, officeReason: reason },
  };
  const set = {
    ...{ workerId, pricePaise, hourlyRatePaise, handover: null, reopens: null, movedNotice: null },
    formerWorkerIds: [...(booking.formerWorkerIds ?? []), formerId],
    ...(coveredMinutes !== undefined && { coveredMinutes }),
    // They were agreed with the former worker.
    ...(booking.extras && { extras: [] }),
    ...(booking.photos && { photos: [] }),
    // The former worker keeps the office's credit: it must not be taken back from the new one.
    ...(adjustments && { adjustments: { ...adjustments, worker: 0 } }),
    // The former worker may know the code.
    door: await drawDoor(booking, [], tx),
    ...(booking.wayQuestion && { wayQuestion: null }),
    officeActs: officeActs + 1,
    remindAt: nextReminderAt(booking, at),
  };
  const bookingId = String(_id);
  const moved = await updateBooking({ bookingId, from: { status, startsAt }, set, change }, tx);
  if (!moved) throw new AppError('booking_changed');
  await releasePhotos(booking, at, tx);
  await releaseWorkerCells({ bookingId, workerId: String(formerId) }, tx);
  await addPersonToNotes({ bookingId, personId: workerId }, tx);
  const find = await findPeople([customerId, workerId, formerId], tx);
  const [customer, worker, former] = [customerId, workerId, formerId].map(find);
  const told = [
    { to: customer, other: worker, news: 'handed_over' },
    { to: worker, other: customer, news: 'handed_over' },
    { to: former, other: customer, news: 'handed_away' },
  ] as const;
  await notifyEach({ booking: moved, told }, tx);
  tx.afterCommit(() => sharePresence([customerId, workerId, formerId].map(String)));
  return moved;
};
