import type { HandoverAnswerBody, HandoverRequest } from '#lib/features/bookings/contracts/handover.ts';
import { handoverState, nextHandoverState } from '#lib/features/bookings/rules/handover.ts';
import { detailsFor } from '#lib/features/bookings/rules/booking-details.ts';
import {
  completeHandover,
  endHandover,
  requireHandover,
} from '#lib/features/bookings/services/steps/hand-over.ts';
import { requireTakeover } from '#lib/features/bookings/services/steps/propose-handover.ts';
import { publishTo } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { readPeople } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { toPlaceNames } from '#lib/platform/i18n/place-names.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking, updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { listHandoversTo } from '#models/bookings/handovers.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { kilometresTo, toTimeSlot } from './to-booking.ts';

const toRequest = (
  booking: BookingRecord,
  worker: UserRecord | null,
  customer: UserRecord | undefined,
  at: Date,
): HandoverRequest[] => {
  const { _id, number, serviceName, serviceTitles, picture, handover, localDate, startsAt, endsAt } = booking;
  if (!handover || handover.expiresAt <= at) return [];
  // The asked worker sees as little as a stranger until the booking is theirs.
  const { city = '', state = '', pinCode = '' } = detailsFor(booking, 'admin', at).address;
  return [
    {
      ...{ _id: String(_id), number, serviceName, serviceTitles, picture, localDate },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), timeSlot: toTimeSlot(booking) },
      ...{ city, state, pinCode, ...toPlaceNames(booking.address) },
      ...{ distanceKm: kilometresTo(booking, worker ?? undefined), customerName: customer?.name ?? '' },
      ...{ pricePaise: handover.pricePaise, expiresAt: handover.expiresAt.toISOString() },
      hasAgreed: handover.workerYesAt !== undefined,
    },
  ];
};

/** Lists bookings that the office asks the worker to take over. */
export const listHandovers = async ({
  actor: { userId },
}: {
  actor: Pick<Actor, 'userId'>;
}): Promise<{ data: HandoverRequest[] }> => {
  const bookings = await listHandoversTo(userId);
  if (bookings.length === 0) return { data: [] };
  const [worker, customers, at] = [await findUser(userId), await readPeople(bookings), now()];
  const find = (id: unknown) => customers.find(({ _id }) => String(_id) === String(id));
  return { data: bookings.flatMap((one) => toRequest(one, worker, find(one.customerId), at)) };
};

interface AnswerInput {
  actor: Actor;
  params: { id: string };
  body: HandoverAnswerBody;
}

type Side = 'customer' | 'worker';

/** Which of the two asked people the actor is; others can't tell the proposal from an absent one. */
const findSide = ({ customerId, handover }: BookingRecord, { userId, role }: Actor): Side | null => {
  if (role === 'customer' && String(customerId) === userId) return 'customer';
  return role === 'worker' && String(handover?.workerId) === userId ? 'worker' : null;
};

const agree = async (
  booking: BookingRecord,
  side: Side,
  { by, at }: { by: string; at: Date },
  tx: Tx,
): Promise<BookingRecord> => {
  const handover = requireHandover(booking, at);
  const state = nextHandoverState(handoverState(handover), `${side}_yes`);
  if (state === handoverState(handover)) return booking;
  await requireTakeover(booking, { workerId: String(handover.workerId), by }, tx);
  if (state === 'agreed') return completeHandover(booking, handover, at, tx);
  const { _id, status, startsAt } = booking;
  const set = { handover: { ...handover, [`${side}YesAt`]: at } };
  const agreed = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set }, tx);
  if (!agreed) throw new AppError('booking_changed');
  publishTo([booking.customerId, handover.workerId], agreed, 'settled', tx);
  return agreed;
};

const answer = async ({ actor, params, body }: AnswerInput, tx: Tx): Promise<BookingRecord> => {
  const booking = await findBooking(params.id, tx);
  const side = booking && findSide(booking, actor);
  if (!booking || !side) throw new AppError('not_found');
  const { customerId } = booking;
  const at = now();
  const { pricePaise, workerId } = requireHandover(booking, at);
  const otherIds = [customerId, workerId].map(String).filter((id) => id !== actor.userId);
  await lockAccounts({ userId: actor.userId, otherIds }, tx);
  const isShown = body.workerId === undefined || body.workerId === String(workerId);
  if (!isShown) throw new AppError('booking_changed');
  if (!body.accept) return endHandover(booking, actor.userId, tx);
  if (body.pricePaise !== pricePaise) throw new AppError('price_changed', { data: { pricePaise } });
  return agree(booking, side, { by: actor.userId, at }, tx);
};

/** Answers the office's proposal; once both have agreed, the booking goes to the other worker. */
export const answerHandover = async (
  input: AnswerInput,
): Promise<{ message: string; data: { state: 'waiting' | 'agreed' | 'ended' } }> => {
  const { handover } = await withLock(`booking:${input.params.id}`, () =>
    inTransaction((tx) => answer(input, tx)),
  );
  const { handoverYes, handedOver, handoverNo } = texts.messages;
  if (handover) return { message: handoverYes, data: { state: 'waiting' } };
  return input.body.accept
    ? { message: handedOver, data: { state: 'agreed' } }
    : { message: handoverNo, data: { state: 'ended' } };
};
