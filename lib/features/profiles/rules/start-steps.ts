import { missingProfileParts, type ProfilePart } from './missing-profile-parts.ts';

/** What customers need to find and to book a worker, in the order in which it is asked for. */
export const startSteps = ['trade', 'price', 'place'] as const;
export type StartStep = (typeof startSteps)[number];

const stepOf: Partial<Record<ProfilePart, StartStep>> = {
  skills: 'trade',
  price: 'price',
  city: 'place',
  state: 'place',
};

/** Whether one of the steps asks for it. */
export const isOfStart = (part: ProfilePart): boolean => stepOf[part] !== undefined;

/** The steps that a worker still has to take. */
export const missingSteps = (profile: Parameters<typeof missingProfileParts>[0]): StartStep[] => {
  const missing = missingProfileParts(profile).map((part) => stepOf[part]);
  return startSteps.filter((step) => missing.includes(step));
};

/** What most of some workers ask for an hour. */
export interface UsualRate {
  readonly lowPaise: number;
  readonly highPaise: number;
}

/** Of fewer nobody can say what is usual, and one could tell who asks what. */
const FEWEST = 5;
const STEP_PAISE = 1000;

const inSteps = (paise: number): number => Math.round(paise / STEP_PAISE) * STEP_PAISE;

/** The middle half of what is asked for an hour, in steps of ₹10; null where too few ask anything. */
export const usualRate = (rates: readonly number[]): UsualRate | null => {
  const asked = rates.filter((paise) => paise > 0).toSorted((a, b) => a - b);
  if (asked.length < FEWEST) return null;
  const at = (part: number): number => inSteps(asked[Math.floor((asked.length - 1) * part)] ?? 0);
  return { lowPaise: at(0.25), highPaise: at(0.75) };
};
