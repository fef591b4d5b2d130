import {
  getBookingContract,
  listBookingsContract,
  listRequestedJobsContract,
  listUpcomingJobsContract,
  markPaidContract,
  spendCreditContract,
  waiveFeeContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { readJobBoardContract } from '#lib/features/bookings/contracts/job-board.ts';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { now } from '#lib/platform/time/clock.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { answerReviewContract, rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import {
  answerOffer,
  answerProposal,
  book,
  makeMove,
  move,
  offerTime,
  oneOf,
  pay,
  readFee,
  reschedule,
  takeTo,
  type BookingRequest,
} from './book.ts';
import { transitions } from './coverage.ts';
import { welcome } from './newcomers.ts';
import { idIn, send, wait } from './stage.ts';
import { everybody, idOf, personOf, type World } from './world.ts';

/** Numbers that select from the available options. */
export interface Choice {
  a: number;
  b: number;
  c: number;
  /** The index of a goal. */
  goal: number;
}

export type Act = (world: World, choice: Choice) => Promise<unknown>;

const lengths = [120, 120, 60, 45, 180];

export const toRequest = (world: World, { a, b, c }: Choice): BookingRequest | null => {
  const [customer, worker] = [oneOf(world.customers, a), oneOf(world.workers.slice(0, 4), b)];
  const jobId = oneOf(world.jobIds, b >> 2);
  if (!customer || !worker || !jobId) return null;
  const startMinutes = 8 * 60 + (c % 5) * 105;
  const minutes = oneOf(lengths, a + c) ?? 60;
  return { customer, worker, jobId, daysAhead: (c >> 3) % 4, startMinutes, minutes, isBound: c % 2 === 0 };
};

const ask: Act = async (world, choice) => {
  const request = toRequest(world, choice);
  if (request) await book(world, request);
};

const bookingsIn = (world: World, isWanted: (status: string) => boolean): string[] =>
  world.seen.bookings.filter(({ status }) => isWanted(status)).map(({ _id }) => String(_id));

const live = (world: World): string[] =>
  bookingsIn(world, (status) => bookingStatuses.some((one) => one === status && isLive(one)));
const any = (world: World): string[] => bookingsIn(world, () => true);

const partiesOf = (world: World, bookingId: string) => {
  const booking = world.seen.bookings.find(({ _id }) => String(_id) === bookingId);
  const [customer, worker] = [booking?.customerId, booking?.workerId].map((id) =>
    personOf(world, String(id)),
  );
  return booking && customer && worker ? { booking, customer, worker } : null;
};

/** Any next transition, at a time when it is allowed. */
const step: Act = async (world, { a, b }) => {
  const bookingId = oneOf(live(world), a);
  const status = world.seen.bookings.find(({ _id }) => String(_id) === bookingId)?.status;
  const next = oneOf(
    transitions.filter(({ from }) => from === status),
    b,
  );
  if (bookingId && next) await makeMove(world, bookingId, next);
};

/** A transition that is not allowed for this person, at this time or from this status. */
const lie: Act = async (world, { a, b, c }) => {
  const [bookingId, who] = [oneOf(any(world), a), oneOf(everybody(world), b)];
  const to = oneOf(bookingStatuses, c);
  if (bookingId && who && to) await move(world, who, bookingId, to);
};

/** Cancels from an outdated screen, or without ever having read the fee. */
const cancelLate: Act = async (world, { a, b, c }) => {
  const bookingId = oneOf(live(world), a);
  const parties = bookingId ? partiesOf(world, bookingId) : null;
  if (!bookingId || !parties) return;
  if (b % 3 > 0) await readFee(world, parties.customer, bookingId);
  await wait(world, [0, 11, 130, 700][c % 4] ?? 0);
  await move(world, parties.customer, bookingId, 'cancelled');
};

const toOtherTime: Act = async (world, { a, b, c }) => {
  const bookingId = oneOf(live(world), a);
  if (!bookingId) return;
  const time = { daysAhead: 1 + (b % 4), startMinutes: 8 * 60 + (c % 6) * 90, minutes: 60 + (b % 3) * 60 };
  if (c % 2 === 0) {
    await offerTime(world, bookingId, time);
    if (c % 5 > 0) await answerOffer(world, bookingId, c % 5 > 1);
  }
  await reschedule(world, bookingId, time);
  if (c % 3 > 0) await answerProposal(world, bookingId, c % 3 === 1);
};

const settle: Act = async (world, { a, b, c }) => {
  const bookingId = oneOf(
    bookingsIn(world, (status) => status === 'completed' || status === 'cancelled'),
    a,
  );
  const parties = bookingId ? partiesOf(world, bookingId) : null;
  if (!bookingId || !parties) return;
  const { customer, worker } = parties;
  const params = { id: bookingId };
  const stranger = oneOf(everybody(world), c);
  if (b % 4 === 0) await send(world, { who: customer, contract: spendCreditContract, params });
  else if (b % 4 === 1) await send(world, { who: worker, contract: waiveFeeContract, params });
  else if (b % 4 === 2) await pay(world, bookingId);
  else if (stranger)
    await send(world, { who: stranger, contract: markPaidContract, params, body: { method: 'upi' } });
};

export const isRich = (world: World, userId: string): boolean =>
  world.seen.users.some(({ _id, walletPaise }) => String(_id) === userId && walletPaise > 0);

/** A customer with credit books small jobs and pays them partly from the wallet, sometimes more than once. */
const payPart: Act = async (world, { a, b, c }) => {
  const customer = oneOf(
    world.customers.filter((one) => isRich(world, idOf(one))),
    a,
  );
  const [worker, jobId] = [world.workers[b % 4], oneOf(world.jobIds, b)];
  if (!customer || !worker || !jobId) return;
  const time = { daysAhead: 1, startMinutes: 8 * 60 + (c % 5) * 105, minutes: 60 };
  const bookingId = await book(world, { customer, worker, jobId, ...time });
  if (!bookingId) return;
  await takeTo(world, bookingId, 'completed');
  const params = { id: bookingId };
  await send(world, { who: customer, contract: spendCreditContract, params });
  if (c % 2) await send(world, { who: customer, contract: spendCreditContract, params });
  await pay(world, bookingId);
};

/** A friend's job that may bring a credit, done and paid. */
const friendly: Act = async (world, { a, b, c }) => {
  const friends = world.customers.slice(1).filter(({ isGone }) => !isGone);
  const [customer, worker] = [oneOf(friends, a), oneOf([0, 0, 1, 3], b)];
  const [jobId, chosen] = [world.jobIds[0], world.workers[worker ?? 0]];
  if (!customer || !chosen || !jobId) return;
  const time = { daysAhead: 1, startMinutes: 8 * 60 + (c % 5) * 120, minutes: 120 };
  const bookingId = await book(world, { customer, worker: chosen, jobId, ...time });
  if (!bookingId) return;
  await takeTo(world, bookingId, 'completed');
  await pay(world, bookingId);
};

/** A worker whose rate changes between the screen and the tap. */
const askUnderNewRate: Act = async (world, choice) => {
  const request = toRequest(world, choice);
  if (request)
    await book(world, {
      ...request,
      minutes: 120,
      isBound: true,
      newRate: oneOf([90, 130, 300], choice.c) ?? 90,
    });
};

/** A worker who makes the next move without waiting for its time. */
const early: Act = async (world, { a, b }) => {
  const bookingId = oneOf(live(world), a);
  const parties = bookingId ? partiesOf(world, bookingId) : null;
  const next = transitions.filter(
    ({ from, mover }) => from === parties?.booking.status && mover === 'worker',
  );
  const to = oneOf(next, b)?.to;
  if (bookingId && parties && to) await move(world, parties.worker, bookingId, to);
};

/** A whole job: requested, done and usually paid. */
const errand: Act = async (world, choice) => {
  const request = toRequest(world, choice);
  const bookingId = request && (await book(world, { ...request, daysAhead: 1 }));
  if (!bookingId) return;
  await takeTo(world, bookingId, 'completed');
  if (choice.c % 5 > 0) await pay(world, bookingId);
};

/** A full day of one worker, all jobs done for customers who have just joined. */
const fullDay: Act = async (world, { a, b }) => {
  const [worker, jobId] = [world.workers[b % 3], world.jobIds[0]];
  const daysAhead = 1 + (a % 3);
  const booked: string[] = [];
  for (let index = 0; worker && jobId && index < 4; index += 1) {
    const customer = await welcome(world);
    const time = { daysAhead, startMinutes: (8 + 2 * index) * 60, minutes: 120 };
    const bookingId = customer && (await book(world, { customer, worker, jobId, ...time }));
    if (!bookingId) continue;
    await takeTo(world, bookingId, 'accepted');
    booked.push(bookingId);
  }
  for (const bookingId of booked) await takeTo(world, bookingId, 'completed');
};

/** A job whose fee falls due, which is paid or waived. */
const feeOf: Act = async (world, choice) => {
  const request = toRequest(world, choice);
  const bookingId =
    request && (await book(world, { ...request, daysAhead: 1, jobId: world.jobIds[0] ?? request.jobId }));
  if (!request || !bookingId) return;
  await takeTo(world, bookingId, 'accepted');
  const booking = world.seen.bookings.find(({ _id }) => String(_id) === bookingId);
  const minutes = booking ? (booking.startsAt.getTime() - now().getTime()) / 60_000 : 0;
  await wait(world, Math.max(15, minutes - (choice.a % 2 ? 200 : 600)));
  if (choice.b % 3 > 0) await readFee(world, request.customer, bookingId);
  await move(world, request.customer, bookingId, 'cancelled');
  if (choice.c % 3 === 0) await pay(world, bookingId);
  if (choice.c % 3 === 1)
    await send(world, { who: request.worker, contract: waiveFeeContract, params: { id: bookingId } });
};

const judgeWork: Act = async (world, { a, b, c }) => {
  const bookingId = oneOf(
    bookingsIn(world, (status) => status === 'completed'),
    a,
  );
  const parties = bookingId ? partiesOf(world, bookingId) : null;
  if (!bookingId || !parties) return;
  const who = b % 9 === 0 ? oneOf(world.customers, c) : parties.customer;
  const body = { rating: 1 + (c % 5), bookingId, comment: 'Seen.' };
  const response = await send(world, { who: who ?? null, contract: rateUsContract, body });
  const id = response.status === 201 ? idIn(response) : null;
  if (id && c % 2 === 0)
    await send(world, {
      ...{ who: parties.worker, contract: answerReviewContract, params: { id } },
      body: { answer: 'Thank you.' },
    });
};

const readBookings: Act = async (world, { a, b, c }) => {
  const who = oneOf([...world.customers, ...world.workers.slice(0, 4)], a);
  const bookingId = oneOf(any(world), b);
  if (!who) return;
  // Mostly another person's booking, which must reveal nothing.
  if (bookingId) await send(world, { who, contract: getBookingContract, params: { id: bookingId } });
  const parties = bookingId ? partiesOf(world, bookingId) : null;
  if (bookingId && parties)
    await send(world, { who: parties.worker, contract: getBookingContract, params: { id: bookingId } });
  const lists: { contract: Contract; query?: Record<string, string> }[] = [
    { contract: listBookingsContract },
    ...(who.role === 'worker'
      ? [
          { contract: listRequestedJobsContract },
          { contract: listUpcomingJobsContract },
          { contract: readJobBoardContract, query: { tab: 'upcoming' } },
        ]
      : []),
  ];
  const list = oneOf(lists, c);
  if (list) await send(world, { who, ...list });
};

const timePasses: Act = async (world, { a, c }) => {
  const minutes = oneOf([1, 9, 45, 130, 500, 1450, 3 * 1440, 8 * 1440], a) ?? 1;
  await wait(world, minutes + (c % 7));
};

export const actsOfBookings = {
  ...{ ask, step, lie, cancelLate, toOtherTime, settle, payPart, errand, fullDay, feeOf },
  ...{ friendly, askUnderNewRate, early },
  ...{ judgeWork, readBookings, timePasses },
} satisfies Record<string, Act>;
