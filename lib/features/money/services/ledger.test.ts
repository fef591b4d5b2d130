import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import {
  markPaidContract,
  setBookingStatusContract,
  waiveFeeContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import { decideTopUpContract, requestTopUpContract } from '#lib/features/money/contracts/wallet.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { listAuditFor } from '#models/platform/audit.ts';
import { findUser } from '#models/people/user.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, fieldsIn, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeTopUp } from '#e2e/kit/factories/top-ups.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { recordPlans } from '#e2e/kit/query-plans.ts';
import { readLedger } from './read-ledger.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

afterEach(resetClock);

const replied = z.looseObject(readLedgerContract.reply.shape);

const readBook = async (who: SignedIn, query: Record<string, string> = {}) => {
  const answer = await send(who, readLedgerContract, { query });
  expectSuccess(answer, readLedgerContract);
  return replied.parse(answer.json);
};

const listNotifications = async (userId: string): Promise<string[]> => {
  const payload = z.looseObject({
    userId: z.string(),
    content: z.looseObject({ kind: z.string(), params: z.looseObject({ news: z.string().optional() }) }),
  });
  const rows = (await listOutboxRows()).flatMap((row) => payload.safeParse(row.payload).data ?? []);
  return rows
    .filter((row) => row.userId === userId && row.content.kind === 'money')
    .map(({ content }) => content.params.news ?? '');
};

test('a completed job is due and not earned until it is marked as paid', async () => {
  const { customer, worker, params } = await makePair('in_progress');
  const pay = () => send(worker, markPaidContract, { params, body: { method: 'upi' } });
  assert.equal(expectRefusal(await pay(), 409).code, 'nothing_owed');
  await send(worker, setBookingStatusContract, { params, body: { status: 'completed' } });
  const due = await readBook(worker);
  assert.deepEqual(
    due.data.map(({ kind, amountPaise, state, other }) => [kind, amountPaise, state, other]),
    [['job', 50_000, 'due', 'Asha Gupta']],
  );
  assert.deepEqual([due.summary?.totalPaise, due.summary?.duePaise, due.summary?.jobs], [0, 50_000, 1]);
  const answers = await Promise.all(Array.from({ length: 10 }, pay));
  const won = answers.filter(({ status }) => status === 200);
  assert.equal(won.length, 1, 'money is noted once');
  const [first] = won;
  assert.ok(first);
  assert.deepEqual([viewIn(first).paid?.method, viewIn(first).canMarkPaid], ['upi', false]);
  const spent = await readBook(customer);
  assert.deepEqual(
    spent.data.map(({ amountPaise, state, method }) => [amountPaise, state, method]),
    [[-50_000, 'paid', 'upi']],
  );
  assert.deepEqual([spent.summary?.totalPaise, spent.summary?.duePaise], [50_000, 0]);
  assert.deepEqual(
    [await listNotifications(customer.userId), await listNotifications(worker.userId)],
    [['job_paid'], []],
  );
});

const cancelLate = async () => {
  const pair = await makePair('accepted');
  setClock(new Date(pair.booking.startsAt.getTime() - 5 * 3_600_000));
  const [customer, worker] = [await makeSession(pair.customer.user), await makeSession(pair.worker.user)];
  const { params } = pair;
  const body = { status: 'cancelled', feePaise: 25_000 };
  const answer = await send(customer, setBookingStatusContract, { params, body });
  return { customer, worker, params, view: viewIn(answer) };
};

test('a late cancellation costs half the price, due until the worker marks it as paid', async () => {
  const { customer, worker, params, view } = await cancelLate();
  assert.deepEqual([view.fee?.percent, view.fee?.feePaise, view.fee?.state], [50, 25_000, 'due']);
  const [mine, theirs] = [await readBook(worker), await readBook(customer)];
  assert.deepEqual([mine.data[0]?.amountPaise, theirs.data[0]?.amountPaise], [25_000, -25_000]);
  assert.deepEqual(
    [mine.summary?.totalPaise, mine.summary?.duePaise],
    [0, 25_000],
    'not earned before it is paid',
  );
  expectSuccess(await send(worker, markPaidContract, { params, body: { method: 'cash' } }), markPaidContract);
  const { data, summary } = await readBook(worker);
  assert.deepEqual(
    [data.length, data[0]?.state, summary?.totalPaise, summary?.duePaise, summary?.jobs],
    [1, 'paid', 25_000, 0, 0],
  );
  assert.equal(expectRefusal(await send(worker, waiveFeeContract, { params }), 409).code, 'nothing_owed');
});

test('a waived fee is no longer owed, and the customer is notified', async () => {
  const { customer, worker, params } = await cancelLate();
  expectSuccess(await send(worker, waiveFeeContract, { params }), waiveFeeContract);
  const { data, summary } = await readBook(customer);
  assert.deepEqual([data[0]?.state, summary?.duePaise, summary?.totalPaise], ['waived', 0, 0]);
  assert.deepEqual(await listNotifications(customer.userId), ['fee_waived']);
  assert.deepEqual(await listNotifications(worker.userId), ['fee_due']);
});

test('a cancellation in time, or for the worker’s illness, costs nothing', async () => {
  const free = await makePair('accepted');
  const cancel = (who: SignedIn, params: { id: string }, reasonCode?: string) =>
    send(who, setBookingStatusContract, { params, body: { status: 'cancelled', reasonCode } });
  assert.equal(viewIn(await cancel(free.customer, free.params)).fee, null);
  const other = await makePair('accepted');
  setClock(new Date(other.booking.startsAt.getTime() - 3_600_000));
  const worker = await makeSession(other.worker.user);
  assert.equal(viewIn(await cancel(worker, other.params, 'ill')).fee, null);
  assert.deepEqual((await readBook(worker)).data, []);
});

test('a top-up is requested once, confirmed once, and then in the wallet', async () => {
  const [worker, admin] = [await signIn('worker'), await signIn('admin')];
  const ask = () => send(worker, requestTopUpContract, { body: { amountPaise: 250_000 } });
  const requests = await Promise.all([ask(), ask(), ask()]);
  assert.deepEqual(requests.map(({ status }) => status).toSorted(), [201, 409, 409]);
  const open = (await readBook(worker)).summary?.openTopUp;
  assert.equal(open?.amountPaise, 250_000);
  const params = { id: open._id };
  const decide = (body: object) => send(admin, decideTopUpContract, { params, body });
  assert.deepEqual(fieldsIn(await decide({ confirm: false })), [['reason', 'reason_required']]);
  const decided = await Promise.all(Array.from({ length: 5 }, () => decide({ confirm: true })));
  assert.deepEqual(decided.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409]);
  const { data, summary } = await readBook(worker, { book: 'wallet' });
  assert.deepEqual(
    [data.length, data[0]?.kind, data[0]?.state, data[0]?.number],
    [1, 'top_up', 'done', open.number],
  );
  assert.deepEqual([summary?.walletPaise, summary?.openTopUp, summary?.totalPaise], [250_000, null, 0]);
  assert.equal((await findUser(worker.userId))?.walletPaise, 250_000);
  assert.deepEqual(await listNotifications(worker.userId), ['top_up_confirmed']);
  assert.equal((await listAuditFor(open._id)).length, 1);
});

test('a refused top-up moves no money and notifies the worker', async () => {
  const [worker, admin] = [await signIn('worker'), await signIn('admin')];
  const topUp = await makeTopUp(worker.userId);
  const params = { id: String(topUp._id) };
  const body = { confirm: false, reason: 'No such payment came.' };
  expectSuccess(await send(admin, decideTopUpContract, { params, body }), decideTopUpContract);
  const { data, summary } = await readBook(worker);
  assert.deepEqual([data.length, summary?.walletPaise, summary?.openTopUp], [0, 0, null]);
  assert.deepEqual(await listNotifications(worker.userId), ['top_up_refused']);
});

test('the week starts on Monday in India, and pages hold each entry once, latest first', async () => {
  const { bookable, customer, worker } = await makePair('in_progress');
  const complete = async (at: string) => {
    const booking = await makeBooking({
      bookable,
      customer: customer.user,
      status: 'in_progress',
      localDate: at.slice(0, 10),
    });
    setClock(new Date(at));
    const who = await makeSession(worker.user);
    const params = { id: String(booking._id) };
    const answer = await send(who, setBookingStatusContract, { params, body: { status: 'completed' } });
    expectSuccess(answer, setBookingStatusContract);
    expectSuccess(await send(who, markPaidContract, { params, body: { method: 'cash' } }), markPaidContract);
    return params.id;
  };
  // Sunday evening in India, and the Monday that has begun there but not in London.
  const ids = [
    await complete('2031-03-30T15:00:00Z'),
    await complete('2031-03-30T19:00:00Z'),
    await complete('2031-04-02T09:00:00Z'),
  ];
  const who = await makeSession(worker.user);
  const first = await readBook(who, { limit: '2' });
  const second = await readBook(who, { limit: '2', cursor: first.nextCursor ?? '' });
  assert.deepEqual(
    [...first.data, ...second.data].map(({ booking }) => booking?._id),
    ids.toReversed(),
  );
  assert.deepEqual([second.nextCursor, second.summary], [null, null]);
  const { summary } = first;
  assert.deepEqual(
    summary?.week.map(({ amountPaise }) => amountPaise / 100),
    [500, 0, 500, 0, 0, 0, 0],
  );
  assert.equal(summary.week[0]?.localDate, '2031-03-31');
  assert.equal(toIndiaDay(new Date('2031-03-30T19:00:00Z')), '2031-03-31');
  assert.deepEqual([summary.weekPaise, summary.monthPaise, summary.totalPaise], [100_000, 50_000, 150_000]);
});

test('a page and its sums read only the person’s own entries, in two indexed queries', async () => {
  const { customer, worker, params } = await makePair('in_progress');
  await send(worker, setBookingStatusContract, { params, body: { status: 'completed' } });
  await send(worker, markPaidContract, { params, body: { method: 'cash' } });
  for (let at = 0; at < 20; at += 1) {
    const other = await makePair('in_progress');
    const body = { status: 'completed' };
    await send(other.worker, setBookingStatusContract, { params: other.params, body });
  }
  const actor = makeActor({ userId: customer.userId });
  const plans = await recordPlans('ledger', () => readLedger({ actor, query: {} }));
  assert.equal(plans.length, 2);
  for (const { planSummary, docsExamined = 0 } of plans) {
    assert.match(planSummary ?? '', /^IXSCAN/);
    assert.ok(docsExamined <= 4, `${docsExamined} lines read`);
  }
});
