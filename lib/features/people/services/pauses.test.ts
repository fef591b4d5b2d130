import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { registerContract } from '#lib/features/accounts/contracts/accounts.ts';
import { decideAppealContract, setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { appealContract, readPauseContract } from '#lib/features/people/contracts/pauses.ts';
import { endDuePauses } from '#lib/features/people/services/pauses.ts';
import { deleteAccountContract, exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database, newObjectId } from '#models/connection.ts';
import { findLivePause } from '#models/people/pause.ts';
import { findUser } from '#models/people/user.ts';
import { expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { sendCall } from '#server/testing/api/send-call.ts';
import { bookingClient, makePair, viewIn } from '#server/testing/booking-client.ts';
import { auditOf } from '#server/testing/factories/audit.ts';
import { makeSession, makeUser, newPerson, signIn, TEST_PASSWORD } from '#server/testing/factories/users.ts';
import { waitingNews } from '#server/testing/factories/waiting-rows.ts';
import type { SignedIn } from '#server/testing/factories/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
afterEach(resetClock);
const { send } = bookingClient(url);

const DAY_MS = 86_400_000;
const evidence = 'Two customers told the same, with photographs.';
const text = 'I was in hospital on both days, and have the papers.';

const pause = (lead: SignedIn, { userId }: { userId: string }, fields: object = {}) =>
  send(lead, setPauseContract, { params: { id: userId }, body: { reason: 'absence', evidence, ...fields } });

const ownPause = async (who: SignedIn) => {
  const { json } = await send(who, readPauseContract, {});
  return readPauseContract.reply.loose().parse(json).data;
};

const appeal = (who: SignedIn) => send(who, appealContract, { body: { text } });

const decide = async (lead: SignedIn, who: SignedIn, lift: boolean) => {
  const id = String((await findLivePause(who.userId))?._id);
  return send(lead, decideAppealContract, { params: { id }, body: { lift, answer: 'We looked at it.' } });
};

/** What somebody hears of a pause, in the feed and where it says so by mail. */
const newsOf = async (userId: string): Promise<string[]> =>
  (await waitingNews()).flatMap(({ userId: to, content, mail }) =>
    to === userId && content.kind === 'pause' ? [`${content.params.news}${mail ? ', by mail too' : ''}`] : [],
  );

test('a paused person is told why, until when and how to appeal, and another lead lifts it', async () => {
  const [one, two, person] = [await signIn('admin'), await signIn('admin'), await signIn('worker')];
  const until = new Date(now().getTime() + 7 * DAY_MS).toISOString();
  expectSuccess(await pause(one, person, { until }), setPauseContract);
  const { reason, until: end, appeal: none } = (await ownPause(person)) ?? {};
  assert.deepEqual([reason, end, none], ['absence', until, null]);
  assert.deepEqual(await newsOf(person.userId), ['paused, by mail too']);

  expectSuccess(await appeal(person), appealContract);
  assert.equal(expectRefusal(await appeal(person), 409).code, 'already_appealed');
  assert.equal(expectRefusal(await decide(one, person, false), 403).code, 'own_decision');
  expectSuccess(await decide(two, person, true), decideAppealContract);
  assert.equal(await ownPause(person), null);
  assert.equal((await findUser(person.userId))?.suspendedAt, null);
  assert.deepEqual((await newsOf(person.userId)).slice(1), ['lifted, by mail too']);
  const acts = (await auditOf(person.userId)).map(({ act, actorId }) => [act, actorId]);
  assert.deepEqual(acts, [
    ['appeal.lifted', two.userId],
    ['user.pause', one.userId],
  ]);
});

test('an appeal that is turned down says why, is decided once, and of two leads at once one decides', async () => {
  const [one, two, three] = [await signIn('admin'), await signIn('admin'), await signIn('admin')];
  const person = await signIn('customer');
  await pause(one, person);
  await appeal(person);
  const answers = await Promise.all([decide(two, person, false), decide(three, person, false)]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const told = (await ownPause(person))?.appeal;
  assert.deepEqual([told?.state, told?.answer], ['upheld', 'We looked at it.']);
  assert.equal(expectRefusal(await appeal(person), 409).code, 'already_appealed');
});

test('nobody is paused twice, nor until yesterday; whoever is not paused has nothing to appeal against', async () => {
  const [lead, person] = [await signIn('admin'), await signIn('customer')];
  assert.equal(expectRefusal(await appeal(person), 409).code, 'not_paused');
  const yesterday = new Date(now().getTime() - DAY_MS).toISOString();
  const far = new Date(now().getTime() + 400 * DAY_MS).toISOString();
  for (const until of [yesterday, far])
    assert.equal(expectRefusal(await pause(lead, person, { until }), 400).code, 'validation_failed');
  expectSuccess(await pause(lead, person), setPauseContract);
  assert.equal(expectRefusal(await pause(lead, person), 409).code, 'already_paused');
});

test('a pause with an end is over by itself, and its owner is told', async () => {
  const [lead, person] = [await signIn('admin'), await signIn('customer')];
  const until = new Date(now().getTime() + 7 * DAY_MS).toISOString();
  await pause(lead, person, { until });
  await endDuePauses();
  assert.ok((await findUser(person.userId))?.suspendedAt);
  setClock(new Date(until));
  await endDuePauses();
  assert.equal((await findUser(person.userId))?.suspendedAt, null);
  assert.deepEqual((await newsOf(person.userId)).slice(1), ['over, by mail too']);
});

test("a paused worker's customers hear that the visit cannot take place", async () => {
  const { customer, worker, params } = await makePair('accepted');
  await pause(await signIn('admin'), worker);
  assert.equal(viewIn(await send(customer, bookings.getBookingContract, { params })).status, 'cancelled');
  const told = (await waitingNews()).filter(({ userId }) => userId === customer.userId);
  assert.deepEqual(
    told.map(({ content }) => content.kind),
    ['booking'],
  );
});

const newcomer = async (fields: { email?: string; phone?: string }): Promise<SignedIn> => {
  const body = newPerson(fields);
  expectSuccess(await sendCall({ origin: url(), call: registerContract, parts: { body } }), registerContract);
  const user = await database().collection('users').findOne({ email: body.email });
  const record = await findUser(String(user?._id));
  if (!record) throw new Error('Nobody was registered.');
  return makeSession(record);
};

const leave = async (who: SignedIn): Promise<void> => {
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(who, deleteAccountContract, { body }), deleteAccountContract);
};

test('deleting the account and coming back under the phone does not end a pause; an appeal does', async () => {
  const [lead, other] = [await signIn('admin'), await signIn('admin')];
  const phone = '9811122233';
  const person = await makeSession(await makeUser({ role: 'worker', phone }));
  await pause(lead, person);
  const exported = await send(person, exportAccountContract, {});
  assert.match(exported.text, /"pauses":\[\{[^}]*"reason":"absence"/);
  assert.ok(!exported.text.includes(evidence), 'what the office saw is the office’s');
  await leave(person);
  const back = await newcomer({ phone });
  assert.equal((await ownPause(back))?.reason, 'returned');
  assert.equal((await findLivePause(back.userId))?.evidence, evidence);
  expectSuccess(await appeal(back), appealContract);
  expectSuccess(await decide(other, back, true), decideAppealContract);
  await leave(back);
  assert.equal(await ownPause(await newcomer({ phone })), null, 'the first pause ended with it');
});

test('the database refuses a pause without reason, evidence or author, whoever writes it', async () => {
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
