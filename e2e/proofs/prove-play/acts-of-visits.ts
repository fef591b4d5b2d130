import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { undoStepContract } from '#lib/features/bookings/contracts/bookings.ts';
import {
  answerNoShowContract,
  claimNoShowContract,
  seeNoShowContract,
} from '#lib/features/bookings/contracts/no-show.ts';
import { undoableSteps } from '#lib/features/bookings/contracts/booking-status.ts';
import type { Act } from './acts-of-bookings.ts';
import { book, makeMove, move, oneOf, pay, takeTo } from './book.ts';
import { passUnseen, send, wait } from './stage.ts';
import { everybody, personOf, type Person, type World } from './world.ts';

/** A confirmed booking for tomorrow, taken to a status. */
const visit = async (world: World, numbers: Parameters<Act>[1], to: string): Promise<string | null> => {
  const { a, b, c } = numbers;
  const [customer, worker] = [oneOf(world.customers, a), oneOf(world.workers.slice(0, 4), b)];
  const jobId = oneOf(world.jobIds, c);
  if (!customer || !worker || !jobId) return null;
  const time = { daysAhead: 1, startMinutes: 8 * 60 + (c % 5) * 105, minutes: 60 };
  const bookingId = await book(world, { customer, worker, jobId, ...time });
  if (bookingId) await takeTo(world, bookingId, to);
  return bookingId;
};

const partyOf = (world: World, bookingId: string, side: 'customer' | 'worker'): Person | null => {
  const booking = world.seen.bookings.find(({ _id }) => String(_id) === bookingId);
  return personOf(world, String(side === 'customer' ? booking?.customerId : booking?.workerId)) ?? null;
};

/** A transition made by mistake and undone at once, twice, late, or by the wrong person. */
const slip: Act = async (world, numbers) => {
  const { a, b, c } = numbers;
  const status = oneOf(undoableSteps, b);
  const bookingId = status && (await visit(world, numbers, status));
  if (!bookingId) return;
  if (c % 4 === 0) await wait(world, 3);
  const who = a % 7 === 0 ? (oneOf(everybody(world), b) ?? null) : partyOf(world, bookingId, 'worker');
  const ask = { who, contract: undoStepContract, params: { id: bookingId }, body: { status } };
  await send(world, ask);
  if (c % 3 === 0) await send(world, ask);
};

// Usually a completed job, because a false claim about it can undo the most.
const claimable = ['accepted', 'completed', 'arrived', 'completed', 'in_progress', 'completed'] as const;
const sides = ['customer', 'worker'] as const;

/** One side claims a no-show; the other agrees, stays silent or disputes it, and then the office decides. */
const absence: Act = async (world, numbers) => {
  const { a, b, c } = numbers;
  const [side, other] = a % 2 ? sides : sides.toReversed();
  const from = (side === 'customer' && oneOf(claimable, b)) || 'arrived';
  const bookingId = await visit(world, numbers, from);
  if (!bookingId || !side || !other) return;
  const params = { id: bookingId };
  if (from === 'completed' && c % 2) await pay(world, bookingId);
  await makeMove(world, bookingId, { from, to: 'no_show', mover: side });
  // The claimant answers their own claim, or claims again.
  if (c % 5 === 0)
    await send(world, {
      who: partyOf(world, bookingId, side),
      contract: claimNoShowContract,
      params,
      body: {},
    });
  // The other side opens the claim without answering, or never opens it.
  if (c % 3 === 0)
    await send(world, { who: partyOf(world, bookingId, other), contract: seeNoShowContract, params });
  if (c % 7 === 0) return wait(world, c % 2 ? 49 * 60 : 8 * 1440);
  const answer = { contract: answerNoShowContract, params, body: { agree: c % 7 === 1 } };
  await send(world, { who: partyOf(world, bookingId, b % 9 === 0 ? side : other), ...answer });
  if (b % 8 === 0) return wait(world, 49 * 60);
  const decider = b % 11 === 0 ? partyOf(world, bookingId, side) : world.admin;
  const body = { upheld: (a >> 1) % 3 === 0, reason: 'Both were heard.' };
  await send(world, { who: decider, contract: decideNoShowContract, params, body });
};

/** A customer asks several workers for the same time, and they accept in another order. */
const askElse: Act = async (world, { a, b, c }) => {
  const [customer, jobId] = [oneOf(world.customers, a), world.jobIds[0]];
  const requests: string[] = [];
  for (const place of [b, b + 1, b + 2]) {
    const worker = oneOf(world.workers.slice(0, 4), place);
    const insteadOf = requests.at(-1);
    if (!customer || !worker || !jobId) return;
    const time = { daysAhead: 2, startMinutes: 8 * 60 + (c % 5) * 105, minutes: 60 };
    const id = await book(world, { customer, worker, jobId, ...time, ...(insteadOf && { insteadOf }) });
    if (id) requests.push(id);
  }
  for (const id of c % 2 ? requests : requests.toReversed()) {
    const worker = partyOf(world, id, 'worker');
    if (worker) await move(world, worker, id, 'accepted');
  }
};

/** A worker accepts after the deadline, before the background process has expired the request. */
const lateYes: Act = async (world, { a, b, c }) => {
  const [customer, worker] = [oneOf(world.customers, a), oneOf(world.workers.slice(0, 4), b)];
  const jobId = world.jobIds[0];
  if (!customer || !worker || !jobId) return;
  const time = { daysAhead: 2, startMinutes: 8 * 60 + (c % 5) * 105, minutes: 60 };
  const id = await book(world, { customer, worker, jobId, ...time });
  const expiresAt = world.seen.bookings.find(({ _id }) => String(_id) === id)?.expiresAt;
  if (!id || !expiresAt) return;
  passUnseen(world, expiresAt);
  await move(world, worker, id, c % 4 ? 'accepted' : 'rejected');
};

export const actsOfVisits = { slip, absence, askElse, lateYes } satisfies Record<string, Act>;
