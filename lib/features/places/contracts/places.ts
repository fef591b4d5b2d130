import { z } from 'zod';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { blankAsUndefined, text, translations } from '#lib/platform/contract/fields.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { digipin, floor, yesOrNo } from './address.ts';
import { selfUser } from '#lib/features/people/contracts/users.ts';

/** A PIN code and its place; `point` is the centre of its post offices, if known. */
export const place = z
  .strictObject({
    pinCode: z.string(),
    area: z.string(),
    city: z.string(),
    district: z.string(),
    state: z.string(),
    country: z.string(),
    point: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof place>;

const decodeOrKeep = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

// Path parameters arrive as sent, with non-ASCII letters encoded.
const pinInPath = z
  .string()
  .overwrite((pin) => plainDigits(decodeOrKeep(pin)))
  .regex(/^\d{6}$/, 'pin_six_digits');

export const getPinContract = contract('GET /places/pin/{pin}', {
  summary: 'Get the city, state and centre of a PIN code',
  access: 'public',
  rate: 'read',
  params: z.strictObject({ pin: pinInPath }),
  reply: z.strictObject({ data: place }),
  errors: ['pin_unknown'],
});

const degrees = (most: number) =>
  z
    .string({ error: 'invalid_number' })
    .regex(/^-?\d{1,20}(\.\d{1,20})?([eE][+-]?\d{1,3})?$/, 'invalid_number')
    .transform(Number)
    .pipe(z.number().min(-most, 'number_too_small').max(most, 'number_too_big'))
    .meta({ type: 'number', minimum: -most, maximum: most, pattern: undefined });

const pointQuery = z.strictObject({ lat: degrees(90), lng: degrees(180) });

const foundPlace = z.strictObject({
  data: place,
  /** The data source to credit; show it with the answer. */
  attribution: z.string().optional(),
});
export type FoundPlace = z.infer<typeof foundPlace>;

export const reversePlaceContract = contract('GET /places/reverse', {
  summary: 'Get the place at a point: the nearest PIN code, or the configured geocoder’s answer',
  access: 'public',
  rate: 'read',
  query: pointQuery,
  reply: foundPlace,
  errors: ['place_unknown'],
});

const stateEntry = z
  .strictObject({
    name: z.string(),
    names: translations({ max: 80 }),
    isUnionTerritory: z.boolean(),
    cities: z.array(z.string()),
  })
  .meta({ id: 'State' });
export type StateEntry = z.infer<typeof stateEntry>;

export const listStatesContract = contract('GET /places/states', {
  summary: 'List all states and union territories with suggested cities, the best known first',
  access: 'public',
  rate: 'read',
  reply: z.strictObject({ data: z.array(stateEntry) }),
});

const missing = 'address_required';

const sixDigits = z
  .string({ error: missing })
  .overwrite(plainDigits)
  .trim()
  .min(1, { error: missing, abort: true })
  .regex(/^\d{6}$/, 'pin_six_digits')
  .meta({ minLength: 6, pattern: '^\\s*\\d{6}\\s*$' });

/** An address as its form requires it: complete, in India, with a valid PIN code. */
export const addressShape = {
  street: text({ min: 3, max: 100, missing, tooShort: 'street_too_short', tooLong: 'street_too_long' }),
  city: text({ min: 2, max: 50, missing, tooShort: 'city_too_short', tooLong: 'city_too_long' }),
  state: text({ min: 2, max: 50, missing, tooShort: 'state_too_short', tooLong: 'state_too_long' }),
  floor,
  landMark: blankAsUndefined(text({ max: 200, tooLong: 'landmark_too_long' })),
  digipin,
  lift: yesOrNo,
  callFromGate: yesOrNo,
  pinCode: sixDigits,
  country: z.literal('India', { error: 'country_india' }).optional(),
};

/** The address form; blank optional parts count as absent. */
export const savedAddressBody = z
  .strictObject(addressShape)
  .transform(({ floor: level, landMark, digipin: spot, lift, callFromGate, ...address }) => ({
    ...address,
    ...(spot !== undefined && { digipin: spot }),
    ...(level !== undefined && { floor: level }),
    ...(landMark !== undefined && { landMark }),
    ...(lift !== undefined && { lift }),
    ...(callFromGate !== undefined && { callFromGate }),
  }));
export type SavedAddressInput = z.output<typeof savedAddressBody>;

/** A guest's place. It never reaches the API, and the form's other fields are dropped. */
export const guestPlaceBody = z.object({ pinCode: sixDigits });

export const updateUserAddressContract = contract('PUT /users/update-user-address', {
  summary: 'Save your home or work address; it replaces the previous one',
  access: ['customer', 'worker', 'broker'],
  rate: 'write',
  body: savedAddressBody,
  reply: z.strictObject({ message: z.string(), data: selfUser }),
});
