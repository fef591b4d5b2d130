import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PinRow } from '#lib/features/places/rules/geo.ts';
import { createPlaceWords, type TypedPlace } from './place-words.ts';

const row = (pinCode: string, area: string, district: string, state: string): PinRow => ({
  ...{ pinCode, area, district, state, point: null },
});
const rows = [
  row('226016', 'Indira Nagar', 'Lucknow', 'Uttar Pradesh'),
  row('226010', 'Gomti Nagar', 'Lucknow', 'Uttar Pradesh'),
  row('226001', 'Hazratganj', 'Lucknow', 'Uttar Pradesh'),
  row('208026', 'Indira Nagar', 'Kanpur', 'Uttar Pradesh'),
  row('560038', 'Indiranagar', 'Bengaluru', 'Karnataka'),
  row('560001', 'Shivajipur', 'Bengaluru', 'Karnataka'),
  row('413004', 'Shivajipur', 'Solapur', 'Maharashtra'),
];
const find = createPlaceWords(
  { rows: () => rows, find: (pinCode) => rows.find((one) => one.pinCode === pinCode) ?? null },
  ({ district }) => district,
);

const read = (text: string, own: TypedPlace | null = null) => {
  const { place, named, words } = find(text.split(' '), (word) => (word === 'plumber' ? 'word' : null), own);
  return { pin: place?.pinCode, cities: named.map(({ city }) => city), left: words.join(' ') };
};

describe('an area found in several cities', () => {
  test('is taken to be in the reader’s own city', () => {
    assert.deepEqual(read('plumber indira nagar', { city: 'Kanpur', state: 'Uttar Pradesh' }), {
      ...{ pin: '208026', cities: ['Kanpur'], left: 'plumber' },
    });
  });

  test('is taken to be in the city named next to it', () => {
    assert.deepEqual(read('plumber indira nagar bengaluru', { city: 'Kanpur' }), {
      ...{ pin: '560038', cities: ['Bengaluru'], left: 'plumber' },
    });
  });

  test('is listed once per city when ambiguous: the reader’s state first, then larger cities', () => {
    assert.deepEqual(read('plumber indira nagar'), {
      ...{ pin: undefined, cities: ['Lucknow', 'Bengaluru', 'Kanpur'], left: 'plumber' },
    });
    const { cities } = read('plumber indira nagar', { city: 'Mysuru', state: 'Karnataka' });
    assert.deepEqual(cities, ['Bengaluru', 'Lucknow', 'Kanpur']);
  });

  test('stays among the words when it may be a person’s name: a single word, or the whole text', () => {
    assert.deepEqual(read('plumber shivajipur'), {
      ...{ pin: undefined, cities: ['Bengaluru', 'Solapur'], left: 'plumber shivajipur' },
    });
    assert.equal(read('indira nagar').left, 'indira nagar');
  });
});

describe('an unambiguous place', () => {
  test('is removed from the words, by name or PIN code, regardless of the reader’s city', () => {
    for (const text of ['plumber gomti nagar', 'plumber 226010', 'gomti nagar plumber'])
      assert.deepEqual(read(text, { city: 'Kanpur' }), {
        ...{ pin: '226010', cities: ['Lucknow'], left: 'plumber' },
      });
  });
});
