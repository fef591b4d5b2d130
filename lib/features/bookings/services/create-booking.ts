import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingInput } from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { resolveDuration } from '#lib/features/catalogue/rules/pricing.ts';
import { toCells } from '#lib/platform/time/time-slot.ts';
import { bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { announce } from '#lib/platform/integrations/webhooks/announce.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listOpenBookings, listSameNeed, type OpenBooking } from '#models/bookings/open-bookings.ts';
import { reserveCells } from '#models/bookings/booking-claim.ts';
import { insertBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, newObjectId, type Tx } from '#models/connection.ts';
import { listReservedQuarters, requireOpenHours } from '#lib/features/bookings/services/steps/plan-time.ts';
import {
  resolveRequest,
  buildSlotTakenError,
  requireOffered,
  requireStillOffered,
  writeDraft,
  type ResolvedRequest,
  type Draft,
} from '#lib/features/bookings/services/steps/draft-booking.ts';
import { isTimeOffer } from '#lib/features/bookings/rules/time-offer.ts';
import { dropProposal } from '#lib/features/bookings/services/steps/move-booking-time.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { limitHold } from '#lib/features/bookings/services/steps/hold-time.ts';
import { allowanceFor, hasProvedContact } from '#lib/features/people/rules/contact-trust.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { touchWithHours } from '#models/people/all-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { UserRecord } from '#models/people/user.ts';
import { requireNoBarrier } from '#lib/features/places/services/steps/find-barrier.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { consumeDailyQuota } from '#lib/features/accounts/services/steps/consume-daily-quota.ts';
import { toBooking, toTimeSlot } from './to-booking.ts';

/**
 * Returns a free place among the customer's open requests. Refuses when there is none, or when this worker already
 * has a request for that day.
 */
const pickOpenSlot = (
  customer: UserRecord,
  { workerId, localDate }: Draft,
  openBookings: readonly OpenBooking[],
): number => {
  const open = openBookings.filter(({ openSlot }) => typeof openSlot === 'number');
  const isRepeated = open.some((one) => one.workerId.equals(workerId) && one.localDate === localDate);
  const limit = allowanceFor(customer, 'openRequests');
  const places = Array.from({ length: limit }, (_, index) => index);
  const free = places.find((place) => open.every(({ openSlot }) => openSlot !== place));
  if (isRepeated) throw new AppError('too_many_open_requests');
  if (free !== undefined && open.length < limit) return free;
  throw new AppError(hasProvedContact(customer) ? 'too_many_open_requests' : 'prove_to_request');
};

// Refuses latecomers of a crowd without a transaction that would fail anyway; the unique index is the guarantee.
const requireFreeTime = async ({ worker, time, service }: ResolvedRequest): Promise<void> => {
  const claimed = await listReservedQuarters({ workerId: String(worker._id), localDate: time.localDate });
  if (toCells(time).some((cell) => claimed.has(cell)))
    throw await buildSlotTakenError({ worker, time, minutes: resolveDuration(service) });
};

/** Screens may be outdated: refuses when another worker accepted the same need already. */
const requireStillNeeded = async ({ customer, first }: ResolvedRequest, tx: Tx): Promise<BookingRecord[]> => {
  const sameNeed = first ? await listSameNeed({ _id: first, customerId: customer._id }, tx) : [];
  if (sameNeed.some(({ status }) => status !== 'pending')) throw new AppError('already_agreed');
  return sameNeed;
};

/** Asking another worker for the booked time says no to a time that an earlier one has suggested. */
const declineOffers = async (sameNeed: readonly BookingRecord[], by: string, tx: Tx): Promise<void> => {
  for (const booking of sameNeed)
    if (isTimeOffer(booking.proposal)) await dropProposal({ booking, news: 'offer_declined', by }, tx);
};

/** Locks both people. Once that is done, the worker's hours can't change any more until the booking is stored. */
const lockPeople = async ({ customer, worker, time, service }: ResolvedRequest, tx: Tx): Promise<void> => {
  const asked = { worker, time, minutes: resolveDuration(service) };
  if (await touchWithHours(String(customer._id), worker, tx)) return requireOffered(asked);
  await lockAccounts({ userId: String(customer._id), otherIds: [String(worker._id)] }, tx);
  await requireStillOffered(asked, tx);
};

const store = async (
  request: ResolvedRequest,
  draft: Draft & { number: string },
  tx: Tx,
): Promise<BookingRecord> => {
  const { actor, customer, worker, time, service } = request;
  // First, because most of them fail here.
  const _id = newObjectId();
  const claim = { workerId: String(worker._id), bookingId: String(_id), cells: toCells(time) };
  if (!(await reserveCells(claim, tx)))
    throw await buildSlotTakenError({ worker, time, minutes: resolveDuration(service) });
  await lockPeople(request, tx);
  // The request may have waited for its turn since it was resolved.
  await requireNoBarrier({ address: draft.address, skillIds: service.skillIds }, actor.locale);
  const sameNeed = await requireStillNeeded(request, tx);
  const openBookings = await listOpenBookings(String(customer._id), tx);
  const openSlot = pickOpenSlot(customer, draft, openBookings);
  requireOpenHours({ ...draft, time }, openBookings);
  const taken = await consumeDailyQuota({ user: customer, kind: 'request', items: [String(_id)] }, tx);
  if (taken.size === 0) throw new AppError('too_many_requests_today');
  const hold = await limitHold({ ...draft, _id }, customer, tx);
  const booking = await insertBooking({ ...draft, _id, openSlot, ...(hold && { hold }) }, tx);
  await declineOffers(sameNeed, actor.userId, tx);
  tx.afterCommit(() => metrics().bookings.inc({ status: 'pending' }));
  await announce('booking.requested', { bookingId: String(_id) }, tx);
  await notifyBookingChange({ booking, news: 'requested', by: actor.userId, people: [customer, worker] }, tx);
  return booking;
};

interface Answer {
  message: string;
  data: BookingView;
}

const toAnswer = (booking: BookingRecord, people: readonly UserRecord[]): Answer => {
  const { serviceName, startsAt } = booking;
  const params = { service: serviceName, day: formatDay('en', startsAt), time: toTimeSlot(booking).label };
  const known = new Map(people.map((one) => [String(one._id), one]));
  const notYet = { doorCode: null, links: null, customerJobs: null };
  const data = toBooking({ booking, people: known, reader: 'customer', ...notYet, at: now() });
  return { message: fill(texts.messages.requested, params), data };
};

/**
 * Requests a booking from a worker. If many request the same time, one gets it and the others are offered the next
 * free times. `reserveCells` guarantees that; the lock and the check before the transaction only spare attempts that
 * would fail. After a write conflict the transaction runs again.
 */
export const createBooking = async ({
  actor,
  body,
}: {
  actor: Actor;
  body: BookingInput;
}): Promise<Answer> => {
  // Resolved once, even if the transaction is retried.
  let request: Promise<ResolvedRequest> | null = null;
  const loadRequest = () => (request ??= resolveRequest({ actor, body }));
  let draft: Draft | null = null;
  let isFirst = true;
  const work = async (number: string, tx: Tx) => {
    const resolved = await loadRequest();
    // On a retry, another booking may hold the time already.
    if (!isFirst) await requireFreeTime(resolved);
    isFirst = false;
    draft ??= writeDraft(resolved);
    const booking = await store(resolved, { ...draft, number }, tx);
    return toAnswer(booking, [resolved.customer, resolved.worker]);
  };
  // Before the transaction, which should be short.
  await loadRequest();
  return drawNumber((number) =>
    withLock(
      `times:${body.workerId}`,
      () => inTransaction((tx) => work(number, tx)),
      async () => requireFreeTime(await loadRequest()),
    ),
  );
};
