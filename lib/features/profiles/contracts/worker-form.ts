import { z } from 'zod';
import { privateAddressParts } from '#lib/features/places/contracts/address-parts.ts';
import { addressBody } from '#lib/features/places/contracts/address.ts';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { hourlyRate, skills, workerProfileBody } from './profiles.ts';

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const valuesIn = (value: unknown): Values => (isValues(value) ? value : {});

const toNumber = (typed: unknown): unknown =>
  typeof typed === 'string' && typed.trim() !== '' ? Number(plainDigits(typed)) : typed;

const isBlank = (typed: unknown): boolean => typed === undefined || typed === '';

const toList = (ticked: unknown): unknown[] => [ticked].flat().filter(Boolean);

// One entry per line.
const toLines = (typed: unknown): unknown =>
  typeof typed === 'string'
    ? typed
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : typed;

const toPriceRange = (typed: unknown) => {
  const { min, max } = valuesIn(typed);
  return isBlank(min) && isBlank(max) ? null : { min: toNumber(min), max: toNumber(max) };
};

const toBody = (typed: unknown, saved: Values): Values => {
  const { address, areaRange, hourlyRate, priceRange, skills, workTypes, ...others } = valuesIn(typed);
  const { experience, certifications, serviceAreas, ...texts } = others;
  return {
    ...texts,
    address: { ...saved, ...valuesIn(address) },
    areaRange: isBlank(areaRange) ? null : areaRange,
    hourlyRate: isBlank(hourlyRate) ? null : toNumber(hourlyRate),
    priceRange: toPriceRange(priceRange),
    skills: toList(skills),
    workTypes: toList(workTypes),
    experience: isBlank(experience) ? null : toNumber(experience),
    certifications: toLines(certifications),
    serviceAreas: toLines(serviceAreas),
  };
};

/** Returns the check of a worker's form; `saved` holds the address fields the form does not ask for. */
export const workerForm = (saved: Values) => z.preprocess((typed) => toBody(typed, saved), workerProfileBody);

/** Step 1 of a worker's start: at least one trade. */
export const tradeForm = () =>
  z.preprocess(
    (typed) => ({ skills: toList(valuesIn(typed)['skills']) }),
    z.strictObject({ skills: skills.min(1, 'required') }),
  );

/** Step 2: the hourly rate. */
export const priceForm = () =>
  z.preprocess(
    (typed) => {
      const { hourlyRate: rate } = valuesIn(typed);
      return isBlank(rate) ? {} : { hourlyRate: toNumber(rate) };
    },
    z.strictObject({
      hourlyRate: z
        .unknown()
        .refine((rate) => rate !== undefined, 'required')
        .pipe(hourlyRate.positive('required')),
    }),
  );

const parts = ['pinCode', 'city', 'state'] as const;

// A street belongs to its PIN.
const withoutStreet = (address: Values): Values =>
  Object.fromEntries(
    Object.entries(address).filter(([part]) => !privateAddressParts.some((one) => one === part)),
  );

const toAddress = (typed: unknown, saved: Values): Values => {
  const given = valuesIn(valuesIn(typed)['address']);
  const pin = given['pinCode'];
  const isSame = typeof pin === 'string' && plainDigits(pin).trim() === saved['pinCode'];
  return { ...(isSame ? saved : withoutStreet(saved)), ...given };
};

/** Step 3: PIN, city and state; `saved` holds the address fields the form does not ask for. */
export const placeForm = (saved: Values) =>
  z.preprocess(
    (typed) => ({ address: toAddress(typed, saved) }),
    z.strictObject({
      address: addressBody.superRefine((address, { addIssue }) => {
        for (const part of parts)
          if (address[part] === undefined) addIssue({ code: 'custom', path: [part], message: 'required' });
      }),
    }),
  );
