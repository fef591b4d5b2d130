import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { topUpForm } from '#lib/features/money/contracts/top-up-form.ts';
import { phone } from '#lib/features/people/contracts/person-fields.ts';
import { addressBody } from '#lib/features/places/contracts/address.ts';
import { savedAddressBody } from '#lib/features/places/contracts/places.ts';
import { workerForm } from '#lib/features/profiles/contracts/worker-form.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { plainDigits } from './digits.ts';

test('digits of every script of India become 0 to 9, and everything else stays', () => {
  const scripts = ['०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '੦੧੨੩੪੫੬੭੮੯', '૦૧૨૩૪૫૬૭૮૯', '୦୧୨୩୪୫୬୭୮୯', '௦௧௨௩௪௫௬௭௮௯'];
  const others = [
    '౦౧౨౩౪౫౬౭౮౯',
    '೦೧೨೩೪೫೬೭೮೯',
    '൦൧൨൩൪൫൬൭൮൯',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '０１２３４５６７８９',
  ];
  for (const digits of [...scripts, ...others]) assert.equal(plainDigits(digits), '0123456789');
  assert.equal(plainDigits('₹ 12.5 गली ७ ½ ② 𝟙'), '₹ 12.5 गली 7 ½ ② 𝟙');
});

describe('typed in Hindi, Kannada, Tamil and Telugu digits', () => {
  const typed = {
    '226010': ['२२६०१०', '೨೨೬೦೧೦', '௨௨௬௦௧௦', '౨౨౬౦౧౦'],
    '9876543210': ['९८७६५४३२१०', '೯೮೭೬೫೪೩೨೧೦'],
  };

  test('a PIN is the one that is meant', () => {
    const place = { street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh' };
    for (const pinCode of atLeastOne(typed['226010'])) {
      assert.equal(savedAddressBody.parse({ ...place, pinCode }).pinCode, '226010');
      assert.equal(addressBody.parse({ pinCode: ` ${pinCode} ` })['pinCode'], '226010');
    }
  });

  test('a phone number is the one that is meant, with its country too', () => {
    for (const number of atLeastOne(typed['9876543210'])) assert.equal(phone.parse(number), '9876543210');
    assert.equal(phone.parse('+९१ ९८७६५ ४३२१०'), '9876543210');
  });

  test('prices, experience and an amount to top up are numbers', () => {
    const body = workerForm({}).parse({
      priceRange: { min: '५००', max: '೧೫೦೦' },
      hourlyRate: '௨௫௦.௫',
      experience: '౭',
      address: {},
    });
    assert.deepEqual(
      [body.priceRange, body.hourlyRate, body.experience],
      [{ min: 500, max: 1500 }, 250.5, 7],
    );
    assert.equal(topUpForm.parse({ amountPaise: '५००' }).amountPaise, 50_000);
  });
});
