import { z } from 'zod';
import { plainDigits } from '#lib/platform/contract/digits.ts';
import { workerProfileBody } from './profiles.ts';

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const valuesIn = (value: unknown): Values => (isValues(value) ? value : {});

const toNumber = (typed: unknown): unknown =>
  typeof typed === 'string' && typed.trim() !== '' ? Number(plainDigits(typed)) : typed;

const isBlank = (typed: unknown): boolean => typed === undefined || typed === '';

// A single box gives its value or false, several give a list.
const toList = (ticked: unknown): unknown[] => [ticked].flat().filter(Boolean);

// One thing a line.
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

/** What the fields of a worker's form hold, as the call takes it; `saved` is what of the address the form does not ask. */
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

/** The check of a worker's form: the contract's own, over what was typed. */
export const workerForm = (saved: Values) => z.preprocess((typed) => toBody(typed, saved), workerProfileBody);
