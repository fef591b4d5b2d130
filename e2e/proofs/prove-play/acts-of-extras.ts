import { adjustWalletContract } from '#lib/features/admin/contracts/booking-acts.ts';
import { spendCreditContract } from '#lib/features/bookings/contracts/bookings.ts';
import { addExtraContract, answerExtraContract } from '#lib/features/bookings/contracts/extras.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { seeBooking } from '#e2e/kit/factories/office-acts.ts';
import { toRequest, type Act } from './acts-of-bookings.ts';
import { book, oneOf, pay, takeTo } from './book.ts';
import { send } from './stage.ts';
import { personOf, type Person, type World } from './world.ts';

const amounts = [100, 30_000, 700_000, 1_999_900, 2_000_000];

const find = (world: World, bookingId: string): BookingRecord | undefined =>
  world.seen.bookings.find(({ _id }) => String(_id) === bookingId);

const add = (world: World, bookingId: string, amountPaise: number) =>
  send(world, {
    who: personOf(world, String(find(world, bookingId)?.workerId)) ?? null,
    ...{ contract: addExtraContract, params: { id: bookingId } },
    body: { words: 'New tap', amountPaise },
  });

/** Answers a line; the rules are checked as soon as the call returns, so the customer's yes is noted before. */
const answer = (world: World, who: Person, [bookingId, extraId]: [string, string], given: string) => {
  if (given === 'accepted' && who.role === 'customer') world.acceptedExtras.add(extraId);
  const params = { id: bookingId, extraId };
  return send(world, { who, contract: answerExtraContract, params, body: { answer: given } });
};

/** Both sides answer the lines of a job in their own ways; the worker also in the customer's place. */
const answerAll = async (world: World, bookingId: string, number: number): Promise<void> => {
  const { customerId, workerId, extras = [] } = find(world, bookingId) ?? {};
  const [customer, worker] = [customerId, workerId].map((id) => personOf(world, String(id)));
  for (const [index, { _id }] of extras.entries()) {
    const line: [string, string] = [bookingId, String(_id)];
    const turn = (number + index) % 5;
    if (worker && turn === 0) await answer(world, worker, line, 'accepted');
    if (customer && turn < 3) await answer(world, customer, line, turn === 1 ? 'declined' : 'accepted');
    if (worker && turn === 4) await answer(world, worker, line, 'withdrawn');
  }
};

/** The office gives the customer of a job as much as it can, and the customer pays the job from the wallet, twice. */
const spendOnExtras = async (world: World, bookingId: string): Promise<void> => {
  const booking = find(world, bookingId);
  const customer = booking && personOf(world, String(booking.customerId));
  if (!customer) return;
  const params = { id: bookingId };
  const { pricePaise: amountPaise } = booking;
  const body = { seen: seeBooking(booking), reason: 'The tap broke.', side: 'customer', amountPaise };
  await send(world, { who: world.admin, contract: adjustWalletContract, params, body });
  for (const _ of [1, 2]) await send(world, { who: customer, contract: spendCreditContract, params });
};

/** A worker splits a sum, asks again after a no, and goes on after the end; the customer accepts some of it. */
const addExtras: Act = async (world, choice) => {
  const { a, b, c } = choice;
  const request = toRequest(world, choice);
  const bookingId = request && (await book(world, { ...request, daysAhead: 1 }));
  if (!bookingId) return;
  await takeTo(world, bookingId, 'in_progress');
  for (let index = 0; index < 1 + (a % 8); index += 1) {
    await add(world, bookingId, oneOf(amounts, b + index * c) ?? 100);
    if (index % 3 === 2) await answerAll(world, bookingId, c);
  }
  await answerAll(world, bookingId, b);
  await takeTo(world, bookingId, 'completed');
  await add(world, bookingId, 100);
  await answerAll(world, bookingId, a);
  if (c % 2) await spendOnExtras(world, bookingId);
  if (c % 3 > 0) await pay(world, bookingId);
};

export const actsOfExtras = { addExtras } satisfies Record<string, Act>;
