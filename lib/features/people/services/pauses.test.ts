import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { decideAppealContract, setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { appealContract, readPauseContract } from '#lib/features/people/contracts/pauses.ts';
import { startDuePauses } from '#lib/features/admin/services/pauses.ts';
import { endDuePauses, resolveUnansweredAppeals } from '#lib/features/people/services/pauses.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database, newObjectId } from '#models/connection.ts';
import { listUserAppeals } from '#models/people/appeal.ts';
import { findUser } from '#models/people/user.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makePause } from '#e2e/kit/factories/pauses.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { signIn, signInAdmin } from '#e2e/kit/factories/users.ts';
import { waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import type { SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
afterEach(resetClock);
const { send } = bookingClient(url);

const DAY_MS = 86_400_000;
const evidence = 'Two customers told the same, with photographs.';
const text = 'I was in hospital on both days, and have the papers.';

const pause = (lead: SignedIn, { userId }: { userId: string }, fields: object = {}) =>
  send(lead, setPauseContract, {
    params: { id: userId },
    body: { reason: 'absence', evidence, urgency: 'danger', ...fields },
  });

const announce = (lead: SignedIn, { userId }: { userId: string }, fields: object = {}) =>
  send(lead, setPauseContract, { params: { id: userId }, body: { reason: 'absence', evidence, ...fields } });

const lift = (lead: SignedIn, { userId }: { userId: string }) =>
  send(lead, setPauseContract, {
    params: { id: userId },
    body: { reason: null, evidence: 'It is settled.' },
  });

const ownPause = async (who: SignedIn) => {
  const { json } = await send(who, readPauseContract, {});
  return readPauseContract.reply.loose().parse(json).data;
};

const appeal = (who: SignedIn) => send(who, appealContract, { body: { text } });

const decide = async (lead: SignedIn, who: SignedIn, lift: boolean) => {
  const [latest] = await listUserAppeals(who.userId);
  const id = String(latest?._id);
  return send(lead, decideAppealContract, { params: { id }, body: { lift, answer: 'We looked at it.' } });
};

const listNotifications = async (userId: string): Promise<string[]> =>
  (await waitingNotifications()).flatMap(({ userId: to, content, mail }) =>
    to === userId && content.kind === 'pause' ? [`${content.params.news}${mail ? ', by mail too' : ''}`] : [],
  );

test('notifies a paused person of reason, end and appeal, and lets another lead lift the pause', async () => {
  const [one, two, person] = [await signIn('admin'), await signIn('admin'), await signIn('worker')];
  const until = new Date(now().getTime() + 7 * DAY_MS).toISOString();
  expectSuccess(await pause(one, person, { until }), setPauseContract);
  const { reason, until: end, appeal: none } = (await ownPause(person)) ?? {};
  assert.deepEqual([reason, end, none], ['absence', until, null]);
  assert.deepEqual(await listNotifications(person.userId), ['paused, by mail too']);

  expectSuccess(await appeal(person), appealContract);
  assert.equal(expectRefusal(await appeal(person), 409).code, 'already_appealed');
  assert.equal(expectRefusal(await decide(one, person, false), 403).code, 'own_decision');
  expectSuccess(await decide(two, person, true), decideAppealContract);
  assert.equal(await ownPause(person), null);
  assert.equal((await findUser(person.userId))?.suspendedAt, null);
  assert.deepEqual((await listNotifications(person.userId)).slice(1), ['lifted, by mail too']);
  const acts = (await listAudit(person.userId)).map(({ act, actorId }) => [act, actorId]);
  assert.deepEqual(acts, [
    ['appeal.lifted', two.userId],
    ['user.pause', one.userId],
  ]);
});

test('rejecting an appeal gives a reason and happens once, even with two leads at the same time', async () => {
  const [one, two, three] = [await signIn('admin'), await signIn('admin'), await signIn('admin')];
  const person = await signIn('customer');
  await pause(one, person);
  await appeal(person);
  const answers = await Promise.all([decide(two, person, false), decide(three, person, false)]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const decided = (await ownPause(person))?.appeal;
  assert.deepEqual([decided?.state, decided?.answer], ['upheld', 'We looked at it.']);
  assert.equal(expectRefusal(await appeal(person), 409).code, 'already_appealed');
});

test('rejects a second pause, a past end, and an appeal without a pause', async () => {
  const [lead, person] = [await signIn('admin'), await signIn('customer')];
  assert.equal(expectRefusal(await appeal(person), 409).code, 'not_paused');
  const yesterday = new Date(now().getTime() - DAY_MS).toISOString();
  const far = new Date(now().getTime() + 400 * DAY_MS).toISOString();
  for (const until of [yesterday, far])
    assert.equal(expectRefusal(await pause(lead, person, { until }), 400).code, 'validation_failed');
  expectSuccess(await pause(lead, person), setPauseContract);
  assert.equal(expectRefusal(await pause(lead, person), 409).code, 'already_paused');
});

test('a pause with an end expires by itself and notifies its owner', async () => {
  const [lead, person] = [await signIn('admin'), await signIn('customer')];
  const until = new Date(now().getTime() + 7 * DAY_MS).toISOString();
  await pause(lead, person, { until });
  await endDuePauses();
  assert.ok((await findUser(person.userId))?.suspendedAt);
  setClock(new Date(until));
  await endDuePauses();
  assert.equal((await findUser(person.userId))?.suspendedAt, null);
  assert.deepEqual((await listNotifications(person.userId)).slice(1), ['over, by mail too']);
});

test('a paused person reads the evidence, in the account and in the export', async () => {
  const [lead, person] = [await signIn('admin'), await signIn('worker')];
  await announce(lead, person);
  assert.equal((await ownPause(person))?.evidence, evidence);
  assert.ok((await send(person, exportAccountContract, {})).text.includes(evidence));
});

test('announces a pause without danger or fraud 14 days ahead and keeps the account working until then', async () => {
  const { customer, worker, params } = await makePair('accepted');
  const lead = await signIn('admin');
  const startsAt = new Date(now().getTime() + 14 * DAY_MS);
  const early = new Date(startsAt.getTime() - DAY_MS).toISOString();
  assert.equal(expectRefusal(await announce(lead, worker, { until: early }), 400).code, 'validation_failed');
  expectSuccess(await announce(lead, worker), setPauseContract);
  const ownView = await ownPause(worker);
  assert.equal(ownView?.isAnnounced, true);
  assert.ok(Math.abs(new Date(ownView.since).getTime() - startsAt.getTime()) < 60_000);
  assert.deepEqual(await listNotifications(worker.userId), ['announced, by mail too']);
  expectSuccess(await appeal(worker), appealContract);

  await startDuePauses();
  assert.equal((await findUser(worker.userId))?.suspendedAt, null);
  const read = () => send(customer, bookings.getBookingContract, { params });
  assert.equal(viewIn(await read()).status, 'accepted');

  setClock(new Date(startsAt.getTime() + 60_000));
  await Promise.all([startDuePauses(), startDuePauses()]);
  const user = await findUser(worker.userId);
  assert.ok(user?.suspendedAt);
  assert.equal(user.pauseStartsAt, null);
  assert.deepEqual((await listNotifications(worker.userId)).slice(1), ['paused, by mail too']);
  resetClock();
  assert.equal(viewIn(await read()).status, 'cancelled');
});

test('an announced pause that is lifted never starts', async () => {
  const [lead, person] = [await signIn('admin'), await signIn('customer')];
  await announce(lead, person);
  expectSuccess(await lift(lead, person), setPauseContract);
  setClock(new Date(now().getTime() + 15 * DAY_MS));
  await startDuePauses();
  const user = await findUser(person.userId);
  assert.deepEqual([user?.suspendedAt, user?.pauseStartsAt], [null, null]);
});

test('an appeal survives when the same lead lifts the pause or sets it again', async () => {
  const [lead, other, person] = [await signIn('admin'), await signIn('admin'), await signIn('worker')];
  await pause(lead, person);
  await appeal(person);
  expectSuccess(await lift(lead, person), setPauseContract);
  assert.equal(expectRefusal(await decide(lead, person, false), 403).code, 'own_decision');
  expectSuccess(
    await pause(lead, person, { evidence: 'Another visit did not take place.' }),
    setPauseContract,
  );
  const moved = (await ownPause(person))?.appeal;
  assert.deepEqual([moved?.state, moved?.text, moved?.mayAdd], ['open', text, true]);
  assert.equal(expectRefusal(await decide(lead, person, false), 403).code, 'own_decision');
  // The new evidence can be answered once.
  expectSuccess(await appeal(person), appealContract);
  assert.equal(expectRefusal(await appeal(person), 409).code, 'already_appealed');
  assert.equal((await listUserAppeals(person.userId)).length, 1);

  expectSuccess(await decide(other, person, true), decideAppealContract);
  assert.equal(await ownPause(person), null);
  assert.equal(expectRefusal(await pause(lead, person), 403).code, 'other_lead_needed');
  expectSuccess(await pause(other, person), setPauseContract);
});

test('an appeal stays open when another lead sets a new pause, which can be appealed separately', async () => {
  const [lead, other, person] = [await signIn('admin'), await signIn('admin'), await signIn('worker')];
  await pause(lead, person);
  await appeal(person);
  await lift(other, person);
  await pause(other, person);
  assert.equal((await ownPause(person))?.appeal, null);
  expectSuccess(await appeal(person), appealContract);
  const states = (await listUserAppeals(person.userId)).map(({ state, pausedBy }) => [
    state,
    String(pausedBy),
  ]);
  assert.deepEqual(states, [
    ['open', other.userId],
    ['open', lead.userId],
  ]);
});

test('a lead’s second account neither decides the appeal nor pauses again after it was won', async () => {
  const lead = await signIn('admin');
  const email = lead.user.email.replace('@', '+second@');
  const [second, other, person] = [
    await signInAdmin({ email }),
    await signIn('admin'),
    await signIn('worker'),
  ];
  await pause(lead, person);
  await appeal(person);
  assert.equal(expectRefusal(await decide(second, person, false), 403).code, 'own_decision');
  expectSuccess(await decide(other, person, true), decideAppealContract);
  for (const one of [lead, second])
    assert.equal(expectRefusal(await pause(one, person), 403).code, 'other_lead_needed');
});

test('an appeal unanswered for 14 days succeeds if notice was given', async () => {
  const [lead, other, person] = [await signIn('admin'), await signIn('admin'), await signIn('customer')];
  await announce(lead, person);
  await appeal(person);
  setClock(new Date(now().getTime() + 14 * DAY_MS + 60_000));
  await startDuePauses();
  assert.ok((await findUser(person.userId))?.suspendedAt);
  await Promise.all([resolveUnansweredAppeals(), resolveUnansweredAppeals()]);
  assert.equal((await findUser(person.userId))?.suspendedAt, null);
  assert.deepEqual((await listUserAppeals(person.userId))[0]?.state, 'lifted');
  assert.deepEqual((await listNotifications(person.userId)).slice(2), ['won, by mail too']);
  resetClock();
  assert.equal(expectRefusal(await pause(lead, person), 403).code, 'other_lead_needed');
  expectSuccess(await announce(other, person), setPauseContract);
});

test('a pause for danger survives 14 unanswered days and reminds every lead daily', async () => {
  // Clears appeals that other tests left open.
  await database().collection('appeals').deleteMany({});
  const [lead, other, person] = [await signIn('admin'), await signIn('admin'), await signIn('customer')];
  await pause(lead, person);
  await appeal(person);
  const due = now().getTime() + 14 * DAY_MS;
  const reminders = async (days: number) => {
    setClock(new Date(due + days * DAY_MS + 60_000));
    await resolveUnansweredAppeals();
    await resolveUnansweredAppeals();
    return Promise.all([lead, other].map(async ({ userId }) => (await listNotifications(userId)).length));
  };
  assert.deepEqual(await reminders(-0.5), [0, 0]);
  assert.deepEqual(await reminders(0), [1, 1]);
  assert.deepEqual(await reminders(1), [2, 2]);
  assert.ok((await findUser(person.userId))?.suspendedAt);
  assert.equal((await listUserAppeals(person.userId))[0]?.state, 'open');
});

test('pausing a customer ends her bookings without a fee, notifies the workers and keeps the job in progress', async () => {
  const { customer, worker, params, bookable } = await makePair('accepted');
  const running = await makeBooking({ bookable, customer: customer.user, status: 'in_progress' });
  await pause(await signIn('admin'), customer);
  const seen = viewIn(await send(worker, bookings.getBookingContract, { params }));
  assert.deepEqual([seen.status, seen.fee], ['cancelled', null]);
  assert.equal(seen.history.at(-1)?.reasonCode, 'customer_unavailable');
  const notifications = (await waitingNotifications()).filter(({ userId }) => userId === worker.userId);
  assert.deepEqual(
    notifications.map(({ content }) => content.kind),
    ['booking'],
  );
  const other = { params: { id: String(running._id) } };
  assert.equal(viewIn(await send(worker, bookings.getBookingContract, other)).status, 'in_progress');
});

test('a paused person can only read and cancel bookings', async () => {
  const { customer, params } = await makePair('accepted');
  await makePause(customer.user);
  await database()
    .collection('users')
    .updateOne({ _id: customer.user._id }, { $set: { suspendedAt: now() } });
  expectSuccess(await send(customer, bookings.getBookingContract, { params }), bookings.getBookingContract);
  const step = (status: string) =>
    send(customer, bookings.setBookingStatusContract, {
      params,
      body: { status, reason: 'No longer needed.' },
    });
  assert.equal(expectRefusal(await step('no_show'), 403).code, 'suspended');
  expectSuccess(await step('cancelled'), bookings.setBookingStatusContract);
});

test("notifies a paused worker's customers that the visit is cancelled", async () => {
  const { customer, worker, params } = await makePair('accepted');
  await pause(await signIn('admin'), worker);
  assert.equal(viewIn(await send(customer, bookings.getBookingContract, { params })).status, 'cancelled');
  const notifications = (await waitingNotifications()).filter(({ userId }) => userId === customer.userId);
  assert.deepEqual(
    notifications.map(({ content }) => content.kind),
    ['booking'],
  );
});

test('the database rejects a pause without reason, evidence or author', async () => {
  const whole = {
    ...{ userId: newObjectId(), reason: 'absence', evidence, by: newObjectId(), at: now() },
    ...{ contactMarks: [], until: null, ended: null },
  };
  const rows = database().collection('pauses');
  for (const field of ['reason', 'evidence', 'by'] as const) {
    const { [field]: _left, ...rest } = whole;
    for (const row of [rest, { ...whole, [field]: null }, { ...whole, [field]: '' }])
      await assert.rejects(rows.insertOne(row), { code: 121 });
  }
  const { insertedId } = await rows.insertOne(whole);
  await assert.rejects(rows.updateOne({ _id: insertedId }, { $unset: { reason: '' } }), { code: 121 });
});
