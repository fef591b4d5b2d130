import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { ledgerItem, readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import { resetClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { listAllAudit } from '#models/platform/audit.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { listAllTickets } from '#models/support/ticket.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { fetchStatus } from '#e2e/kit/api/fetch-status.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import {
  countCompletedJobs,
  finishJob,
  makeVisits,
  HOUR_PAISE,
  readOutcome,
  VISIT_PRICE_PAISE,
} from '#e2e/kit/claimed-visit.ts';
import { makeReferral } from '#e2e/kit/factories/referrals.ts';
import { makeSession, signIn, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';
import { tryDoorCode } from './steps/door-code.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const afterStart = makeVisits(url);

afterEach(resetClock);

const A_WEEK = 7 * 24;
const place = { before: null, limit: 10 };

/** A visit with a code, whose worker reported arriving. */
const beforeDoor = async () => {
  // An earlier visit may have moved the clock, and the request is answered at the real time.
  resetClock();
  const visit = await afterStart('pending');
  resetClock();
  await visit.move('worker', 'accepted');
  visit.goOn(0);
  await visit.move('worker', 'arrived');
  const { doorCode } = await visit.read('customer');
  assert.ok(doorCode !== null);
  return { visit, doorCode };
};

/** A visit whose worker typed the right code, and then the server failed before the job started. */
const afterCode = async () => {
  const { visit, doorCode } = await beforeDoor();
  const booking = await findBooking(visit.params.id);
  assert.ok(booking?.door);
  await tryDoorCode(booking, booking.door, doorCode);
  return visit;
};

test('silence after a claim was seen upholds it once if the worker’s arrival is proven', async () => {
  const visit = await afterCode();
  const view = viewIn(await visit.claim('worker'));
  assert.deepEqual(
    [view.status, view.noShow?.by, view.noShow?.feePaise],
    ['no_show', 'worker', VISIT_PRICE_PAISE],
  );
  const theirs = await visit.read('customer');
  assert.deepEqual([theirs.canAnswerNoShow, (await visit.read('worker')).canAnswerNoShow], [true, false]);
  assert.equal((await visit.pay()).status, 409, 'nothing is owed yet');
  visit.goOn(24);
  await visit.see('customer');
  visit.goOn(24 + 47.9);
  await closeBookings();
  assert.deepEqual(await readOutcome(visit), ['no_show', 'open', null, 0]);
  visit.goOn(24 + 48.1);
  await Promise.all([closeBookings(), closeBookings()]);
  assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'customer', VISIT_PRICE_PAISE]);
  assert.equal(expectRefusal(await visit.answer('customer', false), 409).code, 'no_claim');
  for (const who of [await makeSession(visit.customer.user), await makeSession(visit.worker.user)]) {
    const { json } = await send(who, readLedgerContract, {});
    const [line] = z.looseObject({ data: z.array(ledgerItem) }).parse(json).data;
    assert.deepEqual([line?.kind, line?.isMissed], ['fee', true], 'the books call it what it is');
  }
  await checkBooks(visit.userIds);
});

test('a silent customer’s claim goes to the office if only the worker’s own tap shows the arrival', async () => {
  const visit = await afterStart();
  await visit.claim('worker');
  await visit.see('customer');
  visit.goOn(48.1);
  await closeBookings();
  assert.deepEqual(await readOutcome(visit), ['no_show', 'contested', null, 0]);
  assert.equal((await findBooking(visit.params.id))?.noShow?.office?.why, 'unwitnessed');
  assert.equal((await visit.answer('customer', false)).status, 200, 'a late word still counts');
});

test('a wrong code is no proof that the worker was at the door', async () => {
  const { visit, doorCode } = await beforeDoor();
  const body = { status: 'in_progress', doorCode: doorCode === '0000' ? '1111' : '0000' };
  const refused = await send(visit.worker, setBookingStatusContract, { params: visit.params, body });
  assert.equal(expectRefusal(refused, 409).code, 'door_code_wrong');
  await visit.claim('worker');
  await visit.see('customer');
  visit.goOn(48.1);
  await closeBookings();
  assert.equal((await findBooking(visit.params.id))?.noShow?.office?.why, 'unwitnessed');
});

for (const from of ['accepted', 'on_the_way'] as const)
  test(`silence of a worker who was ${from} and saw the claim upholds it, with the worker’s fee`, async () => {
    const visit = await afterStart(from);
    await visit.claim('customer');
    await visit.see('worker');
    visit.goOn(48.1);
    await closeBookings();
    assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'worker', HOUR_PAISE]);
  });

test('silence of a worker who reported arriving goes to the office', async () => {
  const visit = await afterStart('arrived');
  await visit.claim('customer');
  await visit.see('worker');
  visit.goOn(48.1);
  await closeBookings();
  assert.deepEqual(await readOutcome(visit), ['no_show', 'contested', null, 0]);
});

test('a worker who is offline for a week does not lose a claim: the office decides', async () => {
  const visit = await afterStart('on_the_way');
  await visit.claim('customer');
  visit.goOn(A_WEEK - 0.1);
  await closeBookings();
  assert.deepEqual(await readOutcome(visit), ['no_show', 'open', null, 0]);
  visit.goOn(A_WEEK + 0.1);
  await closeBookings();
  assert.deepEqual(await readOutcome(visit), ['no_show', 'contested', null, 0]);
  assert.equal((await findBooking(visit.params.id))?.noShow?.office?.why, 'unseen');
  const { number = '' } = (await findBooking(visit.params.id)) ?? {};
  const notifications = (await waitingNotifications()).filter(
    ({ content }) =>
      JSON.stringify(content).includes('claim_with_office') && JSON.stringify(content).includes(number),
  );
  assert.equal(notifications.length, 2, 'both hear of it');
});

test('the 48 hours start when the other side sees the claim, even late in the week', async () => {
  const visit = await afterStart('accepted');
  await visit.claim('customer');
  visit.goOn(A_WEEK - 1);
  await visit.see('worker');
  await visit.see('worker');
  visit.goOn(A_WEEK + 46);
  await closeBookings();
  assert.deepEqual(await readOutcome(visit), ['no_show', 'open', null, 0]);
  visit.goOn(A_WEEK + 47.1);
  await closeBookings();
  assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'worker', HOUR_PAISE]);
});

test('only the accused side’s view starts the clock, not the author’s', async () => {
  const visit = await afterStart('accepted');
  await visit.claim('customer');
  await visit.see('customer');
  await visit.read('worker');
  assert.equal((await findBooking(visit.params.id))?.noShow?.seenAt, undefined);
});

test('the specification’s own calls also make and answer a claim, without new fields', async () => {
  const visit = await afterStart();
  assert.equal(viewIn(await visit.move('worker', 'no_show')).noShow?.state, 'open');
  assert.deepEqual(await readOutcome(visit), ['no_show', 'open', null, 0]);
  const bare = await afterStart();
  const headers = { authorization: `Bearer ${bare.worker.token}` };
  const address = `${url()}/api/v1/bookings/${bare.params.id}/no-show`;
  assert.equal(await fetchStatus(address, { method: 'POST', headers }), 200, 'no body at all');
});

test('a worker’s absence costs an hour, and the worker is blamed once both agree', async () => {
  const visit = await afterStart('accepted');
  await visit.claim('customer');
  assert.equal((await visit.answer('customer', true)).status, 409, 'the claim is not hers to answer');
  assert.equal((await visit.answer('worker', true)).status, 200);
  assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'worker', HOUR_PAISE]);
});

test('a disputed claim opens a ticket with the office, and the decision is recorded and notified', async () => {
  const visit = await afterStart();
  await visit.claim('worker');
  assert.equal(expectRefusal(await visit.decide(true), 409).code, 'no_claim', 'the two come first');
  assert.equal((await visit.answer('customer', false)).status, 200);
  assert.equal((await visit.answer('customer', true)).status, 409, 'one answer');
  visit.goOn(100);
  await closeBookings();
  assert.deepEqual(await readOutcome(visit), ['no_show', 'contested', null, 0]);
  const [ticket] = (await listAllTickets(place)).items;
  assert.deepEqual(
    [String(ticket?.bookingId), ticket?.state, ticket?.authorId],
    [visit.params.id, 'open', null],
  );
  assert.match(ticket?.message ?? '', /^The worker says[^/]*$/, 'the office reads words, not calls');
  expectSuccess(await visit.decide(true), decideNoShowContract);
  assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'customer', VISIT_PRICE_PAISE]);
  assert.equal((await listAllTickets(place)).items[0]?.state, 'closed');
  const [row] = (await listAllAudit({ ...place, act: 'booking.no-show' })).items;
  assert.deepEqual(row?.details, { verdict: 'upheld', against: 'customer' });
  assert.equal(row?.note, 'Both were heard.');
  const { number = '' } = (await findBooking(visit.params.id)) ?? {};
  const notifications = (await waitingNotifications()).filter(
    ({ content }) =>
      JSON.stringify(content).includes('claim_upheld') && JSON.stringify(content).includes(number),
  );
  assert.deepEqual(
    notifications.map(({ mail }) => mail),
    [true, true],
    'feed and mail for both',
  );
  assert.equal(expectRefusal(await visit.decide(false), 409).code, 'no_claim');
  await checkBooks(visit.userIds);
});

test('concurrent claims, answers and deadlines count once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const both = await afterStart();
    const claimed = await Promise.all([both.claim('worker'), both.claim('customer')]);
    assert.deepEqual(claimed.map(({ status }) => status).toSorted(), [200, 409]);
    const loser = claimed[0].status === 200 ? 'customer' : 'worker';
    assert.equal((await both.answer(loser, false, { text: 'I was there.' })).status, 200);

    const clock = await afterStart('accepted');
    await clock.claim('customer');
    await clock.see('worker');
    clock.goOn(48.1);
    const [{ status }] = await Promise.all([clock.answer('worker', false), closeBookings()]);
    const state = (await findBooking(clock.params.id))?.noShow?.state;
    assert.equal(state, status === 200 ? 'contested' : 'upheld');

    const twice = await afterStart();
    await twice.claim('worker');
    const answers = await Promise.all([twice.answer('customer', true), twice.answer('customer', false)]);
    assert.deepEqual(answers.map((one) => one.status).toSorted(), [200, 409]);
    await checkBooks([...both.userIds, ...clock.userIds, ...twice.userIds]);
  }
});

test('two concurrent decisions count once', async () => {
  const visit = await afterStart();
  await visit.claim('worker');
  await visit.answer('customer', false);
  const decided = await Promise.all([visit.decide(true), visit.decide(false)]);
  assert.deepEqual(decided.map(({ status }) => status).toSorted(), [200, 409]);
  await checkBooks(visit.userIds);
});

test('a claim from a screen with an outdated status is refused', async () => {
  const visit = await afterStart('on_the_way');
  await visit.move('worker', 'in_progress');
  const stale = await visit.claim('customer', { from: 'on_the_way' });
  assert.equal(expectRefusal(stale, 409).code, 'booking_changed');
  assert.equal((await findBooking(visit.params.id))?.noShow, undefined);
  assert.equal((await visit.claim('customer', { from: 'in_progress' })).status, 200);
});

test('a deleted account owes nothing and is owed nothing for an open claim, even as it falls due', async () => {
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  const early = await afterStart();
  await early.claim('worker');
  assert.equal((await send(early.customer, deleteAccountContract, { body })).status, 200);
  assert.deepEqual(await readOutcome(early), ['no_show', 'dropped', null, 0]);

  const late = await afterCode();
  await late.claim('worker');
  await late.see('customer');
  late.goOn(48.1);
  const leaver = await makeSession(late.customer.user);
  await Promise.all([send(leaver, deleteAccountContract, { body }), closeBookings()]);
  const booking = await findBooking(late.params.id);
  assert.ok(booking?.noShow && booking.noShow.state !== 'open');
});

for (const isPaid of [false, true])
  test(`a customer who calls a job ${isPaid ? 'paid' : 'done'} absent and then leaves takes nothing from the worker`, async () => {
    const visit = await afterStart();
    await finishJob(visit, isPaid);
    await visit.claim('customer');
    const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
    const leaver = await makeSession(visit.customer.user);
    expectSuccess(await send(leaver, deleteAccountContract, { body }), deleteAccountContract);
    assert.deepEqual(await readOutcome(visit), ['completed', 'dropped', null, 0]);
    assert.equal(await countCompletedJobs(visit), 1);
    const booking = await findBooking(visit.params.id);
    assert.deepEqual([booking?.paid !== null, booking?.leftUnpaid !== undefined], [isPaid, !isPaid]);
    await checkBooks(visit.userIds);
  });

test('a rejected claim takes no credit away, even when decided late', async () => {
  const visit = await afterStart();
  await makeReferral({ referrerId: (await signIn('customer')).userId, friendId: visit.customer.userId });
  await finishJob(visit, true);
  const looks = async () =>
    (await listOutboxRows()).filter(
      ({ kind, payload }) => kind === 'referralCredit' && JSON.stringify(payload).includes(visit.params.id),
    );
  assert.equal((await looks()).length, 1);
  await visit.claim('customer');
  await visit.answer('worker', false);
  visit.goOn(8 * 24);
  assert.equal((await visit.decide(false, await signIn('admin'))).status, 200);
  assert.equal((await looks()).length, 2);
});
