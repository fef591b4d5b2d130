import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCities, isKnownCity, readCity } from './read-city.ts';

test('a city has one name in every spelling and script, also if an old name was typed', async () => {
  for (const city of ['Bengaluru', ' BENGALURU', 'bangalore', 'Bangalore', 'ಬೆಂಗಳೂರು', 'बेंगलुरु'])
    assert.equal(await readCity({ city }), 'Bengaluru');
  assert.equal(await readCity({ city: 'gurgaon', state: 'हरियाणा' }), 'Gurugram');
});

test('a known PIN decides over what was typed', async () => {
  assert.equal(await readCity({ city: 'Luckhnow', state: 'Uttar Pradesh', pinCode: '226010' }), 'Lucknow');
  assert.equal(await readCity({ city: 'agra', state: 'Uttar Pradesh', pinCode: '999999' }), 'Agra');
});

test('a city that no list has is spelled alike', async () => {
  assert.equal(await readCity({ city: '  kakori', state: 'Uttar Pradesh' }), 'Kakori');
  assert.equal(await readCity({ city: 'KAKORI  ' }), 'Kakori');
  assert.equal(await readCity({ city: 'काकोरी' }), 'काकोरी');
  assert.equal(await readCity({}), '');
});

test('a name that several states have is each of their cities, and one of them with its state', async () => {
  const states = (await findCities({ city: 'bilaspur' })).map(({ state }) => state);
  assert.ok(states.includes('Chhattisgarh') && states.includes('Himachal Pradesh'));
  assert.deepEqual(await findCities({ city: 'bilaspur', state: 'chhattisgarh' }), [
    { city: 'Bilaspur', state: 'Chhattisgarh' },
  ]);
  assert.equal(await isKnownCity({ city: 'Bilaspur', state: 'Goa' }), false);
});
