import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { setBookingStatusContract, undoStepContract } from '#lib/features/bookings/contracts/bookings.ts';
import { answerExtraContract } from '#lib/features/bookings/contracts/extras.ts';
import { confirmWaitingContract, reportWaitingContract } from '#lib/features/bookings/contracts/waiting.ts';
import { now, resetClock } from '#lib/platform/time/clock.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import { makeVisits } from '#e2e/kit/claimed-visit.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const makeVisit = makeVisits(url);
afterEach(resetClock);

const QUARTER_PAISE = 6250;

/** A worker who has said half an hour after the start that he waits, and the customer who comes twenty minutes later. */
const makeWait = async () => {
  const visit = await makeVisit();
  const { customer, worker, params } = visit;
  const report = () => send(worker, reportWaitingContract, { params });
  const reported = viewIn(await report());
  return {
    ...{ ...visit, report, reported },
    confirm: () =>
      send(customer, confirmWaitingContract, { params, body: { since: reported.waiting?.since } }),
    start: async () => {
      visit.goOn(1 / 3);
      return viewIn(await visit.move('customer', 'in_progress'));
    },
  };
};

test('the customer is told at once that the worker waits, with the price that both read', async () => {
  const { customer, reported, read } = await makeWait();
  const seen = await read('customer');
  assert.deepEqual(seen.waiting, reported.waiting);
  assert.equal(seen.waiting?.isConfirmed, false);
  const prices = [seen.waiting?.quarterPaise, seen.waiting?.maxPaise];
  assert.deepEqual(prices, [QUARTER_PAISE, 4 * QUARTER_PAISE]);
  assert.deepEqual(await readNews(customer.user), ['waiting']);
});

test('waiting that the customer confirmed is owed with the price once the job starts', async () => {
  const { userIds, confirm, start, goOn, move } = await makeWait();
  assert.equal(viewIn(await confirm()).waiting?.isConfirmed, true);
  const started = await start();
  assert.deepEqual(
    started.extras.map(({ isWaiting, state, amountPaise }) => [isWaiting, state, amountPaise]),
    [[true, 'accepted', 2 * QUARTER_PAISE]],
  );
  assert.deepEqual([started.waiting, started.totalPaise], [null, 50_000 + 2 * QUARTER_PAISE]);
  goOn(1);
  await move('worker', 'completed');
  const lines = await checkBooks(userIds);
  assert.ok(lines.some(({ earnedPaise }) => earnedPaise === 50_000 + 2 * QUARTER_PAISE));
});

test('waiting that the customer did not confirm is asked about, and a no leaves the price as it was', async () => {
  const { customer, params, start } = await makeWait();
  const started = await start();
  const [line] = started.extras;
  assert.deepEqual([line?.state, started.totalPaise], ['proposed', 50_000]);
  assert.deepEqual((await readNews(customer.user)).toSorted(), ['extra_proposed', 'waiting']);
  const answer = { params: { ...params, extraId: line?._id ?? '' }, body: { answer: 'declined' } };
  assert.equal(viewIn(await send(customer, answerExtraContract, answer)).totalPaise, 50_000);
});

test('confirmed waiting is asked about if only the worker’s tap ends it, which may come late', async () => {
  const { confirm, goOn, move } = await makeWait();
  await confirm();
  goOn(1 / 3);
  const started = viewIn(await move('worker', 'in_progress'));
  assert.deepEqual([started.extras.at(0)?.state, started.totalPaise], ['proposed', 50_000]);
});

/** Starts an hour after the worker said that he waits, by a tap of twenty minutes after it. */
const startLate = async (side: 'customer' | 'worker', isConfirmed = true) => {
  const { confirm, params, goOn, ...people } = await makeWait();
  if (isConfirmed) await confirm();
  const tappedAt = new Date(now().getTime() + 20 * 60_000).toISOString();
  goOn(1);
  const start = { params, body: { status: 'in_progress', tappedAt } };
  const { extras, totalPaise } = viewIn(await send(people[side], setBookingStatusContract, start));
  const lines = extras.map(({ state, amountPaise }) => [state, amountPaise / QUARTER_PAISE]);
  return { ...people, params, extras, lines, totalPaise };
};

test('a worker’s start that waited for a network ends the waiting at its tap', async () => {
  const { lines } = await startLate('worker');
  assert.deepEqual(lines, [['proposed', 2]]);
});

test('after a customer’s start that waited for a network, the time until it arrived is asked about', async () => {
  const { customer, params, extras, lines, totalPaise } = await startLate('customer');
  assert.deepEqual(lines, [
    ['accepted', 2],
    ['proposed', 2],
  ]);
  assert.equal(totalPaise, 50_000 + 2 * QUARTER_PAISE);
  assert.ok((await readNews(customer.user)).includes('extra_proposed'));
  const answer = { params: { ...params, extraId: extras[1]?._id ?? '' }, body: { answer: 'declined' } };
  const denied = viewIn(await send(customer, answerExtraContract, answer));
  assert.equal(denied.totalPaise, 50_000 + 2 * QUARTER_PAISE);
});

test('waiting that the customer did not confirm stays one question, whenever they tapped', async () => {
  const { lines } = await startLate('customer', false);
  assert.deepEqual(lines, [['proposed', 4]]);
});

test('a yes that comes after the arrival was undone confirms no later waiting', async () => {
  const { customer, worker, params, move, goOn } = await makeVisit('accepted');
  const wait = async () => {
    await move('worker', 'arrived');
    return viewIn(await send(worker, reportWaitingContract, { params })).waiting?.since;
  };
  const first = await wait();
  goOn(0.01);
  const undone = await send(worker, undoStepContract, { params, body: { status: 'arrived' } });
  expectSuccess(undone, undoStepContract);
  const second = await wait();
  assert.ok(first && second && first !== second);
  const confirm = (since: string) => send(customer, confirmWaitingContract, { params, body: { since } });
  assert.equal(expectRefusal(await confirm(first), 409).code, 'booking_changed');
  assert.equal(viewIn(await confirm(second)).waiting?.isConfirmed, true);
});

test('a second tap leaves the clock as it is and notifies no one again', async () => {
  const { customer, reported, report, goOn } = await makeWait();
  goOn(0.2);
  assert.equal(viewIn(await report()).waiting?.since, reported.waiting?.since);
  assert.deepEqual(await readNews(customer.user), ['waiting']);
});

test('waiting can be reported only after the arrival, from the booked start to the booked end', async () => {
  const ahead = await makePair('arrived');
  const early = await send(ahead.worker, reportWaitingContract, { params: ahead.params });
  assert.equal(expectRefusal(early, 409).code, 'illegal_move');
  for (const status of ['accepted', 'on_the_way', 'in_progress'] as const) {
    const { worker, params } = await makeVisit(status);
    const refused = await send(worker, reportWaitingContract, { params });
    assert.equal(expectRefusal(refused, 409).code, 'illegal_move', status);
  }
  const late = await makeVisit();
  late.goOn(2);
  const after = await send(late.worker, reportWaitingContract, { params: late.params });
  assert.equal(expectRefusal(after, 409).code, 'illegal_move');
});

test('nothing is confirmed that the worker has not said, and neither side speaks for the other', async () => {
  const { customer, worker, params } = await makeVisit();
  const yes = { params, body: { since: now().toISOString() } };
  const early = await send(customer, confirmWaitingContract, yes);
  assert.equal(expectRefusal(early, 409).code, 'illegal_move');
  expectRefusal(await send(worker, confirmWaitingContract, yes), 403);
  expectRefusal(await send(customer, reportWaitingContract, { params }), 403);
  expectSuccess(await send(worker, reportWaitingContract, { params }), reportWaitingContract);
  expectRefusal(await send(await makeSession(await makeUser()), confirmWaitingContract, yes), 404);
});
