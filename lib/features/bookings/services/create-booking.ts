import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { createBookingCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { BookingInput } from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { durationOf } from '#lib/features/catalogue/rules/lowest-price.ts';
import { cellsOf } from '#lib/features/bookings/rules/claim-cells.ts';
import { bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay } from '#lib/platform/i18n/format-moment.ts';
import { now } from '#lib/platform/time/clock.ts';
import { claimCells } from '#models/bookings/booking-claim.ts';
import {
  insertBooking,
  listAhead,
  listNeed,
  type Ahead,
  type BookingRecord,
} from '#models/bookings/booking.ts';
import { newObjectId, type Tx } from '#models/connection.ts';
import { listClaimedQuarters, requireOpenHours } from '#lib/features/bookings/services/steps/plan-time.ts';
import {
  resolveRequest,
  refuseTime,
  requireStillOffered,
  writeDraft,
  type ResolvedRequest,
  type Draft,
} from '#lib/features/bookings/services/steps/draft-booking.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { runIdempotent } from '#lib/platform/idempotency/run-idempotent.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { takeOfDay } from '#lib/features/accounts/services/steps/take-of-day.ts';
import { toBooking, toTimeSlot } from './to-booking.ts';

const MOST_OPEN_REQUESTS = 5;

interface Input {
  actor: Actor;
  body: BookingInput;
  idempotencyKey: string | null;
}

/** The customer's free place for an open request; without one, or with a request to this worker that day, none. */
const takeOpenSlot = ({ workerId, localDate }: Draft, ahead: readonly Ahead[]): number => {
  const open = ahead.filter(({ openSlot }) => typeof openSlot === 'number');
  const isRepeated = open.some((one) => one.workerId.equals(workerId) && one.localDate === localDate);
  const places = Array.from({ length: MOST_OPEN_REQUESTS }, (_, index) => index);
  const free = places.find((place) => open.every(({ openSlot }) => openSlot !== place));
  if (isRepeated || free === undefined) throw new AppError('too_many_open_requests');
  return free;
};

// Most who come too late are told so here, without a transaction that would only fail; the index is the proof.
const requireFreeTime = async ({ worker, time, service }: ResolvedRequest): Promise<void> => {
  const claimed = await listClaimedQuarters({ workerId: String(worker._id), localDate: time.localDate });
  if (cellsOf(time).some((cell) => claimed.has(cell)))
    throw await refuseTime({ worker, time, minutes: durationOf(service) });
};

/** Whoever was asked before has not agreed meanwhile: a screen may be old, and nobody is booked twice for one thing. */
const requireOpenNeed = async ({ customer, first }: ResolvedRequest, tx: Tx): Promise<void> => {
  const asked = first ? await listNeed({ _id: first, customerId: customer._id }, tx) : [];
  if (asked.some(({ status }) => status !== 'pending')) throw new AppError('already_agreed');
};

const store = async (
  agreed: ResolvedRequest,
  draft: Draft & { number: string },
  tx: Tx,
): Promise<BookingRecord> => {
  const { actor, customer, worker, time, service } = agreed;
  // First what most of them fail at.
  const _id = newObjectId();
  const claim = { workerId: String(worker._id), bookingId: String(_id), cells: cellsOf(time) };
  if (!(await claimCells(claim, tx))) throw await refuseTime({ worker, time, minutes: durationOf(service) });
  await holdPeople({ userId: String(customer._id), otherIds: [String(worker._id)] }, tx);
  await requireStillOffered({ worker, time, minutes: durationOf(service) }, tx);
  await requireOpenNeed(agreed, tx);
  const ahead = await listAhead(String(customer._id), tx);
  const openSlot = takeOpenSlot(draft, ahead);
  requireOpenHours({ ...draft, time }, ahead);
  const taken = await takeOfDay({ user: customer, kind: 'request', things: [String(_id)] }, tx);
  if (taken.size === 0) throw new AppError('too_many_requests_today');
  const booking = await insertBooking({ ...draft, _id, openSlot }, tx);
  await notifyBookingChange({ booking, news: 'requested', by: actor.userId, people: [customer, worker] }, tx);
  return booking;
};

const answer = ({ customer, worker }: ResolvedRequest, booking: BookingRecord) => {
  const { serviceName, startsAt } = booking;
  const params = { service: serviceName, day: formatDay('en', startsAt), time: toTimeSlot(booking).label };
  const people = new Map([customer, worker].map((one) => [String(one._id), one]));
  const data = toBooking({ booking, people, reader: 'customer', at: now() });
  return { message: fill(texts.messages.requested, params), data };
};

/** Asks a worker for a time. Of many who ask for the same one, one gets it; the others get the next free times. */
export const createBooking = ({
  actor,
  body,
  idempotencyKey: key,
}: Input): Promise<{ message: string; data: BookingView }> => {
  // Read once, however often the transaction has to be tried; not before a repeated request has its answer.
  let wish: Promise<ResolvedRequest> | null = null;
  const agree = () => (wish ??= resolveRequest({ actor, body }));
  let draft: Promise<Draft> | null = null;
  let isFirst = true;
  const work = async (number: string, tx: Tx) => {
    const agreed = await agree();
    // Whom another server's booking stood in the way of looks first whether that one has the time now.
    if (!isFirst) await requireFreeTime(agreed);
    isFirst = false;
    draft ??= writeDraft(agreed);
    return answer(agreed, await store(agreed, { ...(await draft), number }, tx));
  };
  return drawNumber((number) =>
    runIdempotent({
      ...{ actor, call: createBookingCall, key, body },
      queue: { thing: `times:${body.workerId}`, check: async () => requireFreeTime(await agree()) },
      work: (tx) => work(number, tx),
    }),
  );
};
