import { z } from 'zod';
import { personName, phone } from '#lib/features/people/contracts/person-fields.ts';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { DIGIPIN_PATTERN, formatDigipin } from './digipin.ts';
import { blankAsUndefined, name, text } from '#lib/platform/contract/fields.ts';

/** A postal code in profile forms, with or without an extension. */
export const zipCode = z
  .string({ error: 'zip_format' })
  .overwrite(plainDigits)
  .trim()
  .regex(/^\d{5,10}([- ]\d{4})?$/, 'zip_format')
  .meta({ pattern: '^\\s*\\d{5,10}([- ]\\d{4})?\\s*$' });

const given = <Field>(address: Record<string, Field | undefined>): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(address).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Free text on one line, because floors are counted and named in many ways: '3rd floor', 'Ground', 'Terrace'. */
export const floor = blankAsUndefined(name({ max: 20 }));

/** The exact spot of the door, on India Post's grid. */
export const digipin = blankAsUndefined(
  z.string({ error: 'digipin_format' }).overwrite(formatDigipin).regex(DIGIPIN_PATTERN, 'digipin_format'),
);

/** The answer to a question about the building; blank counts as none. */
export const yesOrNo = blankAsUndefined(
  z
    .string({ error: 'invalid_value' })
    .regex(/^(yes|no)$/, 'invalid_value')
    .meta({ pattern: '^(yes|no)$' }),
);

/** An address as forms send it: every field is optional, blank ones count as absent. */
export const addressBody = z
  .strictObject({
    street: blankAsUndefined(
      text({ min: 3, max: 100, tooShort: 'street_too_short', tooLong: 'street_too_long' }),
    ),
    floor,
    lift: yesOrNo,
    callFromGate: yesOrNo,
    city: blankAsUndefined(text({ min: 2, max: 50, tooShort: 'city_too_short', tooLong: 'city_too_long' })),
    state: blankAsUndefined(
      text({ min: 2, max: 50, tooShort: 'state_too_short', tooLong: 'state_too_long' }),
    ),
    landMark: blankAsUndefined(text({ max: 200, tooLong: 'landmark_too_long' })),
    digipin,
    pinCode: blankAsUndefined(zipCode),
    country: blankAsUndefined(
      text({ min: 2, max: 50, tooShort: 'country_too_short', tooLong: 'country_too_long' }),
    ),
  })
  .transform(given<string>);

/** The contact person at an address. */
export const contactBody = z.strictObject({
  name: blankAsUndefined(personName),
  phone: blankAsUndefined(phone),
});
