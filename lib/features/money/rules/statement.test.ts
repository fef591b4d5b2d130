import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMonths, monthsIn, spanFor, sumLines, toFileName } from './statement.ts';

test('the periods are the week from Monday, the month, and the month before', () => {
  assert.deepEqual(spanFor('week', '2026-11-27'), { from: '2026-11-23', to: '2026-11-27' });
  assert.deepEqual(spanFor('month', '2026-11-27'), { from: '2026-11-01', to: '2026-11-27' });
  assert.deepEqual(spanFor('lastMonth', '2026-01-15'), { from: '2025-12-01', to: '2025-12-31' });
});

test('a financial year runs from April to March', () => {
  assert.deepEqual(spanFor('year', '2026-11-27'), { from: '2026-04-01', to: '2026-11-27' });
  assert.deepEqual(spanFor('year', '2027-03-31'), { from: '2026-04-01', to: '2027-03-31' });
  assert.deepEqual(spanFor('year', '2027-04-01'), { from: '2027-04-01', to: '2027-04-01' });
  assert.deepEqual(spanFor('lastYear', '2027-03-31'), { from: '2025-04-01', to: '2026-03-31' });
  assert.deepEqual(spanFor('lastYear', '2027-04-01'), { from: '2026-04-01', to: '2027-03-31' });
  assert.equal(toFileName('lastYear', '2027-04-01'), '2026-27');
  assert.equal(toFileName('lastMonth', '2027-04-01'), '2027-03-01');
});

test('any of the last 24 months since the first line can be chosen', () => {
  assert.deepEqual(listMonths('2026-11-30', '2026-11-30'), ['2026-11-01']);
  assert.deepEqual(listMonths('2026-11-30', '2027-01-01'), ['2027-01-01', '2026-12-01', '2026-11-01']);
  const longest = listMonths('2020-01-01', '2027-03-31');
  assert.deepEqual([longest.length, longest[0], longest.at(-1)], [24, '2027-03-01', '2025-04-01']);
});

test('a chosen month ends with its last day, and the present one today', () => {
  const spanOf = (month: string) => spanFor({ month }, '2028-03-15');
  assert.deepEqual(spanOf('2028-02-01'), { from: '2028-02-01', to: '2028-02-29' });
  assert.deepEqual(spanOf('2027-12-01'), { from: '2027-12-01', to: '2027-12-31' });
  assert.deepEqual(spanOf('2028-03-01'), { from: '2028-03-01', to: '2028-03-15' });
  assert.equal(toFileName({ month: '2028-02-01' }, '2028-03-15'), '2028-02-01');
});

test('a period is read month by month', () => {
  assert.deepEqual(monthsIn({ from: '2026-11-23', to: '2026-11-27' }), [
    { from: '2026-11-23', to: '2026-11-27' },
  ]);
  assert.deepEqual(monthsIn({ from: '2027-12-30', to: '2028-03-01' }), [
    { from: '2027-12-30', to: '2027-12-31' },
    { from: '2028-01-01', to: '2028-01-31' },
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-01' },
  ]);
  const year = monthsIn(spanFor('lastYear', '2027-04-01'));
  assert.deepEqual([year.length, year[0]?.from, year.at(-1)?.to], [12, '2026-04-01', '2027-03-31']);
});

test('jobs, reversals, customers’ fees, workers’ fees and refunds are summed separately', () => {
  const line = (kind: string, amountPaise: number, duePaise = 0) => ({
    ...{ kind, amountPaise, duePaise, walletPaise: 0 },
  });
  const sums = sumLines([
    line('job', 900, 900),
    { ...line('job_paid', 600, -600), taxPaise: 90 },
    { ...line('credit_used', 300, -300), walletPaise: 300, creditPaise: 200 },
    { ...line('paid_held', 900), taxPaise: -40 },
    line('fee', 50, 50),
    line('fee_paid', 50, -50),
    line('fee', 70, 70),
    { ...line('fee', -20, -20), isByWorker: true },
    { ...line('credit_used', -20, 20), isByWorker: true, walletPaise: -20 },
    line('refund', -300, -300),
    line('refund_paid', -300, 300),
    line('refund', -80, -80),
    line('refund', -40, -40),
    line('refund_waived', -40, 40),
    { ...line('top_up', 100), walletPaise: 100 },
  ]);
  assert.deepEqual(sums, {
    ...{ receivedPaise: 900, returnedPaise: -900, feesPaise: 50, feesBackPaise: -20, refundsPaise: -300 },
    ...{ duePaise: 0, feesDuePaise: 70, feesBackDuePaise: 0, refundsDuePaise: -80 },
    ...{ walletPaise: 380, creditPaise: 200, taxPaise: 50 },
  });
});
