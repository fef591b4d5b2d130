import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import * as accounts from '#lib/features/accounts/contracts/accounts.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { reversePlaceContract, updateUserAddressContract } from '#lib/features/places/contracts/places.ts';
import {
  updateProfileContract,
  updateWorkerProfileContract,
} from '#lib/features/profiles/contracts/profiles.ts';
import { setPreferencesContract } from '#lib/features/accounts/contracts/preferences.ts';
import * as safety from '#lib/features/people/contracts/safety.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { canariesIn, makeMarked } from '#e2e/kit/factories/canaries.ts';
import { makeMessage } from '#e2e/kit/factories/messages.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeSession, makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { waitingKinds, waitingRows } from '#e2e/kit/factories/waiting-rows.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { findInDatabase } from '#e2e/kit/find-in-database.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const send = (call: SentCall['call'], parts: SentCall['parts'], token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const readPoint = async (token: string) => {
  const { text } = await send(exportAccountContract, {}, token);
  return /"coordinates":\[(.+?)\]/.exec(text)?.[1] ?? null;
};

const ownAccount = (answer: { json: unknown }) =>
  z.looseObject(setPreferencesContract.reply.shape).parse(answer.json).data;

test('a new account has no consents and every channel on, until its owner changes them', async () => {
  const { token } = await signIn('customer');
  const set = async (body: object) => ownAccount(await send(setPreferencesContract, { body }, token));
  const fresh = await set({});
  assert.deepEqual(fresh.consents, { location: null, marketing: null, activity: null });
  assert.deepEqual(fresh.channels, { push: true, email: true, previews: true });

  const agreed = await set({ consents: { location: true }, channels: { email: false } });
  assert.ok(agreed.consents.location);
  assert.deepEqual(agreed.channels, { push: true, email: false, previews: true });
  const again = await set({ consents: { location: true, marketing: true }, channels: { push: false } });
  assert.equal(again.consents.location, agreed.consents.location, 'the first day counts');
  assert.deepEqual(again.channels, { push: false, email: false, previews: true });
  const taken = await set({ consents: { location: false }, channels: { email: true }, locale: 'ta' });
  assert.equal(taken.consents.location, null);
  assert.ok(taken.consents.marketing);
  assert.deepEqual([taken.channels.email, taken.locale], [true, 'ta']);
});

test('consenting to tips schedules one mail, a day later', async () => {
  const { token, userId } = await signIn('customer');
  const agree = (marketing: boolean) =>
    send(setPreferencesContract, { body: { consents: { marketing } } }, token);
  for (const isOn of [true, true, false, true]) await agree(isOn);
  const waiting = await waitingRows(`tips:${userId}`);
  const days = waiting.map(
    ({ dueAt, createdAt }) => ((dueAt?.getTime() ?? 0) - createdAt.getTime()) / 86_400_000,
  );
  assert.deepEqual(days.map(Math.round), [1]);
  assert.deepEqual(await waitingKinds(), ['mail'], 'neither a push nor a line of the feed');
});

test('device activity is shown only with consent, and erased when it is withdrawn', async () => {
  const { user, token } = await signIn('worker');
  const consent = (activity: boolean) =>
    send(setPreferencesContract, { body: { consents: { activity } } }, token);
  const visit = async () => {
    const { token: fresh } = await makeSession(user);
    const listed = await send(accounts.listSessionsContract, {}, fresh);
    expectSuccess(listed, accounts.listSessionsContract);
    const { data } = z.looseObject(accounts.listSessionsContract.reply.shape).parse(listed.json);
    const exported = (await send(exportAccountContract, {}, fresh)).text;
    return { days: data.filter(({ lastActiveAt }) => lastActiveAt !== null).length, exported };
  };
  assert.equal((await visit()).days, 0);
  await consent(true);
  const noted = await visit();
  assert.equal(noted.days, 1);
  assert.match(noted.exported, /"lastActiveAt":"20/);
  await consent(false);
  const forgotten = await visit();
  assert.equal(forgotten.days, 0);
  assert.doesNotMatch(forgotten.exported, /"lastActiveAt":"/);
});

// Only one call sends the device's location; it leads to a PIN code the form shows before saving.
test('a device location without consent is stored by no call', async () => {
  const address = { street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' };
  const [lat, lng] = ['26.8640417', '81.0000413'];
  const points = [{ point: { lat: 26.8640417, lng: 81.0000413 } }, { latitude: lat, longitude: lng }];
  for (const role of ['customer', 'worker'] as const) {
    const { token } = await signIn(role);
    expectSuccess(await send(reversePlaceContract, { query: { lat, lng } }, token), reversePlaceContract);
    assert.equal(await readPoint(token), null);
    const profile = role === 'worker' ? updateWorkerProfileContract : updateProfileContract;
    for (const point of points) {
      const own = { ...address, ...point };
      expectRefusal(await send(updateUserAddressContract, { body: own }, token), 400);
      for (const body of [{ address: own }, { ...point }])
        expectRefusal(await send(profile, { body }, token), 400);
      expectRefusal(await send(setPreferencesContract, { body: { ...point } }, token), 400);
    }
    expectSuccess(await send(updateUserAddressContract, { body: address }, token), updateUserAddressContract);
    // The centre of the PIN code, which reveals no more than the typed address.
    assert.equal(await readPoint(token), '81.0006,26.8643');
  }
  for (const part of ['26.86404', '81.00004']) assert.deepEqual(await findInDatabase(part), [], part);
});

test('signing out everywhere ends every session of the account, the current one too', async () => {
  const user = await makeUser();
  const [here, there, other] = [await makeSession(user), await makeSession(user), await signIn('customer')];
  expectSuccess(await send(accounts.endSessionsContract, {}, here.token), accounts.endSessionsContract);
  for (const { token } of [here, there]) expectRefusal(await send(accounts.checkContract, {}, token), 401);
  expectSuccess(await send(accounts.checkContract, {}, other.token), accounts.checkContract);
});

test('blocked people are listed page by page until they are unblocked', async () => {
  const { user, token } = await signIn('broker');
  const ids: string[] = [];
  for (const name of ['Asha', 'Bhanu', 'Chitra'])
    ids.push(String((await makeWorker({ name, brokerId: user._id }))._id));
  for (const id of ids) await send(safety.blockUserContract, { params: { id } }, token);
  const list = async (query: Record<string, string>) => {
    const answer = await send(safety.listBlockedContract, { query }, token);
    expectSuccess(answer, safety.listBlockedContract);
    return z.looseObject(safety.listBlockedContract.reply.shape).parse(answer.json);
  };
  const first = await list({ limit: '2' });
  const second = await list({ limit: '2', cursor: first.nextCursor ?? '' });
  const names = [...first.data, ...second.data].map(({ name }) => name);
  assert.deepEqual(names, ['Asha', 'Bhanu', 'Chitra']);
  assert.equal(second.nextCursor, null);
  await send(safety.unblockUserContract, { params: { id: ids[1] ?? '' } }, token);
  assert.deepEqual(
    (await list({})).data.map(({ name }) => name),
    ['Asha', 'Chitra'],
  );
});

test('the data export holds all of the person’s own data and none of the other person’s', async () => {
  const [customer, worker] = [await makeMarked('customer'), await makeMarked('worker')];
  const { street, floor } = customer.canaries;
  const address = { street, floor, city: 'Agra', pinCode: '282001' };
  const { instructions, askFor } = customer.bookingCanaries;
  const details = { address, instructions, contact: { name: askFor } };
  const { job } = await makeBookable();
  const [customersWord, workersWord] = ['The lift is broken', 'The road is closed'];
  const [by, at, status] = [customer.user._id, new Date(), 'cancelled' as const];
  const { _id } = await makeBooking({
    ...{ customer: customer.user, bookable: { worker: worker.user, job }, ...details, status },
    history: [
      { status: 'accepted', mover: 'worker', by: worker.user._id, at, reason: workersWord },
      { status, mover: 'customer', by, at, reason: customersWord },
    ],
  });
  const [from, to] = [customer.userId, worker.userId];
  await makeMessage({ from, to, text: 'Which floor is it, madam?' });
  await makeMessage({ from: to, to: from, text: 'The one below the roof.' });
  const answer = { text: 'Glad to help', at };
  await makeReview({
    ...{ bookingId: String(_id), workerId: to, customerId: from },
    ...{ comment: 'Came on time', answer },
  });
  const read = async (person: typeof customer) =>
    (await send(exportAccountContract, {}, (await makeSession(person.user)).token)).text;
  const texts = [
    {
      person: customer,
      other: worker,
      own: [customersWord, 'Which floor is it', 'Came on time', instructions, askFor],
    },
    { person: worker, other: customer, own: [workersWord, 'below the roof', 'Glad to help'] },
  ];
  const written = texts.flatMap(({ own }) => own);
  for (const { person, other, own } of texts) {
    const text = await read(person);
    // Secrets are never exported, and texts others wrote stay theirs.
    const { hash, reset, message, apiKey, ...mine } = person.canaries;
    const expected = [...Object.values(mine), ...own];
    assert.deepEqual(
      expected.filter((canary) => !text.includes(canary)),
      [],
      'all of their own',
    );
    const foreign = [
      ...canariesIn(text, other),
      ...[hash, reset, message, apiKey].filter((one) => text.includes(one)),
    ];
    assert.deepEqual(foreign, []);
    assert.deepEqual(
      written.filter((word) => text.includes(word) && !own.includes(word)),
      person === customer ? ['Glad to help'] : [],
      'of what others wrote only the answer to their own review',
    );
  }
});
