import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildUpiLink, toPaymentReference, UPI_LIMIT_PAISE } from './upi-link.ts';

const payee = { upiId: 'asha.devi@okbank', name: "D'Souza & Sons (1/2)" };
const read = (link: string | null): Record<string, string> =>
  Object.fromEntries(new URL(link ?? '').searchParams);

test('a link carries payee, exact amount, currency and our reference, and nothing else', () => {
  const link = buildUpiLink(payee, 123_405, toPaymentReference('HN-7K3QF')) ?? '';
  assert.deepEqual(read(link), {
    ...{ pa: payee.upiId, pn: payee.name, am: '1234.05', cu: 'INR' },
    ...{ tr: 'HN7K3QF', tn: 'Hunar HN7K3QF' },
  });
  assert.ok(link.startsWith('upi://pay?pa=asha.devi@okbank&pn='));
  assert.doesNotMatch(link, /[ +]/);
});

test('every amount up to the limit is written to the paisa', () => {
  const amounts = [1, 9, 10, 99, 100, 101, 110, 29_999, 30_001, UPI_LIMIT_PAISE - 1, UPI_LIMIT_PAISE];
  for (let paise = 1; paise < UPI_LIMIT_PAISE; paise += 7919) amounts.push(paise);
  for (const paise of amounts) {
    const { am = '' } = read(buildUpiLink(payee, paise, 'HN1'));
    assert.match(am, /^\d+\.\d\d$/);
    assert.equal(Number(am.replace('.', '')), paise);
  }
});

test('an amount that UPI does not carry has no link', () => {
  for (const paise of [0, -1, 0.5, Number.NaN, Infinity, UPI_LIMIT_PAISE + 1])
    assert.equal(buildUpiLink(payee, paise, 'HN1'), null);
});
