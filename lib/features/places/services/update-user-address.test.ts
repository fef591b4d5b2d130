import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '#lib/platform/contract/actor.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';
import { database } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { makeActor } from '#server/testing/factories/actors.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { updateProfile, updateWorkerProfile } from '#lib/features/profiles/services/update-profile.ts';
import { updateUserAddress } from './update-user-address.ts';

useTestDatabase();

const address = { street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' };
const GOMTI_NAGAR = { type: 'Point', coordinates: [81.0006, 26.8643] };

const actorAs = async (role: Role) => {
  const userId = String((await makeUser({ role }))._id);
  return makeActor({ userId, role });
};

test("a saved address is stored with its city's key and its PIN's centre", async () => {
  const actor = await actorAs('customer');
  await updateUserAddress({ actor, body: address });
  const stored = await findUser(actor.userId);
  assert.deepEqual(
    [stored?.address, stored?.cityKey, stored?.point],
    [{ ...address, country: 'India' }, 'lucknow', GOMTI_NAGAR],
  );
});

test('a city and a state that are sent in another language are stored in English', async () => {
  const actor = await actorAs('customer');
  await updateUserAddress({ actor, body: { ...address, city: 'लखनऊ', state: 'ಉತ್ತರ ಪ್ರದೇಶ' } });
  const stored = await findUser(actor.userId);
  assert.deepEqual([stored?.address, stored?.cityKey], [{ ...address, country: 'India' }, 'lucknow']);
  await updateUserAddress({ actor, body: { ...address, city: 'काकोरी' } });
  assert.equal((await findUser(actor.userId))?.address.city, 'काकोरी');
});

test('a new address replaces the old one; an unknown PIN clears the point', async () => {
  const actor = await actorAs('customer');
  await updateUserAddress({ actor, body: { ...address, landMark: 'Tank' } });
  await updateUserAddress({ actor, body: { ...address, pinCode: '999999' } });
  const stored = await findUser(actor.userId);
  assert.deepEqual(stored?.address, { ...address, pinCode: '999999', country: 'India' });
  assert.equal(stored.point, null);
});

test('a landmark that an earlier release stored as null is answered as none', async () => {
  const user = await makeUser();
  const stored = { $set: { address: { ...address, landMark: null } } };
  await database().collection('users').updateOne({ _id: user._id }, stored);
  const found = await findUser(String(user._id));
  assert.ok(found);
  assert.deepEqual(toSelfUser(found).address, address);
});

test('a profile’s address gets its point from the PIN, and its city if none is given', async () => {
  const [worker, customer] = [await actorAs('worker'), await actorAs('customer')];
  await updateWorkerProfile({ actor: worker, body: { address } });
  await updateProfile({ actor: customer, body: { address: { pinCode: '208001-1234' } } });
  assert.deepEqual((await findUser(worker.userId))?.point, GOMTI_NAGAR);
  const stored = await findUser(customer.userId);
  assert.deepEqual([stored?.cityKey, stored?.point?.coordinates], ['kanpur', [80.3543, 26.4569]]);
});

test('a profile update without an address keeps the point', async () => {
  const actor = await actorAs('worker');
  await updateUserAddress({ actor, body: address });
  await updateWorkerProfile({ actor, body: { about: 'Careful.' } });
  assert.deepEqual((await findUser(actor.userId))?.point, GOMTI_NAGAR);
});
