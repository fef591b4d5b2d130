import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Caller } from '#server/testing/api/callers.ts';
import { members, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import {
  dayAhead,
  makeBookable,
  makeBooking,
  openClaim,
  proposeOtherTime,
  bookingBodyFor,
} from '#server/testing/factories/bookings.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';

/** A request to or by the caller. */
const own = async ({ user }: Caller) => {
  const booking =
    user.role === 'worker'
      ? await makeBooking({ bookable: { ...(await makeBookable()), worker: user } })
      : await makeBooking({ customer: user });
  return { id: String(booking._id) };
};
const others = async () => ({ id: String((await makeBooking())._id) });

const moveOf = ({ user }: Caller) => ({ status: user.role === 'worker' ? 'accepted' : 'cancelled' }) as const;

const later = async () => {
  const { scheduledAt, timeSlot } = bookingBodyFor({ ...(await makeBookable()), localDate: dayAhead(3) });
  return { scheduledAt, timeSlot };
};

/** An accepted booking whose customer asks for another time. */
const proposed = async ({ user }: Caller) => {
  const bookable = await makeBookable();
  const worker = user.role === 'worker' ? user : bookable.worker;
  const booking = await makeBooking({ bookable: { ...bookable, worker }, status: 'accepted' });
  await proposeOtherTime(booking);
  return { id: String(booking._id) };
};

/** A job to which its worker has just set out. */
const setOut = async ({ user }: Caller) => {
  const bookable = await makeBookable();
  const worker = user.role === 'worker' ? user : bookable.worker;
  const booking = await makeBooking({
    ...{ bookable: { ...bookable, worker }, status: 'on_the_way' },
    history: (['accepted', 'on_the_way'] as const).map((status) => ({
      ...{ status, mover: 'worker', by: worker._id, at: now() },
    })),
  });
  return { id: String(booking._id) };
};

/** A visit of an hour ago at which somebody was missing. */
const missed = async ({ user }: Caller, fields: Parameters<typeof makeBooking>[0] = {}) => {
  const bookable = await makeBookable();
  const startsAt = new Date(now().getTime() - 3_600_000);
  const time = { localDate: dayAhead(0), startsAt, endsAt: new Date(startsAt.getTime() + 7_200_000) };
  const people =
    user.role === 'worker' ? { bookable: { ...bookable, worker: user } } : { bookable, customer: user };
  const booking = await makeBooking({ ...people, ...time, status: 'arrived', ...fields });
  return { id: String(booking._id) };
};

const claimed = ({ user }: Caller) => ({
  status: 'no_show' as const,
  noShow: openClaim(user.role === 'worker' ? 'worker' : 'customer'),
});

export const rows: MatrixRow[] = [
  {
    contract: bookings.createBookingContract,
    outcome: only('customer'),
    request: async () => ({ body: bookingBodyFor(await makeBookable()) }),
  },
  {
    contract: bookings.listBookingsContract,
    outcome: only('customer', 'worker'),
    request: async (caller) => {
      await own(caller);
      return {};
    },
  },
  {
    contract: bookings.getBookingContract,
    outcome: only('customer', 'worker'),
    request: async (caller) => ({ params: await own(caller) }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({ params: await others() }),
    },
  },
  {
    contract: bookings.listRequestedJobsContract,
    outcome: only('worker'),
    request: async (caller) => {
      await own(caller);
      return {};
    },
  },
  {
    contract: bookings.listUpcomingJobsContract,
    outcome: only('worker'),
    request: async ({ user }) => {
      await makeBooking({ bookable: { ...(await makeBookable()), worker: user }, status: 'accepted' });
      return {};
    },
  },
  {
    contract: bookings.setBookingStatusContract,
    outcome: { ...only('customer', 'worker'), admin: 409 },
    request: async (caller) => ({ params: await own(caller), body: moveOf(caller) }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404, admin: 409 },
      request: async (caller) => ({ params: await others(), body: moveOf(caller) }),
    },
  },
  {
    contract: bookings.undoStepContract,
    outcome: { ...members(403), worker: 'ok' },
    request: async (caller) => ({ params: await setOut(caller), body: { status: 'on_the_way' } }),
    other: {
      outcome: { ...members(403), worker: 404 },
      request: async () => ({ params: await others(), body: { status: 'on_the_way' } }),
    },
  },
  {
    contract: bookings.claimNoShowContract,
    outcome: only('customer', 'worker'),
    request: async (caller) => ({ params: await missed(caller) }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({ params: await others() }),
    },
  },
  {
    contract: bookings.answerNoShowContract,
    outcome: only('customer', 'worker'),
    request: async (caller) => ({ params: await missed(caller, claimed(caller)), body: { agree: true } }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({ params: await others(), body: { agree: true } }),
    },
  },
  {
    contract: bookings.getCancellationContract,
    outcome: only('customer'),
    request: async (caller) => ({ params: await own(caller) }),
    other: {
      outcome: { ...members(403), customer: 404 },
      request: async () => ({ params: await others() }),
    },
  },
  {
    contract: bookings.listOthersContract,
    outcome: only('customer'),
    request: async ({ user }) => {
      const bookable = await makeBookable();
      await makeWorker({ skills: bookable.worker.skills });
      const refused = await makeBooking({ customer: user, bookable, status: 'rejected' });
      return { params: { id: String(refused._id) } };
    },
    other: {
      outcome: { ...members(403), customer: 404 },
      request: async () => ({ params: await others() }),
    },
  },
  {
    contract: bookings.rescheduleBookingContract,
    outcome: only('customer'),
    request: async (caller) => ({ params: await own(caller), body: await later() }),
    other: {
      outcome: { ...members(403), customer: 404 },
      request: async () => ({ params: await others(), body: await later() }),
    },
  },
  {
    contract: bookings.answerProposalContract,
    outcome: { ...members(403), worker: 'ok' },
    request: async (caller) => ({ params: await proposed(caller), body: { accept: true } }),
    other: {
      outcome: { ...members(403), worker: 404 },
      request: async () => ({ params: await others(), body: { accept: true } }),
    },
  },
  {
    contract: bookings.listSlotsContract,
    outcome: { ...members('ok'), broker: 404 },
    request: async () => ({
      params: { id: String((await makeBookable()).worker._id) },
      query: { date: dayAhead(1) },
    }),
  },
];
