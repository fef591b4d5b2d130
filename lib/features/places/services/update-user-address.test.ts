import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';
import { database } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { toDigipin } from '#lib/features/places/contracts/digipin.ts';
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

test('stores a city and state sent in another language in English', async () => {
  const actor = await actorAs('customer');
  await updateUserAddress({ actor, body: { ...address, city: 'लखनऊ', state: 'ಉತ್ತರ ಪ್ರದೇಶ' } });
  const stored = await findUser(actor.userId);
  assert.deepEqual([stored?.address, stored?.cityKey], [{ ...address, country: 'India' }, 'lucknow']);
  await updateUserAddress({ actor, body: { ...address, city: 'काकोरी' } });
  assert.equal((await findUser(actor.userId))?.address.city, 'काकोरी');
});

test('refusing a PIN of another place names that place in the reader’s language', async () => {
  const actor = { ...(await actorAs('customer')), locale: 'hi' as const };
  const refusedPlace = (body: Partial<typeof address>) =>
    updateUserAddress({ actor, body: { ...address, ...body } }).then(
      () => null,
      (error: unknown) => error instanceof AppError && error.details.errors?.[0]?.params?.['place'],
    );
  assert.equal(await refusedPlace({ pinCode: '208001' }), 'कानपुर');
  assert.equal(await refusedPlace({ pinCode: '600001' }), 'तमिलनाडु');
});

test('a new address replaces the old one; an unknown PIN clears the point', async () => {
  const actor = await actorAs('customer');
  await updateUserAddress({ actor, body: { ...address, landMark: 'Tank' } });
  await updateUserAddress({ actor, body: { ...address, pinCode: '999999' } });
  const stored = await findUser(actor.userId);
  assert.deepEqual(stored?.address, { ...address, pinCode: '999999', country: 'India' });
  assert.equal(stored.point, null);
});

test('an exact spot is kept unless it is far from the PIN', async () => {
  const actor = await actorAs('customer');
  const { data } = await updateUserAddress({ actor, body: { ...address, digipin: '378-K4T-L584' } });
  assert.equal(data.address.digipin, '378-K4T-L584');
  const save = (body: object) => updateUserAddress({ actor, body: { ...address, ...body } });
  await assert.rejects(save({ digipin: '39J-49L-L8T4' }), {
    details: { errors: [{ field: 'digipin', code: 'digipin_far' }] },
  });
  // An unknown PIN has no centre to compare with.
  await save({ digipin: '39J-49L-L8T4', pinCode: '999999' });
});

test('an exact spot may be 15 km from the centre of its PIN and no farther', async () => {
  const actor = await actorAs('customer');
  const [lng = 0, lat = 0] = GOMTI_NAGAR.coordinates;
  const save = (northKm: number) => {
    const digipin = toDigipin({ lat: lat + northKm / 111.195, lng });
    assert.ok(digipin);
    return updateUserAddress({ actor, body: { ...address, digipin } });
  };
  await save(14.9);
  await assert.rejects(save(15.1), {
    details: { errors: [{ field: 'digipin', code: 'digipin_far' }] },
  });
});

test('the lift and the call from the gate are kept until they are left blank', async () => {
  const actor = await actorAs('customer');
  const gate = { lift: 'no', callFromGate: 'yes' };
  const { data } = await updateUserAddress({ actor, body: { ...address, ...gate } });
  assert.deepEqual([data.address.lift, data.address.callFromGate], ['no', 'yes']);
  const { data: blank } = await updateUserAddress({ actor, body: address });
  assert.deepEqual([blank.address.lift, blank.address.callFromGate], [undefined, undefined]);
});

test('an exact spot far from the PIN is refused in a profile, too', async () => {
  const [worker, customer] = [await actorAs('worker'), await actorAs('customer')];
  const far = { address: { ...address, digipin: '39J-49L-L8T4' } };
  const fault = { details: { errors: [{ field: 'address.digipin', code: 'digipin_far' }] } };
  await assert.rejects(updateWorkerProfile({ actor: worker, body: far }), fault);
  await assert.rejects(updateProfile({ actor: customer, body: far }), fault);
  assert.equal((await findUser(customer.userId))?.address.digipin, undefined);
});

test('omits a landmark that an earlier release stored as null', async () => {
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
