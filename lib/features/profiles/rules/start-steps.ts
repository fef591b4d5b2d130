import { missingProfileParts, type ProfilePart } from './missing-profile-parts.ts';

/** The details customers need to find and book a worker, in the order they are asked for. */
export const startSteps = ['trade', 'price', 'place'] as const;
export type StartStep = (typeof startSteps)[number];

const stepByPart: Partial<Record<ProfilePart, StartStep>> = {
  skills: 'trade',
  price: 'price',
  city: 'place',
  state: 'place',
};

/** Returns whether one of the steps asks for this part. */
export const isStartPart = (part: ProfilePart): boolean => stepByPart[part] !== undefined;

/** Returns the steps a worker still has to take. */
export const missingSteps = (profile: Parameters<typeof missingProfileParts>[0]): StartStep[] => {
  const missing = missingProfileParts(profile).map((part) => stepByPart[part]);
  return startSteps.filter((step) => missing.includes(step));
};

/** The range most workers ask per hour. */
export interface UsualRate {
  readonly lowPaise: number;
  readonly highPaise: number;
}

/** With fewer, the range would say little and reveal individual rates. */
const MIN_RATES = 5;
const STEP_PAISE = 1000;

const inSteps = (paise: number): number => Math.round(paise / STEP_PAISE) * STEP_PAISE;

/** Returns the middle half of hourly rates in steps of ₹10, or null with too few. */
export const usualRate = (rates: readonly number[]): UsualRate | null => {
  const positive = rates.filter((paise) => paise > 0).toSorted((a, b) => a - b);
  if (positive.length < MIN_RATES) return null;
  const at = (part: number): number => inSteps(positive[Math.floor((positive.length - 1) * part)] ?? 0);
  return { lowPaise: at(0.25), highPaise: at(0.75) };
};

/** More trades would give more prices than a worker can choose from at a glance. */
const MAX_TRADES = 2;

/** Returns hourly rates to choose from with one tap: what the lower, the middle and the upper ones ask. */
export const suggestRates = (usual: readonly UsualRate[]): number[] => {
  const rates = usual
    .slice(0, MAX_TRADES)
    .flatMap(({ lowPaise, highPaise }) => [lowPaise, inSteps((lowPaise + highPaise) / 2), highPaise]);
  return [...new Set(rates)].toSorted((a, b) => a - b);
};
