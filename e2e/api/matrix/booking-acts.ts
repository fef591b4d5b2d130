import * as acts from '#lib/features/admin/contracts/booking-acts.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeTaker, seeBooking, storeHandover } from '#e2e/kit/factories/office-acts.ts';
import { answerHandoverContract, listHandoversContract } from '#lib/features/bookings/contracts/handover.ts';

const reason = 'Agreed with both on the phone.';
const outcome = only('admin');

const accepted = async () => {
  const booking = await makeBooking({ status: 'accepted', localDate: dayAhead(3) });
  return { booking, params: { id: String(booking._id) }, seen: seeBooking(booking) };
};

type Person = Caller['user'];

/** An accepted booking for which the office has asked another worker. */
const asked = async (people: { customer?: Person; worker?: Person } = {}) => {
  const booking = await makeBooking({
    ...{ status: 'accepted', localDate: dayAhead(3) },
    ...(people.customer && { customer: people.customer }),
  });
  return { booking: await storeHandover(booking, people.worker), params: { id: String(booking._id) } };
};

const inADay = (instant: Date): string => new Date(instant.getTime() + 86_400_000).toISOString();

const gone = {
  outcome: { ...members(403), admin: 404 },
  params: { id: 'e'.repeat(24) },
} as const;

export const rows: MatrixRow[] = [
  {
    contract: acts.cancelBookingContract,
    outcome,
    request: async () => {
      const { params, seen } = await accepted();
      return { params, body: { seen, reason, countsFor: 'nobody', fee: 'waived' } };
    },
    other: {
      outcome: gone.outcome,
      request: async () => {
        const { seen } = await accepted();
        return { params: gone.params, body: { seen, reason, countsFor: 'nobody', fee: 'waived' } };
      },
    },
  },
  {
    contract: acts.moveBookingContract,
    outcome,
    request: async () => {
      const { booking, params, seen } = await accepted();
      return { params, body: { seen, reason, startsAt: inADay(booking.startsAt) } };
    },
    other: {
      outcome: gone.outcome,
      request: async () => {
        const { booking, seen } = await accepted();
        return { params: gone.params, body: { seen, reason, startsAt: inADay(booking.startsAt) } };
      },
    },
  },
  {
    contract: acts.waiveDueContract,
    outcome,
    request: async () => {
      const booking = await makeBooking({ bookable: await makeBookable(), status: 'completed' });
      const params = { id: String(booking._id) };
      return { params, body: { seen: seeBooking(booking), reason, amountPaise: booking.pricePaise } };
    },
    other: {
      outcome: gone.outcome,
      request: async () => {
        const { seen } = await accepted();
        return { params: gone.params, body: { seen, reason, amountPaise: 100 } };
      },
    },
  },
  {
    contract: acts.adjustWalletContract,
    outcome,
    request: async () => {
      const { params, seen } = await accepted();
      return { params, body: { seen, reason, side: 'customer', amountPaise: 10_000 } };
    },
    other: {
      outcome: gone.outcome,
      request: async () => {
        const { seen } = await accepted();
        return { params: gone.params, body: { seen, reason, side: 'customer', amountPaise: 10_000 } };
      },
    },
  },
  {
    contract: acts.listMoveTimesContract,
    outcome,
    request: async () => ({ params: (await accepted()).params }),
    other: { outcome: gone.outcome, request: () => ({ params: gone.params }) },
  },
  {
    contract: acts.proposeWorkerContract,
    outcome,
    request: async () => {
      const { booking, params, seen } = await accepted();
      const workerId = String((await makeTaker(booking))._id);
      return { params, body: { seen, reason, workerId, price: 'agreed' } };
    },
    other: {
      outcome: gone.outcome,
      request: async () => {
        const { booking, seen } = await accepted();
        const workerId = String((await makeTaker(booking))._id);
        return { params: gone.params, body: { seen, reason, workerId, price: 'agreed' } };
      },
    },
  },
  {
    contract: acts.withdrawWorkerContract,
    outcome,
    request: async () => {
      const { params, booking } = await asked();
      return { params, body: { seen: seeBooking(booking), reason } };
    },
    other: {
      outcome: gone.outcome,
      request: async () => ({
        ...{ params: gone.params, body: { seen: seeBooking((await asked()).booking), reason } },
      }),
    },
  },
  {
    contract: acts.listTakersContract,
    outcome,
    request: async () => {
      const { booking, params } = await accepted();
      await makeTaker(booking);
      return { params };
    },
    other: { outcome: gone.outcome, request: () => ({ params: gone.params }) },
  },
  {
    contract: listHandoversContract,
    outcome: only('worker'),
    request: async ({ user }) => {
      // A paused worker isn't asked.
      if (user.role === 'worker' && user.suspendedAt === null) await asked({ worker: user });
      return {};
    },
  },
  {
    contract: answerHandoverContract,
    outcome: only('customer', 'worker'),
    request: async ({ user }) => {
      const side = user.role === 'worker' ? { worker: user } : { customer: user };
      const { params, booking } = await asked(side);
      return { params, body: { accept: true, pricePaise: booking.handover?.pricePaise } };
    },
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({ params: (await asked()).params, body: { accept: false } }),
    },
  },
];
