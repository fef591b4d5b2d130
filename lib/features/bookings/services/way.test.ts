import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { answerWayContract, askWayContract } from '#lib/features/bookings/contracts/way.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { makeVisits } from '#e2e/kit/claimed-visit.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const makeVisit = makeVisits(url);
afterEach(resetClock);

/** A visit that started half an hour ago, with the taps about the way. */
const makeLostVisit = async () => {
  const visit = await makeVisit();
  const { params, worker, customer } = visit;
  const ask = () => send(worker, askWayContract, { params });
  const answer = (body: { answer: string; askedAt: string }) =>
    send(customer, answerWayContract, { params, body });
  /** When the worker asked, after asking. */
  const askNow = async (): Promise<string> => viewIn(await ask()).wayQuestion?.askedAt ?? '';
  return { ...visit, ask, answer, askNow };
};

test('the customer is asked, and the worker reads the answer', async () => {
  const { customer, worker, answer, askNow, read } = await makeLostVisit();
  const askedAt = await askNow();
  assert.deepEqual((await read('customer')).wayQuestion, { askedAt, times: 1, answer: null });
  assert.deepEqual(await readNews(customer.user), ['way_asked']);
  const answered = viewIn(await answer({ answer: 'call', askedAt }));
  assert.equal(answered.wayQuestion?.answer, 'call');
  assert.equal((await read('worker')).wayQuestion?.answer, 'call');
  assert.deepEqual(await readNews(worker.user), ['way_call']);
});

test('taps at once and soon after ask and answer once', async () => {
  const { customer, worker, ask, answer } = await makeLostVisit();
  const asked = (await Promise.all([ask(), ask()])).map((reply) => viewIn(reply).wayQuestion);
  assert.deepEqual(asked[0], asked[1]);
  assert.deepEqual(viewIn(await ask()).wayQuestion, asked[0]);
  assert.deepEqual(await readNews(customer.user), ['way_asked']);
  const coming = { answer: 'coming', askedAt: asked[0]?.askedAt ?? '' };
  assert.deepEqual(
    (await Promise.all([answer(coming), answer(coming)])).map(({ status }) => status),
    [200, 200],
  );
  assert.deepEqual(await readNews(worker.user), ['way_coming']);
  assert.equal(expectRefusal(await answer({ ...coming, answer: 'call' }), 409).code, 'way_closed');
});

test('for thirty minutes after the question, only the worker can be reported absent', async () => {
  const { claim, goOn, askNow, read } = await makeLostVisit();
  await askNow();
  goOn(0.49);
  assert.equal(expectRefusal(await claim('worker'), 409).code, 'move_too_early');
  assert.ok(!(await read('worker')).moves.includes('no_show'));
  assert.ok((await read('customer')).moves.includes('no_show'));
  goOn(0.51);
  assert.ok((await read('worker')).moves.includes('no_show'));
  assert.equal((await claim('worker')).status, 200);
});

test('a question before the start is refused to a worker who has not arrived', async () => {
  const { booking, params, worker: waiting } = await makePair('on_the_way');
  const start = booking.startsAt.getTime();
  setClock(new Date(start - 60_000));
  const worker = await makeSession(waiting.user);
  const ask = () => send(worker, askWayContract, { params });
  assert.equal(expectRefusal(await ask(), 409).code, 'way_closed');
  setClock(new Date(start + 60_000));
  assert.equal((await ask()).status, 200);
});

test('a late answer is not taken for one to a later question', async () => {
  const { answer, goOn, askNow } = await makeLostVisit();
  const first = await askNow();
  goOn(0.25);
  const second = await askNow();
  assert.notEqual(second, first);
  assert.equal(expectRefusal(await answer({ answer: 'coming', askedAt: first }), 409).code, 'way_closed');
  assert.equal((await answer({ answer: 'coming', askedAt: second })).status, 200);
});
