import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { ledgerItem, readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { listAllAudit } from '#models/platform/audit.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { findUser } from '#models/people/user.ts';
import { listAllTickets } from '#models/support/ticket.ts';
import { expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#server/testing/booking-client.ts';
import { checkBooks } from '#server/testing/check-books.ts';
import { makeReferral } from '#server/testing/factories/referrals.ts';
import { makeSession, signIn, TEST_PASSWORD } from '#server/testing/factories/users.ts';
import { waitingNews } from '#server/testing/factories/waiting-rows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { closeBookings } from './close-bookings.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

afterEach(resetClock);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PRICE_PAISE = 50_000;

/** A booking whose start is half an hour ago, and what its two people and the office can do. */
const afterStart = async (status: BookingStatus = 'arrived') => {
  const pair = await makePair(status);
  const start = pair.booking.startsAt.getTime();
  setClock(new Date(start + 30 * MINUTE_MS));
  const [customer, worker] = [await makeSession(pair.customer.user), await makeSession(pair.worker.user)];
  const admin = await signIn('admin');
  const { params } = pair;
  const people = { customer, worker };
  type Side = keyof typeof people;
  return {
    ...{ params, customer, worker, admin, workerId: String(pair.worker.user._id) },
    userIds: [customer.userId, worker.userId],
    claim: (by: Side) => send(people[by], bookings.claimNoShowContract, { params }),
    answer: (by: Side, agree: boolean) =>
      send(people[by], bookings.answerNoShowContract, { params, body: { agree } }),
    decide: (upheld: boolean) =>
      send(admin, decideNoShowContract, { params, body: { upheld, reason: 'Both were heard.' } }),
    move: (by: Side, to: BookingStatus) =>
      send(people[by], bookings.setBookingStatusContract, { params, body: { status: to } }),
    pay: () => send(worker, bookings.markPaidContract, { params, body: { method: 'cash' } }),
    read: async (by: Side) => viewIn(await send(people[by], bookings.getBookingContract, { params })),
    goOn: (hours: number) => setClock(new Date(start + 30 * MINUTE_MS + hours * HOUR_MS)),
  };
};

/** How a booking stands: its state, its claim, whom it blames, what of a fee is due. */
const standing = async ({ id }: { id: string }) => {
  const booking = await findBooking(id);
  return [booking?.status, booking?.noShow?.state, booking?.blame, booking?.fee?.feePaise ?? 0];
};

const completedJobs = async (workerId: string) => (await findUser(workerId))?.completedJobs;

test('a claim owes, counts and blames nothing until its 48 hours are over without a word, then it falls due once', async () => {
  const visit = await afterStart();
  const view = viewIn(await visit.claim('worker'));
  assert.deepEqual([view.status, view.noShow?.by, view.noShow?.feePaise], ['no_show', 'worker', PRICE_PAISE]);
  assert.deepEqual(await standing(visit.params), ['no_show', 'open', null, 0]);
  const theirs = await visit.read('customer');
  assert.deepEqual([theirs.canAnswerNoShow, (await visit.read('worker')).canAnswerNoShow], [true, false]);
  assert.equal((await visit.pay()).status, 409, 'nothing is owed yet');
  visit.goOn(47.9);
  await closeBookings();
  assert.deepEqual(await standing(visit.params), ['no_show', 'open', null, 0]);
  visit.goOn(48.1);
  assert.equal(expectRefusal(await visit.answer('customer', false), 409).code, 'no_claim');
  await Promise.all([closeBookings(), closeBookings()]);
  assert.deepEqual(await standing(visit.params), ['no_show', 'upheld', 'customer', PRICE_PAISE]);
  for (const who of [await makeSession(visit.customer.user), await makeSession(visit.worker.user)]) {
    const { json } = await send(who, readLedgerContract, {});
    const [line] = z.looseObject({ data: z.array(ledgerItem) }).parse(json).data;
    assert.deepEqual([line?.kind, line?.isMissed], ['fee', true], 'the books call it what it is');
  }
  await checkBooks(visit.userIds);
});

test('the specification’s own call makes the claim as well', async () => {
  const visit = await afterStart();
  assert.equal(viewIn(await visit.move('worker', 'no_show')).noShow?.state, 'open');
  assert.deepEqual(await standing(visit.params), ['no_show', 'open', null, 0]);
});

test('a worker’s absence costs nobody anything, and the worker is blamed once it is agreed', async () => {
  const visit = await afterStart('accepted');
  await visit.claim('customer');
  assert.equal((await visit.answer('customer', true)).status, 409, 'the claim is not hers to answer');
  assert.equal((await visit.answer('worker', true)).status, 200);
  assert.deepEqual(await standing(visit.params), ['no_show', 'upheld', 'worker', 0]);
});

test('a contradicted claim waits for the office: a ticket names the booking, the decision is written down and told', async () => {
  const visit = await afterStart();
  await visit.claim('worker');
  assert.equal(expectRefusal(await visit.decide(true), 409).code, 'no_claim', 'the two come first');
  assert.equal((await visit.answer('customer', false)).status, 200);
  visit.goOn(100);
  await closeBookings();
  assert.deepEqual(await standing(visit.params), ['no_show', 'contested', null, 0]);
  const place = { before: null, limit: 10 };
  const [ticket] = (await listAllTickets(place)).items;
  assert.deepEqual(
    [String(ticket?.bookingId), ticket?.state, ticket?.authorId],
    [visit.params.id, 'open', null],
  );
  expectSuccess(await visit.decide(true), decideNoShowContract);
  assert.deepEqual(await standing(visit.params), ['no_show', 'upheld', 'customer', PRICE_PAISE]);
  assert.equal((await listAllTickets(place)).items[0]?.state, 'closed');
  const [row] = (await listAllAudit({ ...place, act: 'booking.no-show' })).items;
  assert.deepEqual(row?.details, { verdict: 'upheld', reason: 'Both were heard.' });
  const { number = '' } = (await findBooking(visit.params.id)) ?? {};
  const told = (await waitingNews()).filter(
    ({ content }) =>
      JSON.stringify(content).includes('claim_upheld') && JSON.stringify(content).includes(number),
  );
  assert.deepEqual(
    told.map(({ mail }) => mail),
    [true, true],
    'feed and mail for both',
  );
  assert.equal(expectRefusal(await visit.decide(false), 409).code, 'no_claim');
  await checkBooks(visit.userIds);
});

/** A job that its worker calls done, and its customer not. */
const doneUnseen = async (isPaid: boolean) => {
  const visit = await afterStart();
  await visit.move('worker', 'in_progress');
  visit.goOn(0.5);
  await visit.move('worker', 'completed');
  if (isPaid) await visit.pay();
  assert.equal(await completedJobs(visit.workerId), 1);
  assert.equal((await visit.claim('customer')).status, 200);
  assert.equal(await completedJobs(visit.workerId), 0, 'it does not count while it is asked');
  assert.equal((await visit.pay()).status, 409, 'nor is it owed');
  await checkBooks(visit.userIds);
  return visit;
};

for (const isPaid of [false, true])
  test(`a job called done without its worker ever there is claimed, ${isPaid ? 'also once' : 'before'} it is marked as paid`, async () => {
    const visit = await doneUnseen(isPaid);
    visit.goOn(49);
    await closeBookings();
    assert.deepEqual(await standing(visit.params), ['no_show', 'upheld', 'worker', 0]);
    assert.equal(await completedJobs(visit.workerId), 0);
    await checkBooks(visit.userIds);
  });

for (const isPaid of [false, true])
  test(`a false claim on a job that was done, ${isPaid ? 'paid' : 'unpaid'}, gives the worker everything back, and cannot be made again`, async () => {
    const visit = await doneUnseen(isPaid);
    await visit.answer('worker', false);
    expectSuccess(await visit.decide(false), decideNoShowContract);
    assert.deepEqual(await standing(visit.params), ['completed', 'dismissed', null, 0]);
    assert.equal(await completedJobs(visit.workerId), 1);
    await checkBooks(visit.userIds);
    assert.equal((await visit.claim('customer')).status, 409);
    assert.equal((await visit.pay()).status, isPaid ? 409 : 200);
    await checkBooks(visit.userIds);
  });

test('a false claim on a job that had begun leaves it done and owed', async () => {
  const visit = await afterStart();
  await visit.move('worker', 'in_progress');
  assert.equal((await visit.claim('customer')).status, 200);
  await visit.answer('worker', false);
  await visit.decide(false);
  assert.deepEqual(await standing(visit.params), ['completed', 'dismissed', null, 0]);
  assert.equal((await visit.pay()).status, 200);
  await checkBooks(visit.userIds);
});

test('of two claims, of an answer and the clock, of two answers at once, one counts', async () => {
  for (let round = 0; round < 4; round += 1) {
    const both = await afterStart();
    const claims = await Promise.all([both.claim('worker'), both.claim('customer')]);
    assert.deepEqual(claims.map(({ status }) => status).toSorted(), [200, 409]);

    const clock = await afterStart();
    await clock.claim('worker');
    clock.goOn(47.999);
    const answered = clock.answer('customer', false);
    clock.goOn(48.1);
    const [{ status }] = await Promise.all([answered, closeBookings()]);
    const state = (await findBooking(clock.params.id))?.noShow?.state;
    assert.equal(state, status === 200 ? 'contested' : 'upheld');

    const twice = await afterStart();
    await twice.claim('worker');
    const answers = await Promise.all([twice.answer('customer', true), twice.answer('customer', false)]);
    assert.deepEqual(answers.map((one) => one.status).toSorted(), [200, 409]);
    await checkBooks([...both.userIds, ...clock.userIds, ...twice.userIds]);
  }
});

test('of two decisions at once one counts', async () => {
  const visit = await afterStart();
  await visit.claim('worker');
  await visit.answer('customer', false);
  const decided = await Promise.all([visit.decide(true), visit.decide(false)]);
  assert.deepEqual(decided.map(({ status }) => status).toSorted(), [200, 409]);
  await checkBooks(visit.userIds);
});

test('whoever leaves or is suspended while a claim is open owes nothing and is owed nothing, also at the moment it falls due', async () => {
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  const suspension = { reason: 'other', evidence: 'Several complaints, all of them checked.' };
  const ends = {
    leave: (visit: Awaited<ReturnType<typeof afterStart>>) =>
      send(visit.customer, deleteAccountContract, { body }),
    suspend: ({ admin, workerId }: Awaited<ReturnType<typeof afterStart>>) =>
      send(admin, setPauseContract, { params: { id: workerId }, body: suspension }),
  };
  for (const end of Object.values(ends)) {
    const early = await afterStart();
    await early.claim('worker');
    assert.equal((await end(early)).status, 200);
    assert.deepEqual(await standing(early.params), ['no_show', 'dropped', null, 0]);

    const late = await afterStart();
    await late.claim('worker');
    late.goOn(48.1);
    await Promise.all([end({ ...late, customer: await makeSession(late.customer.user) }), closeBookings()]);
    const booking = await findBooking(late.params.id);
    assert.ok(booking?.noShow && booking.noShow.state !== 'open');
    if (end === ends.suspend) assert.ok(booking.fee?.state !== 'due');
  }
});

for (const isPaid of [false, true])
  test(`a customer who calls a job ${isPaid ? 'paid' : 'done'} absent and leaves takes nothing from the worker`, async () => {
    const visit = await doneUnseen(isPaid);
    const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
    const leaver = await makeSession(visit.customer.user);
    expectSuccess(await send(leaver, deleteAccountContract, { body }), deleteAccountContract);
    assert.deepEqual(await standing(visit.params), ['completed', 'dropped', null, 0]);
    assert.equal(await completedJobs(visit.workerId), 1);
    const booking = await findBooking(visit.params.id);
    assert.deepEqual([booking?.paid !== null, booking?.leftUnpaid !== undefined], [isPaid, !isPaid]);
    await checkBooks(visit.userIds);
  });

test('a claim that was not right takes the credit from nobody, however late it is decided', async () => {
  const visit = await afterStart();
  await makeReferral({ referrerId: (await signIn('customer')).userId, friendId: visit.customer.userId });
  await visit.move('worker', 'in_progress');
  visit.goOn(0.5);
  await visit.move('worker', 'completed');
  await visit.pay();
  const looks = async () =>
    (await listOutboxRows()).filter(
      ({ kind, payload }) => kind === 'referralCredit' && JSON.stringify(payload).includes(visit.params.id),
    );
  assert.equal((await looks()).length, 1);
  await visit.claim('customer');
  await visit.answer('worker', false);
  visit.goOn(8 * 24);
  assert.equal((await visit.decide(false)).status, 200);
  assert.equal((await looks()).length, 2);
});

test('a claim against a worker who may not work any more is given up', async () => {
  const visit = await afterStart('accepted');
  const suspension = { reason: 'other', evidence: 'Several complaints, all of them checked.' };
  await visit.claim('customer');
  const params = { id: visit.workerId };
  expectSuccess(await send(visit.admin, setPauseContract, { params, body: suspension }), setPauseContract);
  assert.equal(expectRefusal(await visit.answer('worker', false), 409).code, 'no_claim', 'it was given up');
});
