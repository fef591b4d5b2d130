import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import * as claims from '#lib/features/bookings/contracts/no-show.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { findUser } from '#models/people/user.ts';
import { bookingClient, makePair, viewIn } from './booking-client.ts';
import { makeSession, signIn } from './factories/users.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The price of the factory's bookings. */
export const VISIT_PRICE_PAISE = 50_000;

/** The price of one of its two hours, which is the most that an absent worker owes. */
export const HOUR_PAISE = VISIT_PRICE_PAISE / 2;

/** A booking that started half an hour ago, and no-show actions of its two people and the office. */
export const makeVisits = (origin: () => string) => {
  const { send } = bookingClient(origin);
  return async (status: BookingStatus = 'arrived') => {
    const pair = await makePair(status);
    const start = pair.booking.startsAt.getTime();
    setClock(new Date(start + 30 * MINUTE_MS));
    const [customer, worker] = [await makeSession(pair.customer.user), await makeSession(pair.worker.user)];
    const admin = await signIn('admin');
    const { params } = pair;
    const people = { customer, worker };
    type Side = keyof typeof people;
    return {
      ...{ params, customer, worker, admin, workerId: String(pair.worker.user._id) },
      userIds: [customer.userId, worker.userId],
      claim: (by: Side, body: object = {}) => send(people[by], claims.claimNoShowContract, { params, body }),
      see: (by: Side) => send(people[by], claims.seeNoShowContract, { params }),
      answer: (by: Side, agree: boolean, body: object = {}) =>
        send(people[by], claims.answerNoShowContract, { params, body: { agree, ...body } }),
      decide: (upheld: boolean, by = admin) =>
        send(by, decideNoShowContract, { params, body: { upheld, reason: 'Both were heard.' } }),
      move: (by: Side, to: BookingStatus) =>
        send(people[by], bookings.setBookingStatusContract, { params, body: { status: to } }),
      pay: () => send(worker, bookings.markPaidContract, { params, body: { method: 'cash' } }),
      read: async (by: Side) => viewIn(await send(people[by], bookings.getBookingContract, { params })),
      /** Sets the clock this many hours after a claim first becomes possible. */
      goOn: (hours: number) => setClock(new Date(start + 30 * MINUTE_MS + hours * HOUR_MS)),
    };
  };
};
export type Visit = Awaited<ReturnType<ReturnType<typeof makeVisits>>>;

/** A booking its worker has completed and its customer is about to dispute. */
export const finishJob = async (visit: Visit, isPaid = false): Promise<void> => {
  await visit.move('worker', 'in_progress');
  visit.goOn(0.5);
  await visit.move('worker', 'completed');
  if (isPaid) await visit.pay();
};

/** A booking's status, its claim's state, the blamed side and the fee. */
export const readOutcome = async ({ params }: Pick<Visit, 'params'>) => {
  const booking = await findBooking(params.id);
  return [booking?.status, booking?.noShow?.state, booking?.blame, booking?.fee?.feePaise ?? 0];
};

export const countCompletedJobs = async ({
  workerId,
}: Pick<Visit, 'workerId'>): Promise<number | undefined> => (await findUser(workerId))?.completedJobs;
