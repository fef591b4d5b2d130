import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { noteDevice } from '#lib/features/people/services/steps/note-device.ts';
import { saveToken } from '#lib/features/notifications/services/push-tokens.ts';
import { lookAtSignBody } from '#lib/features/office/contracts/signs.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { database, inTransaction } from '#models/connection.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { dayAhead, makeBookable, makeBooking, openClaim } from '#e2e/kit/factories/bookings.ts';
import { makeSubscription } from '#e2e/kit/factories/push-tokens.ts';
import { makeReferral } from '#e2e/kit/factories/referrals.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeSign, shareDevice } from '#e2e/kit/factories/signs.ts';
import { makeSession, makeUser, signInAdmin } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { readPerson } from './find.ts';
import { findSigns } from './find-signs.ts';
import { listSigns, lookAtSign, readSignsAbout } from './signs.ts';

useTestDatabase();
afterEach(resetClock);

const agent = async () => {
  const { userId } = await signInAdmin({ can: 'agent' });
  return makeActor({ role: 'admin', userId, can: 'agent' });
};
const kindsAbout = async (userId: unknown): Promise<string[]> =>
  (await readSignsAbout(makeActor({ role: 'admin' }), String(userId))).map(({ kind }) => kind);

test('a family on one phone whose members do nothing with each other gives no sign', async () => {
  const family = [await makeUser(), await makeUser(), await makeUser({ role: 'worker' })];
  await shareDevice(family);
  await findSigns();
  for (const { _id } of family) assert.deepEqual(await kindsAbout(_id), []);
});

test('a customer and a worker on one phone who book twice give a sign with the reason', async () => {
  const [bookable, customer] = [await makeBookable(), await makeUser()];
  await makeBooking({ bookable, customer, localDate: dayAhead(2), status: 'completed' });
  await shareDevice([customer, bookable.worker]);
  await findSigns();
  assert.deepEqual(await kindsAbout(customer._id), [], 'one booking is no sign');
  await makeBooking({ bookable, customer, localDate: dayAhead(3), status: 'completed' });
  await findSigns();
  const [sign] = await readSignsAbout(makeActor({ role: 'admin' }), String(bookable.worker._id));
  assert.deepEqual(sign?.counts, { bookings: 2, reviews: 0, fiveStars: 0, referrals: 0, claims: 0 });
  assert.deepEqual(
    sign.people.map(({ _id }) => _id),
    [customer._id, bookable.worker._id].map(String),
  );
});

test('the same acts without a shared phone are no sign', async () => {
  const [bookable, customer] = [await makeBookable(), await makeUser()];
  for (const day of [2, 3, 4])
    await makeBooking({ bookable, customer, localDate: dayAhead(day), status: 'completed' });
  await findSigns();
  assert.deepEqual(await kindsAbout(customer._id), []);
});

test('inviting an account on the same phone is a sign', async () => {
  const [one, other] = [await makeUser(), await makeUser()];
  await makeReferral({ referrerId: String(one._id), friendId: String(other._id) });
  await shareDevice([one, other]);
  await findSigns();
  assert.deepEqual(await kindsAbout(other._id), ['shared_device']);
});

test('inviting an account that gets its push notes on the same phone is a sign', async () => {
  const people = [await makeUser(), await makeUser()];
  const [referrerId = '', friendId = ''] = people.map(({ _id }) => String(_id));
  await makeReferral({ referrerId, friendId });
  await findSigns();
  assert.deepEqual(await kindsAbout(friendId), []);
  const body = makeSubscription();
  for (const person of people) {
    const { userId, sessionId } = await makeSession(person);
    await saveToken({ actor: makeActor({ userId, sessionId }), body });
  }
  await findSigns();
  assert.deepEqual(await kindsAbout(friendId), ['shared_device']);
});

test('two accounts that sign in on one phone at the same moment are both noted', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => makeUser()));
  const note = (userId: string) =>
    inTransaction((tx) => noteDevice({ userId, kind: 'device', value: 'one phone' }, tx));
  await Promise.all(people.map(({ _id }) => note(String(_id))));
  const ids = people.map(({ _id }) => String(_id));
  for (const friendId of ids.slice(1)) await makeReferral({ referrerId: ids[0] ?? '', friendId });
  await findSigns();
  assert.equal((await kindsAbout(ids[0])).length, 3);
});

test('a sign that was looked at comes back only when something new happens', async () => {
  const [admin, { sign, customer, worker }] = [await agent(), await makeSign()];
  const id = String(sign._id);
  const body = lookAtSignBody.parse({ reason: 'Brothers.', newestAt: sign.newestAt.toISOString() });
  const { data } = await lookAtSign({ actor: admin, params: { id }, body });
  assert.equal(data.state, 'looked_at');
  const [audited] = await listAudit(String(customer._id));
  assert.equal(audited?.act, 'sign.looked_at');
  assert.deepEqual(audited.details, { signId: id, kind: 'shared_device' });
  const isOpen = async (): Promise<boolean> =>
    (await readSignsAbout(admin, String(worker._id))).some(({ state }) => state === 'open');
  await findSigns();
  assert.equal(await isOpen(), false);
  setClock(new Date(now().getTime() + 60_000));
  await makeReview({ workerId: String(worker._id), customerId: String(customer._id) });
  await findSigns();
  assert.equal(await isOpen(), true);
  // The admin's screen still shows the sign without the second review.
  await assert.rejects(lookAtSign({ actor: admin, params: { id }, body }), { code: 'conflict' });
  assert.equal(await isOpen(), true);
});

test('deleting an account before the nightly check hides no sign', async () => {
  const [customer, worker] = [await makeUser(), await makeUser({ role: 'worker' })];
  await shareDevice([customer, worker]);
  await makeReferral({ referrerId: String(worker._id), friendId: String(customer._id) });
  const bookable = { ...(await makeBookable()), worker };
  for (const day of [2, 3])
    await makeBooking({ bookable, customer, localDate: dayAhead(day), status: 'cancelled' });
  const leaver = { userId: String(customer._id), email: customer.email, phone: customer.phone };
  await inTransaction((tx) => eraseAccount(leaver, tx));
  await findSigns();
  const [sign] = await readSignsAbout(makeActor({ role: 'admin' }), String(worker._id));
  assert.equal(sign?.counts['bookings'], 2);
  assert.equal(sign.people[0]?.name, '');
});

test('a phone that another account keeps using forgets those of ninety days ago', async () => {
  const [one, other] = [await makeUser(), await makeUser()];
  await makeReferral({ referrerId: String(one._id), friendId: String(other._id) });
  await shareDevice([one, other]);
  setClock(new Date(now().getTime() + 91 * 86_400_000));
  await findSigns();
  assert.deepEqual(await kindsAbout(one._id), []);
});

test('four five-star reviews between two accounts that review no one else are a sign', async () => {
  const [customer, worker] = [await makeUser(), await makeUser({ role: 'worker' })];
  const pair = { workerId: String(worker._id), customerId: String(customer._id) };
  for (let count = 0; count < 4; count += 1) await makeReview(pair);
  await findSigns();
  assert.deepEqual(await kindsAbout(worker._id), ['only_each_other']);
  const [other, honest] = [await makeUser(), await makeUser({ role: 'worker' })];
  const regular = { workerId: String(honest._id), customerId: String(other._id) };
  for (let count = 0; count < 4; count += 1) await makeReview(regular);
  await makeReview({ workerId: String(honest._id) });
  await findSigns();
  assert.deepEqual(await kindsAbout(honest._id), []);
});

test('three no-show claims in four visits are a sign about the person who claims', async () => {
  const bookable = await makeBookable();
  for (const day of [-2, -3, -4])
    await makeBooking({
      bookable,
      localDate: dayAhead(day),
      status: 'no_show',
      noShow: openClaim('customer'),
    });
  await makeBooking({ bookable, localDate: dayAhead(-5), status: 'completed' });
  await findSigns();
  const [sign] = await readSignsAbout(makeActor({ role: 'admin' }), String(bookable.worker._id));
  assert.deepEqual(
    [sign?.kind, sign?.counts],
    ['many_claims', { claims: 3, visits: 4, percent: 75, norm: 0 }],
  );
});

test('readers see no signs', async () => {
  const { worker } = await makeSign();
  const reader = makeActor({ role: 'admin', can: 'reader' });
  assert.deepEqual(await readSignsAbout(reader, String(worker._id)), []);
});

test('an admin cannot see or clear signs about their own accounts', async () => {
  const { userId, user } = await signInAdmin();
  const provedPhone = '9876500321';
  const second = await makeUser({ role: 'worker', provedPhone });
  await database().collection('users').updateOne({ _id: user._id }, { $set: { provedPhone } });
  for (const own of [user, second]) {
    const friend = await makeUser();
    await makeReferral({ referrerId: String(own._id), friendId: String(friend._id) });
    await shareDevice([own, friend]);
  }
  await findSigns();
  const actor = makeActor({ role: 'admin', userId });
  const list = async (reader: Actor) => {
    const page = await listSigns({ actor: reader, query: { state: 'open', limit: 20 } });
    return 'data' in page ? page.data : [];
  };
  assert.deepEqual(await list(actor), []);
  for (const subject of [user, second])
    assert.deepEqual(await readSignsAbout(actor, String(subject._id)), []);
  const colleague = await agent();
  const signs = await list(colleague);
  assert.equal(signs.length, 2);
  for (const { _id: id, newestAt } of signs) {
    const request = { params: { id }, body: { reason: 'Nothing.', newestAt } };
    await assert.rejects(lookAtSign({ actor, ...request }), { code: 'own_account' });
    await lookAtSign({ actor: colleague, ...request });
  }
  const actsFor = async (reader: Actor): Promise<string[]> => {
    const { data } = await readPerson({ actor: reader, params: { id: userId } });
    return data.audit.map(({ act }) => act);
  };
  assert.ok((await actsFor(colleague)).includes('sign.looked_at'));
  assert.ok(!(await actsFor(actor)).includes('sign.looked_at'));
});
