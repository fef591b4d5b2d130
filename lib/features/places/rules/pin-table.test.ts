import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPinTable, PIN_COLUMNS } from './pin-table.ts';

const table = createPinTable(
  [
    PIN_COLUMNS,
    '110001,New Delhi,New Delhi,Delhi,28.6227,77.2195',
    '110106,Delhi GPO NDC,North,Delhi,28.6623,77.2356',
    '226001,Lucknow,Lucknow,Uttar Pradesh,26.8499,80.9443',
    '226010,Gomti Nagar,Lucknow,Uttar Pradesh,26.8643,81.0006',
    '400113,Delisle Road,Mumbai Suburban,Maharashtra,,',
    '',
  ].join('\n'),
);
const near = (lat: number, lng: number, kilometres = 50) =>
  table.nearest({ lat, lng }, { kilometres })?.pinCode ?? null;

test('a PIN is found with its area, district, state and centre, if it has one', () => {
  assert.equal(table.size, 5);
  assert.deepEqual(table.find('226010'), {
    ...{ pinCode: '226010', area: 'Gomti Nagar', district: 'Lucknow', state: 'Uttar Pradesh' },
    point: { lat: 26.8643, lng: 81.0006 },
  });
  assert.equal(table.find('400113')?.point, null);
});

test('text that is not a PIN in the table finds nothing', () => {
  for (const pin of ['226011', '100000', '999999', '22601', '2260100', '', 'abcdef', '226010 ', '1e5'])
    assert.equal(table.find(pin), null, pin);
});

test('the nearest PIN is the one whose centre is closest, in every direction', () => {
  assert.equal(near(26.85, 80.96), '226001');
  assert.equal(near(26.85, 80.99), '226010');
  assert.equal(near(26.9, 81), '226010');
});

test('PINs of parcel centres and PINs without a centre are never the nearest', () => {
  assert.equal(near(28.6623, 77.2356), '110001');
  assert.equal(near(19, 72.8), null);
});

test('no PIN is found beyond the given distance', () => {
  assert.equal(near(26.6501, 80.9443, 23), '226001');
  assert.equal(near(26.6501, 80.9443, 22), null);
  assert.equal(near(-33.9, 151.2, 100), null);
});

test('districts are grouped by state, each once', () => {
  assert.deepEqual(
    [...table.districts()],
    [
      ['Delhi', ['New Delhi', 'North']],
      ['Uttar Pradesh', ['Lucknow']],
      ['Maharashtra', ['Mumbai Suburban']],
    ],
  );
});
