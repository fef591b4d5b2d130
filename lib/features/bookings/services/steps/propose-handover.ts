import { AppError } from '#lib/platform/contract/app-error.ts';
import { isWorkedAt, windowsOn } from '#lib/features/bookings/rules/day-slots.ts';
import { answerBy } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { handoverPricePaise, type HandoverPricing } from '#lib/features/bookings/rules/handover.ts';
import { computePricePaise, resolveTerms } from '#lib/features/catalogue/rules/pricing.ts';
import { allowanceFor } from '#lib/features/people/rules/contact-trust.ts';
import { isSamePerson } from '#lib/features/people/rules/same-person.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { locateBooking } from '#lib/features/places/services/steps/locate-address.ts';
import { toIndiaMinutes } from '#lib/platform/time/india-day.ts';
import { minutesBetween, toCells } from '#lib/platform/time/time-slot.ts';
import { listOpenBookings } from '#models/bookings/open-bookings.ts';
import { reserveCells } from '#models/bookings/booking-claim.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { BookingHandover } from '#models/bookings/handover.ts';
import { countUpcoming } from '#models/bookings/overdue-bookings.ts';
import { findService, type ServiceRecord } from '#models/catalogue/service.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { listBlockers } from '#models/people/block.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { canTake, findOthers } from './find-others.ts';
import { notifyEach } from './notify-booking-change.ts';
import { requireOpenHours } from './plan-time.ts';
import type { OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';

const searchFor = async (booking: BookingRecord, service: ServiceRecord) => {
  const { startsAt, endsAt, localDate, customerId, workerId } = booking;
  const slot = { start: toIndiaMinutes(startsAt), end: toIndiaMinutes(endsAt) };
  return {
    ...{ actor: { userId: String(customerId) }, service, except: [String(workerId)] },
    place: await locateBooking(booking.address),
    time: { localDate, slot, startsAt, endsAt },
  };
};

const MAX_WORKERS = 10;

/** Lists workers who could take over a booking, with their own price. */
export const listWorkersFor = async (booking: BookingRecord): Promise<OtherWorker[]> => {
  const service = await findService(String(booking.serviceId));
  return service ? findOthers({ ...(await searchFor(booking, service)), max: MAX_WORKERS }) : [];
};

/** A worker without a proved contact can have one upcoming job at a time. Others aren't told to prove theirs. */
const requireCapacity = async (worker: UserRecord, isAsked: boolean, tx: Tx): Promise<void> => {
  const limit = allowanceFor(worker, 'acceptedBookings');
  if (limit < Infinity && (await countUpcoming(worker._id, tx)) >= limit)
    throw new AppError(isAsked ? 'prove_to_accept' : 'worker_not_free');
};

/** Refuses a worker who can't or mustn't take over the booking; checked again at each yes. */
export const requireTakeover = async (
  booking: BookingRecord,
  { workerId, by }: { workerId: string; by: string },
  tx: Tx,
): Promise<{ worker: UserRecord; customer: UserRecord; service: ServiceRecord }> => {
  const customerId = String(booking.customerId);
  const [worker, customer] = [await findUser(workerId, tx), await findUser(customerId, tx)];
  const service = await findService(String(booking.serviceId));
  const isThere = worker?.role === 'worker' && worker.suspendedAt === null && customer && service;
  if (!isThere || String(booking.workerId) === workerId || isSamePerson(worker, customer))
    throw new AppError('worker_not_free');
  const blockers = await listBlockers(customerId, workerId);
  const search = await searchFor(booking, service);
  if (blockers.length > 0 || !canTake(worker, search)) throw new AppError('worker_not_free');
  await requireCapacity(worker, by === workerId, tx);
  const open = await listOpenBookings(customerId, tx);
  requireOpenHours({ workerId, bookingId: booking._id, time: booking }, open);
  return { worker, customer, service };
};

interface Proposal {
  booking: BookingRecord;
  workerId: string;
  pricing: HandoverPricing;
  by: string;
  reason: string;
  at: Date;
}

/** The booking keeps its own terms at the agreed price, and takes those of the other worker at the other's price. */
const priceHandover = (
  booking: BookingRecord,
  { worker, service }: { worker: UserRecord; service: ServiceRecord },
  pricing: HandoverPricing,
): Pick<BookingHandover, 'pricePaise' | 'hourlyRatePaise' | 'coveredMinutes'> => {
  const { pricePaise: agreedPaise, hourlyRatePaise, coveredMinutes } = booking;
  const durationMinutes = minutesBetween(booking);
  const terms = resolveTerms(worker, service);
  const ownPaise = computePricePaise({ ...terms, durationMinutes });
  const pricePaise = handoverPricePaise({ agreedPaise, ownPaise }, pricing);
  if (pricePaise !== ownPaise) return { pricePaise, hourlyRatePaise };
  // A booking that had to have its length keeps it.
  const covered = terms.coveredMinutes ?? (coveredMinutes === undefined ? undefined : durationMinutes);
  return {
    ...{ pricePaise, hourlyRatePaise: terms.hourlyRatePaise },
    ...(covered !== undefined && { coveredMinutes: covered }),
  };
};

/** Asks another worker and the customer. The other worker's time is reserved until the answers or the deadline. */
export const proposeHandover = async (
  { booking, workerId, pricing, by, reason, at }: Proposal,
  tx: Tx,
): Promise<BookingRecord> => {
  const { _id, status, startsAt, customerId } = booking;
  const bookingId = String(_id);
  await lockAccounts({ userId: by, otherIds: [workerId, String(customerId)] }, tx);
  const found = await requireTakeover(booking, { workerId, by }, tx);
  const slot = { start: toIndiaMinutes(startsAt), end: toIndiaMinutes(booking.endsAt) };
  if (!isWorkedAt(slot, windowsOn(booking.localDate, found.worker))) throw new AppError('worker_not_free');
  if (!(await reserveCells({ workerId, bookingId, cells: toCells(booking) }, tx)))
    throw new AppError('worker_not_free');
  const handover: BookingHandover = {
    ...{ workerId: toObjectId(workerId), by: toObjectId(by), reason, proposedAt: at },
    ...priceHandover(booking, found, pricing),
    expiresAt: answerBy({ askedAt: at, startsAt }),
  };
  const asked = await updateBooking({ bookingId, from: { status, startsAt }, set: { handover } }, tx);
  if (!asked) throw new AppError('booking_changed');
  const { customer, worker } = found;
  const told = [
    { to: worker, other: customer, news: 'handover_asked' },
    { to: customer, other: worker, news: 'handover_offered' },
  ] as const;
  await notifyEach({ booking: asked, told }, tx);
  return asked;
};
