import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeDaysOff, toRanges } from './days-off.ts';

const today = '2026-11-23';

test('adds days off sorted and unique across months, and drops past days', () => {
  const range = { from: '2026-11-29', to: '2026-12-02' };
  assert.deepEqual(changeDaysOff(['2026-11-20', '2026-11-25', '2026-12-01'], { range, isOff: true, today }), [
    ...['2026-11-25', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'],
  ]);
});

test('removing days in the middle of a holiday keeps the rest', () => {
  const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
  const left = changeDaysOff(days, { range: { from: '2026-11-26', to: '2026-11-27' }, isOff: false, today });
  assert.deepEqual(left, ['2026-11-25', '2026-11-28']);
  assert.deepEqual(
    changeDaysOff(left, { range: { from: today, to: '2027-01-01' }, isOff: false, today }),
    [],
  );
});

test('merges consecutive days into one range', () => {
  assert.deepEqual(toRanges([]), []);
  assert.deepEqual(toRanges(['2026-11-30', '2026-12-01', '2026-12-03']), [
    { from: '2026-11-30', to: '2026-12-01' },
    { from: '2026-12-03', to: '2026-12-03' },
  ]);
});
