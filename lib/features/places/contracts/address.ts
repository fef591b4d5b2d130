import { z } from 'zod';
import { personName, phone } from '#lib/features/people/contracts/person-fields.ts';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { unlessBlank, text } from '#lib/platform/contract/fields.ts';

/** A postal code as profile forms take it, with or without an extension. */
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

/** An address as forms send it: every part is optional, blank parts count as not sent. */
export const addressBody = z
  .strictObject({
    street: unlessBlank(text({ min: 3, max: 100, tooShort: 'street_too_short', tooLong: 'street_too_long' })),
    city: unlessBlank(text({ min: 2, max: 50, tooShort: 'city_too_short', tooLong: 'city_too_long' })),
    state: unlessBlank(text({ min: 2, max: 50, tooShort: 'state_too_short', tooLong: 'state_too_long' })),
    landMark: unlessBlank(text({ max: 200, tooLong: 'landmark_too_long' })),
    pinCode: unlessBlank(zipCode),
    country: unlessBlank(
      text({ min: 2, max: 50, tooShort: 'country_too_short', tooLong: 'country_too_long' }),
    ),
  })
  .transform(given<string>);

/** Whom to ask for at an address. */
export const contactBody = z.strictObject({ name: unlessBlank(personName), phone: unlessBlank(phone) });
