import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptanceIn, changeSince, completionIn, daysIn, EVERY, noFigures, sumDay } from './day-figures.ts';

test('a week ends yesterday and is compared with the seven days before it', () => {
  const { days, before } = daysIn('week', '2026-03-02');
  assert.deepEqual([days.at(0), days.at(-1), days.length], ['2026-02-23', '2026-03-01', 7]);
  assert.deepEqual([before.at(0), before.at(-1), before.length], ['2026-02-16', '2026-02-22', 7]);
});

test('a month is thirty days, also across a leap day', () => {
  const { days, before } = daysIn('month', '2028-03-15');
  assert.deepEqual([days.at(0), days.at(-1), days.length], ['2028-02-14', '2028-03-14', 30]);
  assert.equal(before.at(-1), '2028-02-13');
});

test('a part counts once in every row that contains it', () => {
  const rows = sumDay([
    { city: 'Lucknow', trades: ['plumber'], figures: { requests: 2, paidPaise: 500 } },
    { city: 'Pune', trades: ['plumber', 'plumber'], figures: { requests: 1 } },
    { city: 'Pune', trades: [], figures: { newCustomers: 1 } },
  ]);
  const requests = (city: string, trade: string) =>
    rows.find((row) => row.city === city && row.trade === trade)?.figures.requests;
  assert.equal(requests(EVERY, EVERY), 3);
  assert.equal(requests(EVERY, 'plumber'), 3);
  assert.equal(requests('Pune', EVERY), 1);
  assert.equal(requests('Pune', 'plumber'), 1);
  assert.equal(requests('Lucknow', EVERY), 2);
  assert.equal(rows.find((row) => row.city === 'Pune' && row.trade === EVERY)?.figures.newCustomers, 1);
});

test('shares of nothing are unknown, not zero', () => {
  assert.equal(acceptanceIn(noFigures), null);
  assert.equal(completionIn(noFigures), null);
  assert.equal(acceptanceIn({ ...noFigures, accepted: 3, declined: 1 }), 75);
  assert.equal(completionIn({ ...noFigures, accepted: 4, completed: 3 }), 75);
});

test('a change from nothing has no percentage', () => {
  assert.equal(changeSince(5, 0), null);
  assert.equal(changeSince(null, 5), null);
  assert.equal(changeSince(6, 4), 50);
  assert.equal(changeSince(0, 4), -100);
});
