import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { newObjectId } from '#models/connection.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { consumeDailyQuota, hasQuotaLeft, type QuotaOwner } from './consume-daily-quota.ts';

useTestDatabase();

const person = (fields: { email?: string; phone?: string; provedPhone?: string }) => ({
  _id: newObjectId(),
  email: 'asha@example.test',
  ...fields,
});

const begin = async (user: QuotaOwner, things: readonly number[]): Promise<number> => {
  const taken = await Promise.all(
    things.map((thing) => consumeDailyQuota({ user, kind: 'request', items: [String(thing)] })),
  );
  return taken.filter(({ size }) => size === 1).length;
};
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('a person has ten requests a day, even at once; a repeated one counts once', async () => {
  const user = person({ email: 'ten@example.test' });
  assert.equal(await begin(user, [...upTo(12), ...upTo(12)]), 20);
  assert.equal(await begin(user, [99]), 0);
});

test('a new account with the same mailbox or proved number shares the old account’s daily count', async () => {
  const provedPhone = '9811100001';
  assert.equal(await begin(person({ email: 'left@example.test', provedPhone }), upTo(10)), 10);
  const returns: QuotaOwner[] = [
    person({ email: 'left@example.test', provedPhone }),
    person({ email: 'left+again@example.test' }),
    person({ email: 'back@example.test', provedPhone }),
    { _id: newObjectId(), provedPhone },
  ];
  for (const one of returns) {
    assert.equal(await hasQuotaLeft(one, 'request'), false);
    assert.equal(await begin(one, [11]), 0);
  }
  assert.equal(await begin(person({ email: 'other@example.test', provedPhone: '9811100002' }), [11]), 1);
});

test('an account that has typed a number uses up nothing of the account that has proved it', async () => {
  const phone = '9811100003';
  assert.equal(await begin(person({ email: 'liar@example.test', phone }), upTo(10)), 10);
  const owner = person({ email: 'owner@example.test', phone, provedPhone: phone });
  assert.equal(await hasQuotaLeft(owner, 'request'), true);
  assert.equal(await begin(owner, upTo(12)), 10);
});

test('two new accounts that have typed one number use up nothing of each other', async () => {
  const phone = '9811100004';
  assert.equal(await begin(person({ email: 'first.liar@example.test', phone }), upTo(10)), 10);
  const victim = person({ email: 'victim@example.test', phone });
  assert.equal(await hasQuotaLeft(victim, 'request'), true);
  assert.equal(await begin(victim, upTo(12)), 10);
});

test('an account that has typed a number is not held to the count of its owner', async () => {
  const phone = '9811100005';
  const owner = person({ email: 'holder@example.test', phone, provedPhone: phone });
  assert.equal(await begin(owner, upTo(10)), 10);
  assert.equal(await begin(person({ email: 'second.liar@example.test', phone }), upTo(10)), 10);
});

test('the daily count starts again at midnight in India', async (context) => {
  context.after(resetClock);
  const user = person({ email: 'night@example.test' });
  setClock(new Date('2027-03-01T18:20:00Z'));
  assert.equal(await begin(user, upTo(12)), 10);
  setClock(new Date('2027-03-01T18:31:00Z'));
  assert.equal(await begin(user, upTo(12)), 10);
});

test('an unconfirmed account has a lower limit, and one that must confirm its contact has no quota', async () => {
  const see = async (user: Parameters<typeof consumeDailyQuota>[0]['user']) =>
    (await consumeDailyQuota({ user, kind: 'phone', items: upTo(40).map(String) })).size;
  assert.equal(await see(person({ email: 'fresh@example.test' })), 5);
  assert.equal(await see({ ...person({ email: 'proved@example.test' }), emailProvedAt: new Date() }), 30);
  assert.equal(await see({ ...person({ email: 'flood@example.test' }), mustProve: true }), 0);
});

test('a request under the lower limit frees nothing under the higher one', async () => {
  const proved = { ...person({ email: 'one@gmail.com' }), emailProvedAt: new Date() };
  const see = (user: Parameters<typeof consumeDailyQuota>[0]['user'], from: number) =>
    consumeDailyQuota({ user, kind: 'phone', items: upTo(40).map((at) => String(from + at)) });
  assert.equal((await see(proved, 0)).size, 30);
  assert.equal((await see(person({ email: 'one+again@gmail.com' }), 100)).size, 0);
  assert.equal((await see(proved, 200)).size, 0);
  assert.equal((await see(proved, 0)).size, 30);
});
