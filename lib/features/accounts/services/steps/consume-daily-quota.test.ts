import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { newObjectId } from '#models/connection.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { consumeDailyQuota } from './consume-daily-quota.ts';

useTestDatabase();

const person = (fields: { email?: string; phone?: string | null; createdAt?: Date }) => ({
  _id: newObjectId(),
  email: 'asha@example.test',
  phone: null,
  createdAt: new Date(),
  ...fields,
});

const begin = async (user: ReturnType<typeof person>, things: readonly number[]): Promise<number> => {
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

test('a new account with the same email or phone shares the old account’s daily count', async () => {
  const user = person({ email: 'left@example.test', phone: '9811100001' });
  assert.equal(await begin(user, upTo(10)), 10);
  assert.equal(await begin({ ...user, createdAt: new Date() }, [11]), 0);
  assert.equal(await begin({ ...user, email: 'left+again@example.test', phone: null }, [11]), 0);
  assert.equal(await begin({ ...user, email: 'back@example.test' }, [11]), 0);
  assert.equal(await begin(person({ email: 'other@example.test', phone: '9811100002' }), [11]), 1);
});

test('an older account is not limited by a stranger who entered its phone number', async () => {
  const phone = '9811100003';
  assert.equal(await begin(person({ email: 'stranger@example.test', phone }), upTo(10)), 10);
  const createdAt = new Date(Date.now() - 3 * 86_400_000);
  assert.equal(await begin(person({ email: 'owner@example.test', phone, createdAt }), [11]), 1);
});

test('a new account that has proved its number is not limited by a stranger who entered it', async () => {
  const phone = '9811100004';
  assert.equal(await begin(person({ email: 'typed.it@example.test', phone }), upTo(10)), 10);
  const owner = { ...person({ email: 'proved.it@example.test', phone }), provedPhone: phone };
  assert.equal(await begin(owner, [11]), 1);
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
