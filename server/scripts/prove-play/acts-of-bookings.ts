import {
  getBookingContract,
  listBookingsContract,
  listRequestedJobsContract,
  listUpcomingJobsContract,
  markPaidContract,
  spendCreditContract,
  waiveFeeContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import { now } from '#lib/platform/time/clock.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { answerReviewContract, rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import {
  answerProposal,
  book,
  makeMove,
  move,
  oneOf,
  pay,
  readFee,
  reschedule,
  takeTo,
  type Wish,
} from './book.ts';
import { transitions } from './coverage.ts';
import { idIn, send, wait } from './stage.ts';
import { everybody, idOf, personOf, type World } from './world.ts';

/** Numbers by which a step chooses among what there is. */
export interface Choice {
  a: number;
  b: number;
  c: number;
  /** Which of all goals. */
  goal: number;
}

export type Act = (world: World, choice: Choice) => Promise<unknown>;

const lengths = [120, 120, 60, 45, 180];

export const wishOf = (world: World, { a, b, c }: Choice): Wish | null => {
  const [customer, worker] = [oneOf(world.customers, a), oneOf(world.workers.slice(0, 4), b)];
  const jobId = oneOf(world.jobIds, b >> 2);
  if (!customer || !worker || !jobId) return null;
  const startMinutes = 8 * 60 + (c % 5) * 105;
  const minutes = oneOf(lengths, a + c) ?? 60;
  return { customer, worker, jobId, daysAhead: (c >> 3) % 4, startMinutes, minutes, isBound: c % 2 === 0 };
};

const ask: Act = async (world, choice) => {
  const wish = wishOf(world, choice);
  if (wish) await book(world, wish);
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

/** Whatever may follow, when it may. */
const step: Act = async (world, { a, b }) => {
  const bookingId = oneOf(live(world), a);
  const status = world.seen.bookings.find(({ _id }) => String(_id) === bookingId)?.status;
  const next = oneOf(
    transitions.filter(({ from }) => from === status),
    b,
  );
  if (bookingId && next) await makeMove(world, bookingId, next);
};

/** One who may not, or not now, or not so. */
const lie: Act = async (world, { a, b, c }) => {
  const [bookingId, who] = [oneOf(any(world), a), oneOf(everybody(world), b)];
  const to = oneOf(bookingStatuses, c);
  if (bookingId && who && to) await move(world, who, bookingId, to);
};

/** Who reads the fee, thinks about it, and cancels by a screen that is old by then; or never looked. */
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

/** Whoever has credit has a small job done and pays of it out of the wallet, by turns more than once. */
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
  const wish = wishOf(world, choice);
  if (wish)
    await book(world, {
      ...wish,
      minutes: 120,
      isBound: true,
      newRate: oneOf([90, 130, 300], choice.c) ?? 90,
    });
};

/** A worker who is ahead of the time. */
const early: Act = async (world, { a, b }) => {
  const bookingId = oneOf(live(world), a);
  const parties = bookingId ? partiesOf(world, bookingId) : null;
  const next = transitions.filter(
    ({ from, mover }) => from === parties?.booking.status && mover === 'worker',
  );
  const to = oneOf(next, b)?.to;
  if (bookingId && parties && to) await move(world, parties.worker, bookingId, to);
};

/** A whole job: asked for, done and, mostly, paid. */
const errand: Act = async (world, choice) => {
  const wish = wishOf(world, choice);
  const bookingId = wish && (await book(world, { ...wish, daysAhead: 1 }));
  if (!bookingId) return;
  await takeTo(world, bookingId, 'completed');
  if (choice.c % 5 > 0) await pay(world, bookingId);
};

/** A job whose fee falls due, which is paid or waived. */
const feeOf: Act = async (world, choice) => {
  const wish = wishOf(world, choice);
  const bookingId =
    wish && (await book(world, { ...wish, daysAhead: 1, jobId: world.jobIds[0] ?? wish.jobId }));
  if (!wish || !bookingId) return;
  await takeTo(world, bookingId, 'accepted');
  const booking = world.seen.bookings.find(({ _id }) => String(_id) === bookingId);
  const minutes = booking ? (booking.startsAt.getTime() - now().getTime()) / 60_000 : 0;
  await wait(world, Math.max(15, minutes - (choice.a % 2 ? 200 : 600)));
  if (choice.b % 3 > 0) await readFee(world, wish.customer, bookingId);
  await move(world, wish.customer, bookingId, 'cancelled');
  if (choice.c % 3 === 0) await pay(world, bookingId);
  if (choice.c % 3 === 1)
    await send(world, { who: wish.worker, contract: waiveFeeContract, params: { id: bookingId } });
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
  const said = await send(world, { who: who ?? null, contract: rateUsContract, body });
  const id = said.status === 201 ? idIn(said) : null;
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
  // Mostly somebody else's: who reads it is told nothing.
  if (bookingId) await send(world, { who, contract: getBookingContract, params: { id: bookingId } });
  const parties = bookingId ? partiesOf(world, bookingId) : null;
  if (bookingId && parties)
    await send(world, { who: parties.worker, contract: getBookingContract, params: { id: bookingId } });
  const lists = [
    listBookingsContract,
    ...(who.role === 'worker' ? [listRequestedJobsContract, listUpcomingJobsContract] : []),
  ];
  const contract = oneOf(lists, c);
  if (contract) await send(world, { who, contract });
};

const timePasses: Act = async (world, { a, c }) => {
  const minutes = oneOf([1, 9, 45, 130, 500, 1450, 3 * 1440, 8 * 1440], a) ?? 1;
  await wait(world, minutes + (c % 7));
};

export const actsOfBookings = {
  ...{ ask, step, lie, cancelLate, toOtherTime, settle, payPart, errand, feeOf },
  ...{ friendly, askUnderNewRate, early },
  ...{ judgeWork, readBookings, timePasses },
} satisfies Record<string, Act>;
