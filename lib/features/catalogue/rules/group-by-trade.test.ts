import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupByTrade } from './group-by-trade.ts';

const trade = (name: string) => ({ _id: name, name, names: {}, picture: '' });
const service = (title: string, ...trades: string[]) => ({ title, requiredSkills: trades.map(trade) });

test('services are grouped by their first trade, and those without one come last', () => {
  const groups = groupByTrade([
    service('Odd job'),
    service('Fan', 'Electrician'),
    service('Tap', 'Plumber'),
    service('Geyser', 'Electrician', 'Plumber'),
  ]);
  assert.deepEqual(
    groups.map((group) => [group.trade?.name ?? null, group.services.map(({ title }) => title)]),
    [
      ['Electrician', ['Fan', 'Geyser']],
      ['Plumber', ['Tap']],
      [null, ['Odd job']],
    ],
  );
});
