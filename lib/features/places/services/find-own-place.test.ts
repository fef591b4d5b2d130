import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { findOwnPlace } from './find-own-place.ts';

useTestDatabase();

const GOMTI_NAGAR = {
  ...{ pinCode: '226010', city: 'Lucknow', state: 'Uttar Pradesh' },
  point: { lat: 26.8643, lng: 81.0006 },
};

const actorWith = async (fields: Parameters<typeof makeUser>[0]) => ({
  userId: String((await makeUser({ role: 'customer', ...fields }))._id),
});

test('a guest’s place is the PIN stored in the browser, if the table has it', async () => {
  assert.deepEqual(await findOwnPlace({ actor: null, pinCode: '226010' }), GOMTI_NAGAR);
  for (const pinCode of [undefined, '', '999999', '"><script>', '226010 OR 1=1'])
    assert.equal(await findOwnPlace({ actor: null, pinCode }), null, pinCode);
});

test('a saved address comes before the browser’s PIN', async () => {
  const address = { city: 'Agra', state: 'Uttar Pradesh', pinCode: '282001' };
  const actor = await actorWith({ address, point: { type: 'Point', coordinates: [78.0051, 27.0811] } });
  assert.deepEqual(await findOwnPlace({ actor, pinCode: '226010' }), {
    ...address,
    point: { lat: 27.0811, lng: 78.0051 },
  });
});

test('a person without an address gets the place of the browser’s PIN', async () => {
  const actor = await actorWith({ address: { country: 'India' } });
  assert.deepEqual(await findOwnPlace({ actor, pinCode: '226010' }), GOMTI_NAGAR);
  assert.equal(await findOwnPlace({ actor, pinCode: undefined }), null);
});

test('an address without a PIN still has its city', async () => {
  const actor = await actorWith({ address: { city: 'Agra' } });
  assert.deepEqual(await findOwnPlace({ actor, pinCode: '226010' }), {
    ...{ pinCode: null, city: 'Agra', state: null, point: null },
  });
});
