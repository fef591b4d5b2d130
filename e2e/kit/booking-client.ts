import { z } from 'zod';
import { bookingView, type BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { createBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { expectRefusal } from './api/expect-reply.ts';
import type { Answer } from './api/exchange.ts';
import { sendCall, type Parts } from './api/send-call.ts';
import { makeBookable, makeBooking, type Bookable } from './factories/bookings.ts';
import { makeSession, makeUser, type SignedIn } from './factories/users.ts';

/** Booking calls for tests, returning the booking of the answer. */
export const bookingClient = (origin: () => string) => {
  const send = (who: SignedIn, call: Contract, parts: Parts): Promise<Answer> =>
    sendCall({ origin: origin(), call, token: who.token, parts });
  const book = (who: SignedIn, body: object): Promise<Answer> => send(who, createBookingContract, { body });
  return { send, book };
};

export const viewIn = ({ json }: { json: unknown }): BookingView =>
  z.looseObject({ data: bookingView }).parse(json).data;

/** The fields a refused form names, with the reason. */
export const fieldsIn = (answer: Answer): [string, string][] =>
  (expectRefusal(answer, 400).errors ?? []).map(({ field, code }) => [field, code]);

interface Pair {
  bookable: Bookable;
  customer: SignedIn;
  worker: SignedIn;
  params: { id: string };
  booking: BookingRecord;
}

/** A customer, a worker, and a booking between them. */
export const makePair = async (
  status: BookingRecord['status'] = 'pending',
  more: { localDate?: string; createdAt?: Date } = {},
): Promise<Pair> => {
  const bookable = await makeBookable({ phone: '9811111111' });
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta', phone: '9822222222' }));
  const worker = await makeSession(bookable.worker);
  const booking = await makeBooking({ bookable, customer: customer.user, status, ...more });
  return { bookable, customer, worker, params: { id: String(booking._id) }, booking };
};
