import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { leaveVisitContract } from '#lib/features/bookings/contracts/visit-safety.ts';
import {
  getBookingContract,
  setBookingStatusContract,
  undoStepContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { reportUserContract } from '#lib/features/people/contracts/safety.ts';
import { listReportsOn, openReports, urgentReports } from '#models/people/report.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { database } from '#models/connection.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { eraseUser } from '#e2e/kit/factories/erase-user.ts';
import { makeReport } from '#e2e/kit/factories/reports.ts';
import { makeSession, makeUser, newPhone, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
afterEach(resetClock);

const MINUTE_MS = 60_000;

const makeVisit = async (status: BookingStatus = 'arrived') => {
  // Two minutes ago, so that an acceptance stands.
  const pair = await makePair(status, { createdAt: new Date(now().getTime() - 2 * MINUTE_MS) });
  const { params } = pair;
  return {
    ...pair,
    leave: (who: SignedIn = pair.worker) => send(who, leaveVisitContract, { params }),
    read: async (who: SignedIn) => viewIn(await send(who, getBookingContract, { params })),
  };
};

for (const status of ['arrived', 'in_progress'] as const)
  test(`leaving from ${status} ends the visit without a fee, and the customer reads no reason`, async () => {
    const { customer, worker, leave, read } = await makeVisit(status);
    const left = await leave();
    expectSuccess(left, leaveVisitContract);
    const seen = await read(customer);
    assert.deepEqual([seen.status, seen.fee, seen.blame], ['cancelled', null, null]);
    const last = seen.history.at(-1);
    assert.deepEqual(
      [last?.by, last?.reason, last?.reasonCode],
      ['system', 'The visit ended', 'visit_ended'],
    );
    assert.deepEqual(await readNews(customer.user), ['visit_ended']);
    assert.deepEqual(await readNews(worker.user), []);
    assert.deepEqual(await checkBooks([customer.userId, worker.userId]), []);
    assert.equal(seen.workerId.phone, undefined);
    const { address, customerId } = viewIn(left);
    assert.deepEqual([address.street, customerId.phone], [undefined, undefined]);
  });

test('only the worker can leave, once, and only at the customer’s place', async () => {
  for (const status of ['pending', 'accepted', 'on_the_way', 'completed'] as const) {
    const { leave } = await makeVisit(status);
    assert.equal(expectRefusal(await leave(), 409).code, 'illegal_move', status);
  }
  const { customer, leave } = await makeVisit();
  expectRefusal(await leave(customer), 403);
  expectRefusal(await leave(await makeSession(await makeWorker())), 404);
  expectSuccess(await leave(), leaveVisitContract);
  assert.equal(expectRefusal(await leave(), 409).code, 'illegal_move');
});

test('two taps at once leave once and report once', async () => {
  const { customer, leave } = await makeVisit();
  const both = (await Promise.all([leave(), leave()])).map(({ status }) => status);
  assert.deepEqual(both.toSorted(), [200, 409]);
  assert.equal((await listReportsOn(customer.userId)).length, 1);
});

test('the office reads which visit was left, the proof of the arrival and how often it happened', async () => {
  const { bookable, booking, customer, worker, leave } = await makeVisit();
  expectSuccess(await leave(), leaveVisitContract);
  const [report] = await listReportsOn(customer.userId);
  assert.deepEqual(
    [report?.reason, report?.state, String(report?.reporterId)],
    [...['unsafe', 'open', worker.userId]],
  );
  const said = report?.details ?? assert.fail();
  for (const part of [
    booking.number,
    'only the worker’s own tap',
    'within 30 days: 1.',
    'A lead looks at this by',
  ])
    assert.ok(said.includes(part), part);
  const again = await makeBooking({
    ...{ bookable, customer: customer.user, status: 'arrived', localDate: dayAhead(3) },
    arrivalWitness: 'customer_tap',
  });
  const params = { id: String(again._id) };
  expectSuccess(await send(worker, leaveVisitContract, { params }), leaveVisitContract);
  const [added] = (await listReportsOn(customer.userId))[0]?.additions ?? [];
  assert.ok(added);
  assert.ok(added.details.includes(again.number));
  assert.ok(added.details.includes('customer_tap') && added.details.includes('within 30 days: 2.'));
});

test('visits that were left count for a worker who returns with another account, too', async () => {
  const leaveAs = async (fields: Parameters<typeof makeBookable>[0] = {}) => {
    const [bookable, customer] = [await makeBookable(fields), await makeUser()];
    const { _id } = await makeBooking({ bookable, customer, status: 'arrived' });
    const worker = await makeSession(bookable.worker);
    const left = await send(worker, leaveVisitContract, { params: { id: String(_id) } });
    expectSuccess(left, leaveVisitContract);
    const [report] = await listReportsOn(String(customer._id));
    return { userId: worker.userId, said: report?.details ?? '' };
  };
  const phone = newPhone();
  const proof = { phone, provedPhone: phone, phoneProvedAt: now() };
  const { userId } = await leaveAs(proof);
  await eraseUser(userId);
  const [again, other] = [await leaveAs(proof), await leaveAs()];
  assert.ok(again.said.includes('within 30 days: 2.'));
  assert.ok(other.said.includes('within 30 days: 1.'));
});

test('who left a visit is forgotten after 180 days', async () => {
  const { params, leave } = await makeVisit();
  expectSuccess(await leave(), leaveVisitContract);
  const leftAt = now().getTime();
  const isKnownAfter = async (days: number): Promise<boolean> => {
    setClock(new Date(leftAt + days * 24 * 3_600_000));
    await closeBookings();
    return (await findBooking(params.id))?.left !== undefined;
  };
  assert.deepEqual([await isKnownAfter(179), await isKnownAfter(181)], [true, false]);
});

test('a visit that was left is urgent and not among the other reports, also where a report was open', async () => {
  const { customer, leave, worker } = await makeVisit();
  const parts = { params: { id: customer.userId }, body: { reason: 'abuse', details: 'Rude.' } };
  expectSuccess(await send(worker, reportUserContract, parts), reportUserContract);
  const subjectsIn = async (rows: typeof openReports) =>
    (await rows.list({ before: null, limit: 50 })).items.map(({ subjectId }) => String(subjectId));
  assert.ok((await subjectsIn(openReports)).includes(customer.userId));
  expectSuccess(await leave(), leaveVisitContract);
  assert.ok(!(await subjectsIn(openReports)).includes(customer.userId));
  assert.ok((await subjectsIn(urgentReports)).includes(customer.userId));
  const [report] = await listReportsOn(customer.userId);
  assert.ok(report?.urgentBy && report.urgentBy > now());
});

test('a report of danger is urgent for both sides of an agreed visit, and for no one else', async () => {
  const { customer, worker } = await makeVisit('accepted');
  const report = async (who: SignedIn, about: SignedIn, reason: 'unsafe' | 'spam' = 'unsafe') => {
    const parts = { params: { id: about.userId }, body: { reason, details: 'He followed me.' } };
    expectSuccess(await send(who, reportUserContract, parts), reportUserContract);
    return (await listReportsOn(about.userId)).find(({ reporterId }) => String(reporterId) === who.userId);
  };
  for (const [who, about] of [
    [customer, worker],
    [worker, customer],
  ] as const) {
    const row = await report(who, about);
    assert.ok(row?.urgentBy && row.urgentBy > now());
  }
  const stranger = await makeSession(await makeUser());
  const [unmet, other] = [await report(stranger, worker), await report(stranger, worker, 'spam')];
  assert.deepEqual([unmet?.urgentBy, other?.urgentBy], [undefined, undefined]);
  // A request alone costs nothing, so it buys no place in the queue.
  const { customer: asking, worker: asked } = await makeVisit('pending');
  assert.equal((await report(asking, asked))?.urgentBy, undefined);
});

test('an acceptance that was undone, or still can be, makes no report urgent', async () => {
  const { customer, worker, params } = await makeVisit('pending');
  const accept = async (): Promise<void> => {
    const accepting = { params, body: { status: 'accepted' } };
    expectSuccess(await send(worker, setBookingStatusContract, accepting), setBookingStatusContract);
  };
  const isUrgentAfter = async (details: string): Promise<boolean> => {
    const parts = { params: { id: customer.userId }, body: { reason: 'unsafe', details } };
    expectSuccess(await send(worker, reportUserContract, parts), reportUserContract);
    const [row] = await listReportsOn(customer.userId);
    return row?.urgentBy !== undefined;
  };
  await accept();
  assert.equal(await isUrgentAfter('Just accepted.'), false);
  const undoing = { params, body: { status: 'accepted' } };
  expectSuccess(await send(worker, undoStepContract, undoing), undoStepContract);
  setClock(new Date(now().getTime() + 2 * MINUTE_MS));
  assert.equal(await isUrgentAfter('Undone.'), false);
  await accept();
  setClock(new Date(now().getTime() + MINUTE_MS));
  assert.equal(await isUrgentAfter('Agreed.'), true);
});

test('a report of danger by a worker who handed the visit over is urgent, too, and one about them', async () => {
  const { booking, customer, worker } = await makeVisit('accepted');
  const { _id: workerId } = await makeWorker();
  const handedOver = { workerId, formerWorkerIds: [worker.user._id] };
  await database().collection('bookings').updateOne({ _id: booking._id }, { $set: handedOver });
  for (const [who, about] of [
    [worker, customer],
    [customer, worker],
  ] as const) {
    const parts = { params: { id: about.userId }, body: { reason: 'unsafe', details: 'He followed me.' } };
    expectSuccess(await send(who, reportUserContract, parts), reportUserContract);
    const [row] = await listReportsOn(about.userId);
    assert.ok(row?.urgentBy && row.urgentBy > now(), who.user.role);
  }
});

test('a report of danger is taken where five others about the person are open, and no further one of another kind', async () => {
  const { customer, worker } = await makeVisit('accepted');
  const people = { reporterId: worker.userId, subjectId: customer.userId };
  for (let one = 1; one <= 5; one += 1) await makeReport(people);
  const say = (reason: 'abuse' | 'unsafe') =>
    send(worker, reportUserContract, {
      params: { id: customer.userId },
      body: { reason, details: 'At home.' },
    });
  assert.equal(expectRefusal(await say('abuse'), 409).code, 'too_many_open_reports');
  expectSuccess(await say('unsafe'), reportUserContract);
  const rows = await listReportsOn(customer.userId);
  assert.equal(rows.filter(({ urgentBy }) => urgentBy && urgentBy > now()).length, 1);
});

test('a full report still becomes urgent, once, and a later word does not postpone its deadline', async () => {
  const { customer, leave, worker } = await makeVisit();
  const say = (reason: 'abuse' | 'unsafe', details: string) =>
    send(worker, reportUserContract, { params: { id: customer.userId }, body: { reason, details } });
  for (let one = 0; one <= 5; one += 1) expectSuccess(await say('abuse', `No. ${one}`), reportUserContract);
  assert.equal(expectRefusal(await say('abuse', 'More'), 409).code, 'report_full');
  expectSuccess(await say('unsafe', 'He locked the door.'), reportUserContract);
  const [urgent] = await listReportsOn(customer.userId);
  assert.ok(urgent?.urgentBy);
  assert.equal(expectRefusal(await say('unsafe', 'Again'), 409).code, 'report_full');
  expectSuccess(await leave(), leaveVisitContract);
  const [left] = await listReportsOn(customer.userId);
  assert.deepEqual(left?.urgentBy, urgent.urgentBy);
});

test('leaving works while the worker’s report about the customer is full', async () => {
  const { customer, leave, worker } = await makeVisit();
  for (let one = 0; one <= 5; one += 1) {
    const parts = { params: { id: customer.userId }, body: { reason: 'unsafe', details: `No. ${one}` } };
    expectSuccess(await send(worker, reportUserContract, parts), reportUserContract);
  }
  expectSuccess(await leave(), leaveVisitContract);
  const [report] = await listReportsOn(customer.userId);
  assert.match(report?.additions?.at(-1)?.details ?? assert.fail(), /^Left the visit of booking/);
});
