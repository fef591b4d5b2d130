import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WorkCardBody } from '#lib/features/profiles/contracts/work-card.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, inTransaction, toObjectId } from '#models/connection.ts';
import { decideOnUser } from '#models/people/user.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeUser, newPhone } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { readOwnCard, readWorkCard, setOwnCard } from './work-card.ts';

useTestDatabase();

/** A worker of an agency with a number of her own, and changes to her card. */
const makeHolder = async (fields: Parameters<typeof makeWorker>[0] = {}) => {
  const phone = newPhone();
  const { _id, name } = await makeSkill();
  const broker = await makeUser({ role: 'broker', name: 'Lucknow Services' });
  const worker = await makeWorker({
    ...{ name: 'Ravi Verma', skills: [{ _id, name }], brokerId: broker._id, locale: 'hi' },
    ...{ ratingSum: 14, reviewCount: 3, completedJobs: 21 },
    ...{ phone, provedPhone: phone, phoneProvedAt: now(), ...fields },
  });
  const userId = String(worker._id);
  const set = async (body: WorkCardBody) => (await setOwnCard({ actor: { userId }, body })).data;
  const publish = async (): Promise<string> => ((await set({ isOn: true })).path ?? '').replace('/card/', '');
  return { userId, trade: name, phone, set, publish };
};

const isNotFound = (error: unknown): boolean => error instanceof AppError && error.code === 'not_found';
const assertClosed = (token: string) => assert.rejects(readWorkCard({ token }), isNotFound);

test('a card is off until it is switched on, and has a new address each time', async () => {
  const { userId, set, publish } = await makeHolder();
  const { data } = await readOwnCard({ actor: { userId } });
  assert.deepEqual(data, {
    ...{ isOn: false, path: null, showsPhone: false, isIndexed: false, languages: ['hi'] },
  });
  const first = await publish();
  assert.match(first, /^[\w-]{43}$/);
  assert.equal(await publish(), first, 'a second tap changes nothing');
  assert.equal((await set({ isOn: false })).path, null);
  await assertClosed(first);
  const second = await publish();
  assert.notEqual(second, first);
  await assertClosed(first);
  assert.equal((await readWorkCard({ token: second })).name, 'Ravi Verma');
});

test('taps at once publish one card', async () => {
  const { publish } = await makeHolder();
  const [one, other] = await Promise.all([publish(), publish()]);
  assert.equal(one, other);
});

test('a card shows the worker, and the phone only if the worker adds it', async () => {
  const { userId, trade, phone, set, publish } = await makeHolder();
  const token = await publish();
  assert.deepEqual(await readWorkCard({ token }), {
    ...{ workerId: userId, name: 'Ravi Verma', locale: 'hi', profileImage: null },
    ...{ trades: [{ name: trade, names: {} }], languages: ['hi'] },
    workingSince: Number(toIndiaDay(now()).slice(0, 4)) - 7,
    ...{ completedJobs: 21, rating: { average: 4.7, count: 3 }, isVerified: false },
    ...{ agency: 'Lucknow Services', phone: null, hidesPhone: false, isIndexed: false },
  });
  await set({ showsPhone: true, isIndexed: true, languages: ['ta', 'hi'] });
  const changed = await readWorkCard({ token });
  assert.deepEqual([changed.phone, changed.isIndexed, changed.languages], [phone, true, ['hi', 'ta']]);
  assert.equal(changed.hidesPhone, false);
});

test('a number that its worker has not proved stays off the card', async () => {
  for (const provedPhone of [undefined, newPhone()]) {
    const { set, publish } = await makeHolder({ provedPhone });
    const token = await publish();
    assert.equal((await readWorkCard({ token })).hidesPhone, false, 'none was added');
    await set({ showsPhone: true, isIndexed: true });
    const { phone, hidesPhone } = await readWorkCard({ token });
    assert.deepEqual([phone, hidesPhone], [null, true]);
  }
  const { set, publish } = await makeHolder({ phone: null, provedPhone: undefined });
  const token = await publish();
  await set({ showsPhone: true });
  const { phone, hidesPhone } = await readWorkCard({ token });
  assert.deepEqual([phone, hidesPhone], [null, false]);
});

test('the card of a worker who is paused or gone is like one that never was', async () => {
  const { userId, publish } = await makeHolder();
  const token = await publish();
  const pause = (suspendedAt: Date | null) =>
    inTransaction((tx) => decideOnUser({ userId, set: { suspendedAt } }, tx));
  await pause(now());
  await assertClosed(token);
  await pause(null);
  assert.equal((await readWorkCard({ token })).workerId, userId);
  await database()
    .collection('users')
    .deleteOne({ _id: toObjectId(userId) });
  await assertClosed(token);
});

test('an address that was changed, made up or made for another worker is not found', async () => {
  const { publish } = await makeHolder();
  const [token, other] = [await publish(), await (await makeHolder()).publish()];
  const wrong = [
    ...['', 'short', 'x'.repeat(43), `${token}A`, `${token.slice(0, -3)}AAA`],
    `${other.slice(0, 16)}${token.slice(16)}`,
  ];
  for (const one of atLeastOne(wrong)) await assertClosed(one);
});
