import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { expectSuccess } from './api/expect-reply.ts';
import { bookingClient } from './booking-client.ts';
import { HOUR_PAISE } from './claimed-visit.ts';
import { makeBookable, makeBooking, type Bookable } from './factories/bookings.ts';
import { makeSession, makeUser, TEST_PASSWORD, type SignedIn } from './factories/users.ts';

const HOUR_MS = 3_600_000;

/** Visits that a worker cancels late, and what the two people of each can then do. */
export const makeLateVisits = (origin: () => string) => {
  const { send } = bookingClient(origin);

  /** A visit agreed for a number of hours from now. */
  const hoursAhead = async (hours: number, bookable?: Bookable) => {
    const made = bookable ?? (await makeBookable());
    const customer = await makeUser();
    const booking = await makeBooking({ bookable: made, customer, status: 'accepted' });
    setClock(new Date(booking.startsAt.getTime() - hours * HOUR_MS));
    const [worker, buyer] = [await makeSession(made.worker), await makeSession(customer)];
    const params = { id: String(booking._id) };
    const cancel = (who: SignedIn, body: object = {}) =>
      send(who, bookings.setBookingStatusContract, { params, body: { status: 'cancelled', ...body } });
    return {
      ...{ bookable: made, booking, params, worker, customer: buyer },
      userIds: [worker.userId, buyer.userId],
      cancel: (body: object = {}) => cancel(worker, { reasonCode: 'travel', ...body }),
      cancelAs: cancel,
      pay: (who: SignedIn) => send(who, bookings.markPaidContract, { params, body: { method: 'cash' } }),
      waive: (who: SignedIn) => send(who, bookings.waiveFeeContract, { params }),
    };
  };

  /** A worker who has cancelled late and owes an hour. */
  const makeDue = async (bookable?: Bookable) => {
    const due = await hoursAhead(3, bookable);
    expectSuccess(await due.cancel({ feePaise: HOUR_PAISE }), bookings.setBookingStatusContract);
    return due;
  };

  const leave = async (who: SignedIn): Promise<void> => {
    const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
    expectSuccess(await send(who, deleteAccountContract, { body }), deleteAccountContract);
  };

  return { hoursAhead, makeDue, leave };
};

/** The fee that a booking owes or owed. */
export const readFee = async ({ params }: { params: { id: string } }) => (await findBooking(params.id))?.fee;
