import assert from 'node:assert/strict';
import * as acts from '#lib/features/admin/contracts/booking-acts.ts';
import { answerHandoverContract } from '#lib/features/bookings/contracts/handover.ts';
import { toCells } from '#lib/platform/time/time-slot.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { listReservedCells } from '#models/bookings/booking-claim.ts';
import type { UserRecord } from '#models/people/user.ts';
import { expectSuccess } from './api/expect-reply.ts';
import { sendCall, type SentCall } from './api/send-call.ts';
import { dayAhead, makeBookable, makeBooking } from './factories/bookings.ts';
import { seeBooking } from './factories/office-acts.ts';
import { makeSession, makeUser, signIn, type SignedIn } from './factories/users.ts';
import { makeWorker } from './factories/workers.ts';

export interface Proposed {
  hourlyRatePaise?: number;
  price?: 'agreed' | 'own';
}

/** An accepted booking three days ahead, and another worker that the office can propose for it. */
export const openHandover = async (
  url: () => string,
  { hourlyRatePaise = 25_000, price = 'agreed' }: Proposed = {},
) => {
  const [bookable, customer, admin] = [await makeBookable(), await makeUser(), await signIn('admin')];
  const former = bookable.worker;
  const worker = await makeWorker({ skills: former.skills, hourlyRatePaise });
  const made = await makeBooking({ bookable, customer, status: 'accepted', localDate: dayAhead(3) });
  const bookingId = String(made._id);
  const params = { id: bookingId };
  const read = async (): Promise<BookingRecord> => {
    const booking = await findBooking(bookingId);
    assert.ok(booking);
    return booking;
  };
  const act = async (call: SentCall['call'], body: object = {}, who: SignedIn = admin) =>
    sendCall({
      ...{ origin: url(), call, token: who.token },
      parts: { params, body: { seen: seeBooking(await read()), reason: 'He is ill.', ...body } },
    });
  const call = async (who: UserRecord, contract: SentCall['call'], body?: object) =>
    sendCall({
      ...{ origin: url(), call: contract, token: (await makeSession(who)).token },
      parts: { params, ...(body && { body }) },
    });
  return {
    ...{ bookingId, customer, former, worker, admin, job: bookable.job, read, act, call },
    propose: (body: object = {}) =>
      act(acts.proposeWorkerContract, { workerId: String(worker._id), price, ...body }),
    answer: async (who: UserRecord, accept: boolean, pricePaise?: number) => {
      const shown = pricePaise ?? (await read()).handover?.pricePaise ?? 0;
      return call(who, answerHandoverContract, { accept, ...(accept && { pricePaise: shown }) });
    },
    /** How many quarter hours of the visit are reserved with a worker. */
    countCells: async ({ _id }: UserRecord): Promise<number> => {
      const { startsAt, endsAt } = await read();
      const own = toCells({ startsAt, endsAt });
      const [from = 0] = own;
      return (await listReservedCells({ workerId: String(_id), from, to: from + own.length })).length;
    },
  };
};

/** The same booking with the other worker proposed. */
export const proposeHandover = async (url: () => string, options?: Proposed) => {
  const found = await openHandover(url, options);
  expectSuccess(await found.propose(), acts.proposeWorkerContract);
  return found;
};
