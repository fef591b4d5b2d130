import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import {
  createBookingContract,
  setBookingStatusContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { offeredSlots } from '#lib/platform/time/time-slot.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { database } from '#models/connection.ts';
import type { Answer } from '#e2e/kit/api/exchange.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { sendUntilAnswered } from '#e2e/kit/api/send-until-answered.ts';
import { viewIn } from '#e2e/kit/booking-client.ts';
import {
  dayAhead,
  makeBookable,
  makeBooking,
  bookingBodyFor,
  type Bookable,
} from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { useTwoServers } from '#e2e/kit/two-servers.ts';
import { assertEach, atLeastOne } from '#e2e/kit/assert-each.ts';

const { here, other } = useTwoServers();

const ROUNDS = 3;
const CUSTOMERS = 200;

const count = (answers: readonly Answer[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const refusal = z.looseObject({
  code: z.literal('slot_taken'),
  data: z.strictObject({ nextSlots: z.array(z.looseObject({ scheduledAt: z.string() })).min(1) }),
});

const bookingIn = ({ json }: Answer) =>
  z.looseObject({ data: z.looseObject({ _id: z.string() }) }).parse(json);

test('exactly one of 200 customers gets a slot booked at once on two servers', async () => {
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => signIn('customer')));
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = bookingBodyFor(await makeBookable());
    const answers = await Promise.all(
      customers.map(({ token }, index) =>
        sendUntilAnswered({
          origin: index % 2 === 0 ? here() : other(),
          call: createBookingContract,
          token,
          parts: { body },
        }),
      ),
    );
    assert.deepEqual(count(answers), { 201: 1, 409: CUSTOMERS - 1 }, `round ${round}`);
    for (const { json } of atLeastOne(answers.filter(({ status }) => status === 409))) {
      const { nextSlots } = refusal.parse(json).data;
      assertEach(nextSlots, ({ scheduledAt }) => scheduledAt !== body.scheduledAt);
    }
    // Makes room for the next round.
    const at = answers.findIndex(({ status }) => status === 201);
    const [won, winner] = [answers[at], customers[at]];
    assert.ok(won && winner);
    await sendCall({
      origin: here(),
      call: setBookingStatusContract,
      token: winner.token,
      parts: { params: { id: bookingIn(won).data._id }, body: { status: 'cancelled' } },
    });
  }
});

test('50 concurrent moves of one booking succeed only if legal, each recorded once', async () => {
  const bookable = await makeBookable();
  const [customer, worker] = await Promise.all([signIn('customer'), makeSession(bookable.worker)]);
  const booking = await makeBooking({ bookable, customer: customer.user });
  const tries = Array.from({ length: 50 }, (_, index) => {
    const status = (['accepted', 'rejected', 'cancelled'] as const)[index % 3] ?? 'accepted';
    return sendUntilAnswered({
      origin: index % 2 === 0 ? here() : other(),
      call: setBookingStatusContract,
      token: status === 'cancelled' ? customer.token : worker.token,
      parts: { params: { id: String(booking._id) }, body: { status } },
    });
  });
  const answers = await Promise.all(tries);
  const stored = await findBooking(String(booking._id));
  const wins = answers.filter(({ status }) => status === 200).length;
  // A customer may cancel what has just been accepted: each success adds one row and nothing else.
  assert.equal(stored?.history.length, 1 + wins);
  assert.ok(wins === 1 || (wins === 2 && stored.history.at(-1)?.status === 'cancelled'));
  assert.deepEqual(count(answers), { 200: wins, 409: 50 - wins });
});

test('an idempotency key used 50 times at once makes one booking, for its person and body only', async () => {
  const { token } = await signIn('customer');
  const body = bookingBodyFor(await makeBookable());
  const headers = { 'idempotency-key': 'one-form' };
  const send = (requestBody = body, bearer = token) =>
    sendUntilAnswered({
      origin: here(),
      call: createBookingContract,
      token: bearer,
      parts: { body: requestBody, headers },
    });
  const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
  assert.deepEqual(count(answers), { 201: 50 });
  assert.equal(new Set(answers.map((answer) => JSON.stringify(bookingIn(answer).data))).size, 1);
  assert.equal((await send({ ...body, instructions: 'Ring twice.' })).status, 422);
  const stranger = await signIn('customer');
  assert.equal((await send(body, stranger.token)).status, 409);
});

test('a customer has at most five open requests, and one per worker and day, even at once', async () => {
  const { token } = await signIn('customer');
  const send = (body: ReturnType<typeof bookingBodyFor>) =>
    sendCall({ origin: here(), call: createBookingContract, token, parts: { body } });
  const bookables = await Promise.all(Array.from({ length: 8 }, () => makeBookable()));
  const answers = await Promise.all(bookables.map((bookable) => send(bookingBodyFor(bookable))));
  assert.deepEqual(count(answers), { 201: 5, 429: 3 });

  const second = await signIn('customer');
  const bookable = await makeBookable();
  const wishes = [600, 720, 840].map((start) =>
    bookingBodyFor({ ...bookable, slot: { start, end: start + 120 } }),
  );
  const sameDay = await Promise.all(
    wishes.map((body) =>
      sendCall({ origin: here(), call: createBookingContract, token: second.token, parts: { body } }),
    ),
  );
  assert.deepEqual(count(sameDay), { 201: 1, 429: 2 });
  const nextDay = await sendCall({
    origin: here(),
    call: createBookingContract,
    token: second.token,
    parts: { body: bookingBodyFor({ ...bookable, localDate: dayAhead(3) }) },
  });
  assert.equal(nextDay.status, 201);
});

/** Sixteen unproved customers ask on both servers at once, each for the next of these slots. */
const crowdAsks = async (bookable: Bookable, slots: readonly (typeof offeredSlots)[number][]) => {
  const newcomer = async () => makeSession(await makeUser({ emailProvedAt: undefined }));
  const crowd = await Promise.all(Array.from({ length: 16 }, newcomer));
  return Promise.all(
    crowd.map(({ token }, index) => {
      const slot = slots[index % slots.length];
      const body = bookingBodyFor({ ...bookable, ...(slot && { slot }) });
      const origin = Math.floor(index / slots.length) % 2 === 0 ? here() : other();
      return sendCall({ origin, call: createBookingContract, token, parts: { body } });
    }),
  );
};

const heldBy = async ({ worker }: Bookable): Promise<string[]> =>
  (await database().collection('bookingClaims').distinct('bookingId', { workerId: worker._id })).map(String);

test('unproved customers who ask for one time on two servers at once: one holds it', async () => {
  const bookable = await makeBookable();
  const answers = await crowdAsks(bookable, offeredSlots.slice(0, 1));
  assert.deepEqual(count(answers), { 201: 1, 409: 15 });
  const [made] = answers.filter(({ status }) => status === 201).map(viewIn);
  assert.deepEqual([await heldBy(bookable), typeof made?.hold?.until], [[made?._id], 'string']);
});

test('unproved customers on two servers hold two times of a worker’s day in all', async () => {
  const bookable = await makeBookable();
  const answers = await crowdAsks(bookable, offeredSlots);
  const held = answers.filter(({ status }) => status === 201).map(viewIn);
  const holding = held.filter(({ hold }) => hold?.until).map(({ _id }) => _id);
  assert.equal(holding.length, 2);
  assert.deepEqual((await heldBy(bookable)).toSorted(), holding.toSorted());
});
