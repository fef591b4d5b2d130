import { z } from 'zod';
import { markPaidContract, setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import {
  getPaymentContract,
  paymentView,
  setPaymentContract,
  type PaymentView,
} from '#lib/features/bookings/contracts/payment.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import type { Answer } from './api/exchange.ts';
import { bookingClient, makePair } from './booking-client.ts';
import { makeBooking } from './factories/bookings.ts';
import type { SignedIn } from './factories/users.ts';

export const PRICE_PAISE = 50_000;
const upi = { method: 'upi', amountPaise: PRICE_PAISE } as const;
export const saysPaid = { step: 'paid', ...upi } as const;
export const received = { step: 'received', ...upi } as const;
export const notReceived = { step: 'not_received' } as const;

export const viewOf = ({ json }: Answer): PaymentView =>
  z.looseObject({ data: paymentView }).parse(json).data;

/** Makes jobs of ₹500 that their workers have just completed. */
export const makeDoneJobs = (origin: () => string) => {
  const { send } = bookingClient(origin);
  return async () => {
    const { bookable, customer, worker } = await makePair('accepted');
    const under = { status: 'in_progress', localDate: '2020-05-06', customer: customer.user } as const;
    const id = String((await makeBooking({ bookable, ...under }))._id);
    const params = { id };
    await send(worker, setBookingStatusContract, { params, body: { status: 'completed' } });
    return {
      ...{ id, customer, worker },
      say: (who: SignedIn, body: object) => send(who, setPaymentContract, { params, body }),
      read: async (who: SignedIn) => viewOf(await send(who, getPaymentContract, { params })),
      pay: () => send(worker, markPaidContract, { params, body: { method: 'cash' } }),
    };
  };
};

/** Lists the reminders to answer whether the price or fee of a booking was received, past and planned. */
export const listReminders = async (id: string) =>
  (await listOutboxRows()).filter(({ key }) => key?.startsWith(`payment:${id}:`));
