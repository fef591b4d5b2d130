import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import * as proposals from '#lib/features/bookings/contracts/proposals.ts';
import { leaveVisitContract } from '#lib/features/bookings/contracts/visit-safety.ts';
import { confirmWaitingContract, reportWaitingContract } from '#lib/features/bookings/contracts/waiting.ts';
import { readJobBoardContract } from '#lib/features/bookings/contracts/job-board.ts';
import * as claims from '#lib/features/bookings/contracts/no-show.ts';
import {
  answerWayContract,
  askWayContract,
  getGatePhotoContract,
} from '#lib/features/bookings/contracts/way.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { everyone, members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import {
  dayAhead,
  makeBookable,
  makeBooking,
  makeExtra,
  openClaim,
  proposeOtherTime,
  bookingBodyFor,
} from '#e2e/kit/factories/bookings.ts';
import { makeGatePhoto } from '#e2e/kit/factories/gate-photos.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';

const own = async ({ user }: Caller) => {
  const booking =
    user.role === 'worker'
      ? await makeBooking({ bookable: { ...(await makeBookable()), worker: user }, extras: [makeExtra()] })
      : await makeBooking({ customer: user, extras: [makeExtra()] });
  return { id: String(booking._id) };
};
/** A job that both sides may cancel. */
const agreed = async ({ user }: Caller) => {
  const people =
    user.role === 'worker' ? { bookable: { ...(await makeBookable()), worker: user } } : { customer: user };
  return { id: String((await makeBooking({ ...people, status: 'accepted' }))._id) };
};
const others = async () => ({ id: String((await makeBooking())._id) });
const ofOthers = async () => ({ params: await others() });

const moveFor = ({ user }: Caller) =>
  ({ status: user.role === 'worker' ? 'accepted' : 'cancelled' }) as const;

const later = async () => {
  const { scheduledAt, timeSlot } = bookingBodyFor({ ...(await makeBookable()), localDate: dayAhead(3) });
  return { scheduledAt, timeSlot };
};

/** An accepted booking with a proposed new time. */
const proposed = async ({ user }: Caller) => {
  const bookable = await makeBookable();
  const worker = user.role === 'worker' ? user : bookable.worker;
  const booking = await makeBooking({
    bookable: { ...bookable, worker },
    status: 'accepted',
    extras: [makeExtra()],
  });
  const { proposal } = (await proposeOtherTime(booking)) ?? {};
  return { id: String(booking._id), startsAt: proposal?.startsAt.toISOString() };
};

/** A request for whose customer the worker has suggested a new time. */
const offered = async ({ user }: Caller) => {
  const booking = await makeBooking({ customer: user, extras: [makeExtra()] });
  const { proposal } = (await proposeOtherTime(booking, 'worker')) ?? {};
  return { id: String(booking._id), startsAt: proposal?.startsAt.toISOString() };
};

/** A booking whose worker has just set out. */
const setOut = async ({ user }: Caller) => {
  const bookable = await makeBookable();
  const worker = user.role === 'worker' ? user : bookable.worker;
  const booking = await makeBooking({
    ...{ bookable: { ...bookable, worker }, status: 'on_the_way', extras: [makeExtra()] },
    history: (['accepted', 'on_the_way'] as const).map((status) => ({
      ...{ status, mover: 'worker', by: worker._id, at: now() },
    })),
  });
  return { id: String(booking._id) };
};

/** A visit an hour ago with one side absent. */
const missed = async ({ user }: Caller, fields: Parameters<typeof makeBooking>[0] = {}) => {
  const bookable = await makeBookable();
  const startsAt = new Date(now().getTime() - 3_600_000);
  const time = { localDate: dayAhead(0), startsAt, endsAt: new Date(startsAt.getTime() + 7_200_000) };
  const people =
    user.role === 'worker' ? { bookable: { ...bookable, worker: user } } : { bookable, customer: user };
  const booking = await makeBooking({
    ...people,
    ...time,
    status: 'arrived',
    extras: [makeExtra()],
    ...fields,
  });
  return { id: String(booking._id) };
};

/** The worker has been waiting at the door for a while. */
const waitedFor = () => {
  const since = new Date(now().getTime() - 600_000);
  return { createdAt: new Date(since.getTime() - 600_000), waiting: { since } };
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
    empty: ['data.extras'],
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
    other: { outcome: { ...members(403), customer: 404, worker: 404 }, request: ofOthers },
  },
  {
    contract: readJobBoardContract,
    outcome: only('worker'),
    request: async ({ user }) => {
      const bookable = { ...(await makeBookable()), worker: user };
      await makeBooking({ bookable, localDate: dayAhead(1) });
      await makeBooking({ bookable, localDate: dayAhead(2), status: 'accepted' });
      await makeBooking({ bookable, localDate: dayAhead(-1), status: 'completed' });
      return { query: { tab: 'upcoming' } };
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
    outcome: only('customer', 'worker'),
    request: async (caller) => ({ params: await own(caller), body: moveFor(caller) }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async (caller) => ({ params: await others(), body: moveFor(caller) }),
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
    contract: reportWaitingContract,
    outcome: { ...members(403), worker: 'ok' },
    request: async (caller) => ({ params: await missed(caller) }),
    other: { outcome: { ...members(403), worker: 404 }, request: ofOthers },
  },
  {
    contract: confirmWaitingContract,
    outcome: only('customer'),
    request: async (caller) => {
      const wait = waitedFor();
      return { params: await missed(caller, wait), body: { since: wait.waiting.since.toISOString() } };
    },
    other: {
      outcome: { ...members(403), customer: 404 },
      request: async () => ({ params: await others(), body: { since: now().toISOString() } }),
    },
  },
  {
    contract: leaveVisitContract,
    outcome: { ...members(403), worker: 'ok' },
    request: async (caller) => ({ params: await missed(caller) }),
    other: { outcome: { ...members(403), worker: 404 }, request: ofOthers },
  },
  {
    contract: claims.claimNoShowContract,
    outcome: only('customer', 'worker'),
    request: async (caller) => ({ params: await missed(caller), body: {} }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({ params: await others(), body: {} }),
    },
  },
  {
    contract: claims.answerNoShowContract,
    outcome: only('customer', 'worker'),
    request: async (caller) => ({ params: await missed(caller, claimed(caller)), body: { agree: true } }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({ params: await others(), body: { agree: true } }),
    },
  },
  {
    contract: claims.seeNoShowContract,
    outcome: only('customer', 'worker'),
    request: async (caller) => ({ params: await missed(caller, claimed(caller)) }),
    other: { outcome: { ...members(403), customer: 404, worker: 404 }, request: ofOthers },
  },
  {
    contract: getGatePhotoContract,
    outcome: only('customer', 'worker'),
    request: async (caller) => {
      const params = await agreed(caller);
      await makeGatePhoto(params.id);
      return { params };
    },
    other: { outcome: { ...members(403), customer: 404, worker: 404 }, request: ofOthers },
  },
  {
    contract: askWayContract,
    outcome: { ...members(403), worker: 'ok' },
    request: async (caller) => ({ params: await missed(caller) }),
    other: { outcome: { ...members(403), worker: 404 }, request: ofOthers },
  },
  {
    contract: answerWayContract,
    outcome: only('customer'),
    request: async (caller) => {
      const wayQuestion = { askedAt: now(), times: 1, answer: null };
      const body = { answer: 'coming', askedAt: wayQuestion.askedAt.toISOString() };
      return { params: await missed(caller, { wayQuestion }), body };
    },
    other: {
      outcome: { ...members(403), customer: 404 },
      request: async () => ({
        params: await others(),
        body: { answer: 'coming', askedAt: now().toISOString() },
      }),
    },
  },
  {
    contract: bookings.getCancellationContract,
    outcome: only('customer', 'worker'),
    request: async (caller) => ({ params: await agreed(caller) }),
    other: { outcome: { ...members(403), customer: 404, worker: 404 }, request: ofOthers },
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
    other: { outcome: { ...members(403), customer: 404 }, request: ofOthers },
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
    contract: proposals.offerTimeContract,
    outcome: only('worker'),
    request: async (caller) => ({ params: await own(caller), body: await later() }),
    other: {
      outcome: { ...members(403), worker: 404 },
      request: async () => ({ params: await others(), body: await later() }),
    },
  },
  {
    contract: proposals.answerProposalContract,
    outcome: { ...members(403), customer: 'ok', worker: 'ok' },
    request: async (caller) => {
      const { id, startsAt } = await (caller.user.role === 'customer' ? offered : proposed)(caller);
      return { params: { id }, body: { accept: true, startsAt } };
    },
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({
        params: await others(),
        body: { accept: true, startsAt: now().toISOString() },
      }),
    },
  },
  {
    contract: bookings.listSlotsContract,
    outcome: { ...everyone('ok'), broker: 404 },
    request: async () => ({
      params: { id: String((await makeBookable()).worker._id) },
      query: { date: dayAhead(1) },
    }),
  },
];
