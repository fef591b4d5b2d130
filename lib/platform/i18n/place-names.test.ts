import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citiesFor, cityFor } from '#lib/features/places/rules/city-alias.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';
import { indianStates } from '#lib/features/places/rules/states.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { cityNames } from './city-names.ts';
import { cityIn, englishCity, englishState, namesOfCity, namesOfState, stateIn } from './place-names.ts';

const scripts = { hi: /^\p{scx=Deva}/u, kn: /^\p{scx=Knda}/u, ta: /^\p{scx=Taml}/u, te: /^\p{scx=Telu}/u };
const cities = cityNames
  .trim()
  .split(/\n|; /)
  .map((line) => line.split(', ')[0] ?? '');

test('every state and listed city has a distinct name in each script and is found by it', () => {
  assert.ok(cities.length > 250);
  assert.equal(new Set(cities).size, cities.length);
  const places = [
    ...indianStates.map(({ name }) => ({ name, names: namesOfState(name), english: englishState })),
    ...cities.map((name) => ({ name, names: namesOfCity(name), english: englishCity })),
  ];
  for (const { name, names, english } of places)
    for (const [locale, script] of Object.entries(scripts)) {
      const shown = Object.entries(names).find(([key]) => key === locale)?.[1] ?? '';
      assert.match(shown, script, `${name} in ${locale}`);
      assert.equal(english(shown), name, shown);
    }
});

test('the cities that forms suggest first and those a PIN code fills in have translated names', async () => {
  const isNamed = (city: string): boolean => Object.keys(namesOfCity(city)).length > 0;
  for (const state of ['Delhi', 'Uttar Pradesh', 'Uttarakhand'])
    assertEach(citiesFor(state, []), isNamed, state);
  assertEach([...new Set((await pinTable()).rows().map(cityFor))], isNamed);
});

test('a place is shown in the reader’s language, and an unknown one as it was typed', () => {
  assert.equal(cityIn('hi', 'Lucknow'), 'लखनऊ');
  assert.equal(cityIn('kn', ' new  delhi '), 'ನವದೆಹಲಿ');
  assert.equal(cityIn('en', 'Lucknow'), 'Lucknow');
  assert.equal(cityIn('ta', 'Kakori'), 'Kakori');
  assert.equal(stateIn('te', 'Uttar Pradesh'), 'ఉత్తరప్రదేశ్');
  assert.deepEqual([namesOfCity(), namesOfState()], [{}, {}]);
});

test('known names are stored in English, unknown ones as typed', () => {
  assert.equal(englishCity('ಬೆಂಗಳೂರು'), 'Bengaluru');
  assert.equal(englishCity('  लखनऊ '), 'Lucknow');
  assert.equal(englishCity('काकोरी'), 'काकोरी');
  assert.equal(englishCity('lucknow'), 'lucknow', 'English stays as somebody writes it');
  assert.equal(englishState('தமிழ்நாடு'), 'Tamil Nadu');
});
