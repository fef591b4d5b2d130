import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBody } from '#lib/platform/contract/check-body.ts';
import { placeForm, priceForm, tradeForm } from './worker-form.ts';

const toCodes = ({ faults }: { faults: readonly { field: string; code: string }[] }) =>
  faults.map(({ field, code }) => `${field} ${code}`);

test('the trade step requires at least one trade, from one box or several', () => {
  assert.deepEqual(checkBody(tradeForm(), { skills: ['Cook', 'Tailor'] }).body, {
    skills: ['Cook', 'Tailor'],
  });
  assert.deepEqual(checkBody(tradeForm(), { skills: 'Cook' }).body, { skills: ['Cook'] });
  for (const skills of [false, [], undefined])
    assert.deepEqual(toCodes(checkBody(tradeForm(), { skills })), ['skills required']);
});

test('the price step accepts the digits of all five scripts', () => {
  for (const typed of ['250', '२५०', '೨೫೦', '௨௫௦', '౨౫౦', ' 250 '])
    assert.deepEqual(checkBody(priceForm(), { hourlyRate: typed }).body, { hourlyRate: 250 }, typed);
});

test('the price step rejects empty input, zero, words and more than ₹1,000', () => {
  const refused = { '': 'required', '0': 'required', much: 'invalid_number', '1001': 'hourly_rate_too_high' };
  for (const [typed, code] of Object.entries(refused))
    assert.deepEqual(toCodes(checkBody(priceForm(), { hourlyRate: typed })), [`hourlyRate ${code}`], typed);
});

const saved = {
  street: '12 MG Road',
  floor: '3rd floor',
  landMark: 'Temple',
  pinCode: '226010',
  city: 'Lucknow',
  state: 'Uttar Pradesh',
};

test('the place step keeps the street of the same PIN and drops that of another one', () => {
  const { city, state } = saved;
  assert.deepEqual(checkBody(placeForm(saved), { address: { pinCode: '२२६०१०', city, state } }).body, {
    address: saved,
  });
  const moved = { pinCode: '560001', city: 'Bengaluru', state: 'Karnataka' };
  assert.deepEqual(checkBody(placeForm(saved), { address: moved }).body, { address: moved });
});

test('the place step names each part that is missing', () => {
  const { faults } = checkBody(placeForm({}), { address: { pinCode: '', city: '', state: '' } });
  assert.deepEqual(toCodes({ faults }), [
    'address.pinCode required',
    'address.city required',
    'address.state required',
  ]);
});
