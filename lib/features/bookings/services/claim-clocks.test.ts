import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { decideAppealContract, setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { appealContract } from '#lib/features/people/contracts/pauses.ts';
import { readNotificationsContract } from '#lib/features/notifications/contracts/notifications.ts';
import { resetClock } from '#lib/platform/time/clock.ts';
import { Booking, findBooking } from '#models/bookings/booking.ts';
import { inTransaction, newObjectId } from '#models/connection.ts';
import { listUserAppeals } from '#models/people/appeal.ts';
import { putNotification } from '#models/notifications/notification.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import {
  makeVisits,
  HOUR_PAISE,
  readOutcome,
  VISIT_PRICE_PAISE,
  type Visit,
} from '#e2e/kit/claimed-visit.ts';
import { signInAdmin } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const afterStart = makeVisits(url);
afterEach(resetClock);

const A_DAY = 24;

const pause = async (visit: Visit, side: 'customer' | 'worker', isPaused: boolean): Promise<void> => {
  const admin = await signInAdmin();
  const reason = isPaused ? 'other' : null;
  const body = {
    reason,
    ...(isPaused && { urgency: 'danger' }),
    evidence: 'Several complaints, all of them checked.',
  };
  const params = { id: visit[side].userId };
  expectSuccess(await send(admin, setPauseContract, { params, body }), setPauseContract);
};

for (const side of ['customer', 'worker'] as const)
  test(`a pause of the ${side} stops the 48 hours of a claim and drops nothing`, async () => {
    const visit = await afterStart('accepted');
    await visit.claim('customer');
    await visit.see('worker');
    visit.goOn(A_DAY);
    await pause(visit, side, true);
    visit.goOn(6 * A_DAY);
    await closeBookings();
    assert.deepEqual(await readOutcome(visit), ['no_show', 'open', null, 0]);
    const other = side === 'customer' ? 'worker' : 'customer';
    assert.equal((await visit.read(other)).noShow?.isStopped, true);
    visit.goOn(8 * A_DAY);
    await pause(visit, side, false);
    visit.goOn(9 * A_DAY - 0.1);
    await closeBookings();
    assert.deepEqual(await readOutcome(visit), ['no_show', 'open', null, 0], 'a day of it was left');
    visit.goOn(9 * A_DAY + 0.1);
    await closeBookings();
    assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'worker', HOUR_PAISE]);
  });

test('a claim against a worker who wins an appeal goes on where it stopped, and the office decides it', async () => {
  const visit = await afterStart('arrived');
  await visit.claim('customer');
  await visit.answer('worker', false);
  await pause(visit, 'worker', true);
  const [lead, params] = [await signInAdmin(), { id: visit.worker.userId }];
  const appeal = { body: { text: 'I was there on that day.' } };
  expectSuccess(await send(visit.worker, appealContract, appeal), appealContract);
  const [stored] = await inTransaction((tx) => listUserAppeals(params.id, tx));
  const answer = { params: { id: String(stored?._id) }, body: { lift: true, answer: 'You are right.' } };
  expectSuccess(await send(lead, decideAppealContract, answer), decideAppealContract);
  assert.deepEqual(await readOutcome(visit), ['no_show', 'contested', null, 0]);
  assert.equal((await visit.read('customer')).noShow?.isStopped, false);
  expectSuccess(await visit.decide(true), decideNoShowContract);
  assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'worker', HOUR_PAISE]);
});

test('a pause stops the week in which a claim can stay unseen', async () => {
  const visit = await afterStart('accepted');
  await visit.claim('customer');
  await pause(visit, 'worker', true);
  visit.goOn(30 * A_DAY);
  await closeBookings();
  await pause(visit, 'worker', false);
  visit.goOn(36.9 * A_DAY);
  await closeBookings();
  assert.deepEqual(await readOutcome(visit), ['no_show', 'open', null, 0]);
  visit.goOn(37.1 * A_DAY);
  await closeBookings();
  assert.deepEqual(await readOutcome(visit), ['no_show', 'contested', null, 0]);
});

test('a paused side can still answer a claim', async () => {
  const visit = await afterStart('accepted');
  await visit.claim('customer');
  await pause(visit, 'worker', true);
  assert.equal((await visit.see('worker')).status, 200);
  assert.equal((await visit.answer('worker', false, { text: 'I rang twice.' })).status, 200);
  assert.deepEqual(await readOutcome(visit), ['no_show', 'contested', null, 0]);
});

for (const side of ['customer', 'worker'] as const)
  test(`an amount decided while the ${side} is paused is owed once when the pause ends`, async () => {
    const visit = await afterStart();
    await visit.claim('worker');
    await visit.answer('customer', false);
    await pause(visit, side, true);
    expectSuccess(await visit.decide(true), decideNoShowContract);
    assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'customer', 0]);
    const other = side === 'customer' ? 'worker' : 'customer';
    assert.equal((await visit.read(other)).noShow?.isFeeWaiting, true);
    visit.goOn(5 * A_DAY);
    await closeBookings();
    assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'customer', 0]);
    await pause(visit, side, false);
    visit.goOn(5 * A_DAY + 0.5);
    await Promise.all([closeBookings(), closeBookings()]);
    await closeBookings();
    assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'customer', VISIT_PRICE_PAISE]);
    await checkBooks(visit.userIds);
  });

test('a claim the office has not decided within 14 days goes to a lead', async () => {
  const visit = await afterStart();
  await visit.claim('worker');
  await visit.answer('customer', false);
  visit.goOn(14 * A_DAY - 0.1);
  await closeBookings();
  assert.equal((await findBooking(visit.params.id))?.noShow?.office?.leadAt, undefined);
  visit.goOn(14 * A_DAY + 0.1);
  await closeBookings();
  assert.ok((await findBooking(visit.params.id))?.noShow?.office?.leadAt);
  const agent = await signInAdmin({ can: 'agent' });
  assert.equal(expectRefusal(await visit.decide(true, agent), 403).code, 'right_needed');
  assert.equal((await visit.decide(true, await signInAdmin({ can: 'lead' }))).status, 200);
});

test('a claim handed to the office by an earlier release gets 14 days from now', async () => {
  const visit = await afterStart();
  await visit.claim('worker');
  await visit.answer('customer', false);
  await Booking.updateOne(
    { _id: visit.params.id },
    { $unset: { 'noShow.office': 1, 'noShow.statements': 1 } },
  );
  visit.goOn(40 * A_DAY);
  await closeBookings();
  const office = (await findBooking(visit.params.id))?.noShow?.office;
  assert.equal(office?.leadAt, undefined);
  visit.goOn(54 * A_DAY + 0.1);
  await closeBookings();
  assert.ok((await findBooking(visit.params.id))?.noShow?.office?.leadAt);
});

test('reading a claim’s notification marks the claim as seen; reading another one does not', async () => {
  const visit = await afterStart('accepted');
  await visit.claim('customer');
  const {
    number = '',
    serviceName: service = '',
    startsAt = new Date(),
  } = (await findBooking(visit.params.id)) ?? {};
  const seenAfter = async (news: 'visit_soon' | 'worker_missed') => {
    const id = String(newObjectId());
    const params = { news, number, service, name: 'Asha', startsAt: startsAt.toISOString() };
    const row = { href: null, createdAt: new Date(), content: { kind: 'booking' as const, params } };
    await putNotification({ id, userId: visit.worker.userId, ...row });
    await send(visit.worker, readNotificationsContract, { body: { ids: [id] } });
    return (await findBooking(visit.params.id))?.noShow?.seenAt !== undefined;
  };
  assert.deepEqual([await seenAfter('visit_soon'), await seenAfter('worker_missed')], [false, true]);
});
