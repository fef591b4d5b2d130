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

describe('an area that lies in several cities', () => {
  test('is the one of the reader’s own city', () => {
    assert.deepEqual(read('plumber indira nagar', { city: 'Kanpur', state: 'Uttar Pradesh' }), {
      ...{ pin: '208026', cities: ['Kanpur'], left: 'plumber' },
    });
  });

  test('is the one of a city that is named beside it', () => {
    assert.deepEqual(read('plumber indira nagar bengaluru', { city: 'Kanpur' }), {
      ...{ pin: '560038', cities: ['Bengaluru'], left: 'plumber' },
    });
  });

  test('is told once for each city where neither says which: those of the reader’s state first, then large ones', () => {
    assert.deepEqual(read('plumber indira nagar'), {
      ...{ pin: undefined, cities: ['Lucknow', 'Bengaluru', 'Kanpur'], left: 'plumber' },
    });
    const { cities } = read('plumber indira nagar', { city: 'Mysuru', state: 'Karnataka' });
    assert.deepEqual(cities, ['Bengaluru', 'Lucknow', 'Kanpur']);
  });

  test('stays among the words where it may be a person’s name: a single word, or all that was typed', () => {
    assert.deepEqual(read('plumber shivajipur'), {
      ...{ pin: undefined, cities: ['Bengaluru', 'Solapur'], left: 'plumber shivajipur' },
    });
    assert.equal(read('indira nagar').left, 'indira nagar');
  });
});

describe('a place that is named without doubt', () => {
  test('is taken out of the words, by its name or PIN code, whatever the reader’s city', () => {
    for (const text of ['plumber gomti nagar', 'plumber 226010', 'gomti nagar plumber'])
      assert.deepEqual(read(text, { city: 'Kanpur' }), {
        ...{ pin: '226010', cities: ['Lucknow'], left: 'plumber' },
      });
  });
});
