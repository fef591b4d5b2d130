import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { topUpForm } from '#lib/features/money/contracts/top-up-form.ts';
import { phone } from '#lib/features/people/contracts/person-fields.ts';
import { addressBody } from '#lib/features/places/contracts/address.ts';
import { savedAddressBody } from '#lib/features/places/contracts/places.ts';
import { workerForm } from '#lib/features/profiles/contracts/worker-form.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { firstDigits, plainDigits } from './digits.ts';

test('digits of every Indian script become 0 to 9, and other text stays', () => {
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

  test('a PIN is read correctly', () => {
    const place = { street: 'Gali 7', city: 'Lucknow', state: 'Uttar Pradesh' };
    for (const pinCode of atLeastOne(typed['226010'])) {
      assert.equal(savedAddressBody.parse({ ...place, pinCode }).pinCode, '226010');
      assert.equal(addressBody.parse({ pinCode: ` ${pinCode} ` })['pinCode'], '226010');
    }
  });

  test('a phone number is read correctly, also with a country code', () => {
    for (const number of atLeastOne(typed['9876543210'])) assert.equal(phone.parse(number), '9876543210');
    assert.equal(phone.parse('+९१ ९८७६५ ४३२१०'), '9876543210');
  });

  test('prices, years of experience and top-up amounts are read as numbers', () => {
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

describe('a typed code', () => {
  for (const [typed, digits] of [
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['१२३४५६', '123456'],
    ['௧௨௩-456', '123456'],
    ['Your Hunar code is 123456. It works for 5 minutes.', '123456'],
    ['12a4', '124'],
    ['', ''],
  ] as const)
    test(`'${typed}' has the digits '${digits}'`, () => assert.equal(firstDigits(typed, 6), digits));
});
