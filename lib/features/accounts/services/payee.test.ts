import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { Payee } from '#lib/features/money/contracts/payee.ts';
import { PAYEE_WAIT_MS } from '#lib/features/money/rules/payee.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { findPayeeChanges } from '#models/money/payee.ts';
import type { UserRecord } from '#models/people/user.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { personalData } from '#models/privacy/all-personal-data.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeContactCode } from '#e2e/kit/factories/contact-codes.ts';
import { makePhoneUser, makeSession, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { refuses, useCodes } from '#e2e/kit/code-client.ts';
import { getPayee, setPayee } from './payee.ts';

useCodes();
afterEach(resetClock);

const asha: Payee = { upiId: 'asha@okbank', name: 'ASHA DEVI' };
const thief: Payee = { upiId: 'thief@okbank', name: 'R KUMAR' };
const password = TEST_PASSWORD;

const toOwner = async (user: UserRecord) => {
  const { userId, sessionId } = await makeSession(user);
  return makeActor({ userId, sessionId, role: 'worker' });
};

const goOn = (ms: number): void => setClock(new Date(now().getTime() + ms));
/** The kinds of messages that wait for a person. */
const listAnnounced = async (userId: string): Promise<string[]> =>
  (await listOutboxRows())
    .filter(({ payload }) => JSON.stringify(payload).includes(userId))
    .map(({ kind }) => kind)
    .toSorted();

const inUse = async (actor: Awaited<ReturnType<typeof toOwner>>) => (await getPayee({ actor })).data.inUse;

test('a changed payee is used after 24 hours, and the former one until then', async () => {
  const actor = await toOwner(await makeWorker());
  await setPayee({ actor, body: { payee: asha, password } });
  assert.equal(await inUse(actor), null);
  goOn(PAYEE_WAIT_MS);
  assert.deepEqual(await inUse(actor), asha);
  const { data } = await setPayee({ actor, body: { payee: thief, password } });
  assert.deepEqual([data.inUse, data.next?.upiId], [asha, thief.upiId]);
  goOn(PAYEE_WAIT_MS - 60_000);
  assert.deepEqual(await inUse(actor), asha);
  goOn(60_000);
  assert.deepEqual(await inUse(actor), thief);
});

test('a session alone changes and removes nothing', async () => {
  const actor = await toOwner(await makeWorker());
  for (const payee of [thief, null]) {
    await refuses('wrong_password', setPayee({ actor, body: { payee } }));
    await refuses('wrong_password', setPayee({ actor, body: { payee, password: 'a guess' } }));
  }
  assert.deepEqual(await findPayeeChanges(actor.userId), []);
  assert.deepEqual(await listAnnounced(actor.userId), []);
});

test('a code must have been asked for this act', async () => {
  const user = await makePhoneUser({ role: 'worker' });
  const actor = await toOwner(user);
  const to = { kind: 'phone', contact: user.phone ?? '' } as const;
  const signIn = await makeContactCode(to);
  await refuses('code_over', setPayee({ actor, body: { payee: asha, contactCode: signIn } }));
  const contactCode = await makeContactCode(to, { purpose: 'changePayee', userId: actor.userId });
  const { data } = await setPayee({ actor, body: { payee: asha, contactCode } });
  assert.equal(data.next?.upiId, asha.upiId);
});

test('a change is announced in the feed, by mail and by SMS, once', async () => {
  const user = await makeWorker({ provedPhone: '9812345670', phoneProvedAt: now() });
  const actor = await toOwner(user);
  await setPayee({ actor, body: { payee: asha, password } });
  await setPayee({ actor, body: { payee: asha, password } });
  assert.deepEqual(await listAnnounced(actor.userId), ['mail', 'notification', 'sms']);
});

test('two changes at the same moment leave one that waits', async () => {
  const actor = await toOwner(await makeWorker());
  await Promise.all([asha, thief].map((payee) => setPayee({ actor, body: { payee, password } })));
  const waiting = (await findPayeeChanges(actor.userId)).filter(({ usedFrom }) => usedFrom !== null);
  assert.equal(waiting.length, 1);
});

test('a payee is exported to its owner and erased with the account', async () => {
  const { email, phone, ...user } = await makeWorker();
  const actor = await toOwner({ ...user, email, phone });
  await setPayee({ actor, body: { payee: asha, password } });
  const payee = personalData.find(({ name }) => name === 'payee');
  const listed = payee && (await Array.fromAsync(payee.list(actor.userId)));
  assert.match(JSON.stringify(listed), /asha@okbank/);
  await inTransaction((tx) => eraseAccount({ userId: actor.userId, email, phone }, tx));
  assert.deepEqual(await findPayeeChanges(actor.userId), []);
});
