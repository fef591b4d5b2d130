import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PIN_COLUMNS } from '#lib/features/places/rules/pin-table.ts';
import { cleanRows } from './clean-rows.ts';

const edition = (...lines: string[]): string => [PIN_COLUMNS, ...lines, ''].join('\r\n');
const lucknow = '226001,Lucknow,Lucknow,Uttar Pradesh,26.8499,80.9443';
const noida = '201301,Noida,Gautam Buddha Nagar,Uttar Pradesh,28.57,77.32';
const hapur = '201015,Dhaulana,Hapur,Uttar Pradesh,28.62,77.65';

test('rows are sorted by PIN, with plain names of places and states', () => {
  const rows = cleanRows(
    edition(
      lucknow,
      '110092,Laxmi Nagar SO East Delhi,East,Delhi,28.657,77.2908',
      '396210,DAMAN,Daman,The Dadra and Nagar Haveli and Daman and Diu,20.41,72.83',
      '221005,BHU,Varanasi,Uttar Pradesh,,',
    ),
  );
  assert.deepEqual(
    rows.map(({ pinCode, area, state }) => [pinCode, area, state]),
    [
      ['110092', 'Laxmi Nagar', 'Delhi'],
      ['221005', 'BHU', 'Uttar Pradesh'],
      ['226001', 'Lucknow', 'Uttar Pradesh'],
      ['396210', 'Daman', 'Dadra and Nagar Haveli and Daman and Diu'],
    ],
  );
  assert.equal(rows[1]?.point, null);
});

test('a PIN without a district takes that of the nearest PIN, by centre or by number', () => {
  const byCentre = cleanRows(edition(noida, hapur, '201319,NEPZ,,,28.5357,77.3969'));
  assert.equal(byCentre.find(({ pinCode }) => pinCode === '201319')?.district, 'Gautam Buddha Nagar');
  const byNumber = cleanRows(edition(noida, hapur, '201016,Hapur Road,,,,'));
  assert.deepEqual(
    byNumber.filter(({ pinCode }) => pinCode === '201016').map(({ district, state }) => [district, state]),
    [['Hapur', 'Uttar Pradesh']],
  );
});

for (const [what, csv, fault] of [
  ['other columns', 'pin,name\r\n226001,Lucknow', /first line/],
  ['quoted text', edition('226001,"Lucknow, GPO",Lucknow,Uttar Pradesh,,'), /six plain columns/],
  ['a PIN twice', edition(lucknow, lucknow), /226001 stands there twice/],
  ['a PIN of five digits', edition(lucknow.slice(1)), /'26001' is no PIN/],
  ['no area', edition(lucknow.replace(',Lucknow,', ',,')), /226001 has no area/],
  ['an unknown state', edition(lucknow.replace('Uttar Pradesh', 'Avadh')), /'Avadh', which is no state/],
  ['a centre abroad', edition(lucknow.replace('26.8499', '66.8499')), /outside India/],
  ['a PIN alone without a district', edition('999001,Nowhere,,,,'), /no PIN near it/],
] as const)
  test(`an edition with ${what} is refused`, () => assert.throws(() => cleanRows(csv), fault));
