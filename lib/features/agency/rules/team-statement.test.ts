import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumVisits } from './team-statement.ts';

test('each visit of a statement is in one sum, with its extras', () => {
  const visit = { pricePaise: 50_000, extrasPaise: 0 };
  const sums = sumVisits([
    { ...visit, extrasPaise: 30_000, state: 'paid' },
    { ...visit, state: 'paid' },
    { ...visit, extrasPaise: 5000, state: 'due' },
    { ...visit, state: 'unpaid' },
  ]);
  assert.deepEqual(sums, {
    ...{ paidPaise: 130_000, duePaise: 55_000, unpaidPaise: 50_000, extrasPaise: 35_000 },
  });
  assert.deepEqual(sumVisits([]), { paidPaise: 0, duePaise: 0, unpaidPaise: 0, extrasPaise: 0 });
});
