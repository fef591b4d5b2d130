import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import {
  answerNoShowContract,
  claimNoShowContract,
  undoStepContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { slippedSteps } from '#lib/features/bookings/contracts/booking-status.ts';
import type { Act } from './acts-of-bookings.ts';
import { book, makeMove, move, oneOf, pay, takeTo } from './book.ts';
import { passUnseen, send, wait } from './stage.ts';
import { everybody, personOf, type Person, type World } from './world.ts';

/** An agreed visit of tomorrow, taken as far as a state. */
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

/** A step that was a slip, taken back at once, twice, late, or by somebody else. */
const slip: Act = async (world, numbers) => {
  const { a, b, c } = numbers;
  const status = oneOf(slippedSteps, b);
  const bookingId = status && (await visit(world, numbers, status));
  if (!bookingId) return;
  if (c % 4 === 0) await wait(world, 3);
  const who = a % 7 === 0 ? (oneOf(everybody(world), b) ?? null) : partyOf(world, bookingId, 'worker');
  const ask = { who, contract: undoStepContract, params: { id: bookingId }, body: { status } };
  await send(world, ask);
  if (c % 3 === 0) await send(world, ask);
};

// Mostly what is called done: a claim of it is undone the most.
const claimable = ['accepted', 'completed', 'arrived', 'completed', 'in_progress', 'completed'] as const;
const sides = ['customer', 'worker'] as const;

/** Somebody says that the other was not there, and the other agrees, says nothing, or no; then the office decides. */
const absence: Act = async (world, numbers) => {
  const { a, b, c } = numbers;
  const [side, other] = a % 2 ? sides : sides.toReversed();
  const from = (side === 'customer' && oneOf(claimable, b)) || 'arrived';
  const bookingId = await visit(world, numbers, from);
  if (!bookingId || !side || !other) return;
  const params = { id: bookingId };
  if (from === 'completed' && c % 2) await pay(world, bookingId);
  await makeMove(world, bookingId, { from, to: 'no_show', mover: side });
  // The one who claims answers the own claim, or claims once more.
  if (c % 5 === 0)
    await send(world, { who: partyOf(world, bookingId, side), contract: claimNoShowContract, params });
  if (c % 7 === 0) return wait(world, 49 * 60);
  const answer = { contract: answerNoShowContract, params, body: { agree: c % 7 === 1 } };
  await send(world, { who: partyOf(world, bookingId, b % 9 === 0 ? side : other), ...answer });
  if (b % 8 === 0) return wait(world, 49 * 60);
  const decider = b % 11 === 0 ? partyOf(world, bookingId, side) : world.admin;
  const body = { upheld: (a >> 1) % 3 === 0, reason: 'Both were heard.' };
  await send(world, { who: decider, contract: decideNoShowContract, params, body });
};

/** Somebody asks one worker after the other for one thing, and they agree in another order. */
const askElse: Act = async (world, { a, b, c }) => {
  const [customer, jobId] = [oneOf(world.customers, a), world.jobIds[0]];
  const asked: string[] = [];
  for (const place of [b, b + 1, b + 2]) {
    const worker = oneOf(world.workers.slice(0, 4), place);
    const insteadOf = asked.at(-1);
    if (!customer || !worker || !jobId) return;
    const time = { daysAhead: 2, startMinutes: 8 * 60 + (c % 5) * 105, minutes: 60 };
    const id = await book(world, { customer, worker, jobId, ...time, ...(insteadOf && { insteadOf }) });
    if (id) asked.push(id);
  }
  for (const id of c % 2 ? asked : asked.toReversed()) {
    const worker = partyOf(world, id, 'worker');
    if (worker) await move(world, worker, id, 'accepted');
  }
};

/** A worker says yes when the time to answer is over, and nobody has looked yet. */
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
