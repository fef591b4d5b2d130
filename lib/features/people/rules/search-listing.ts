import { beginningsOf, wordsOf } from '#lib/platform/text/words.ts';

/** What search reads of a worker, made anew with every change; people who are not to be found have none. */
export interface Listing {
  /** Beginnings of the name's words, and `#id` of each skill. */
  readonly terms: readonly string[];
  /** Beginnings of the words of 'about', and `%name` of each work type. */
  readonly words: readonly string[];
  /** The six digits of the address's PIN. */
  readonly pin: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** How far the worker goes to a job outside the own city. */
  readonly reachKm: number;
  /** Ascending, it is the order of results: verified, rating, reviews, id. */
  readonly order: string;
}

/** The part of a record that search depends on. */
interface Listed {
  readonly _id: unknown;
  readonly name: string;
  readonly role: string;
  readonly suspendedAt: Date | null;
  readonly about: string;
  readonly skills: readonly { readonly _id: unknown }[];
  readonly workTypes: readonly string[];
  readonly address: { readonly pinCode?: string; readonly state?: string };
  readonly cityKey: string | null;
  readonly areaRangeKm: number | null;
  readonly verification: object | null;
  readonly ratingSum: number;
  readonly reviewCount: number;
}

/** How far a worker goes who has not said. */
export const DEFAULT_REACH_KM = 5;
const MOST_NAME_WORDS = 8;
const MOST_ABOUT_WORDS = 60;
const SHORTEST_ABOUT_BEGINNING = 3;
const MOST_REVIEWS = 9_999_999;

export const skillTerm = (id: unknown): string => `#${String(id)}`;
export const workTypeTerm = (name: string): string => `%${wordsOf(name).join(' ')}`;
export const pinOf = (pinCode: string | undefined): string | null =>
  /^(\d{6})([- ]\d{4})?$/.exec(pinCode ?? '')?.[1] ?? null;
export const stateKeyOf = (state: string | undefined): string | null =>
  state === undefined ? null : wordsOf(state).join(' ') || null;

/** The mean of the reviews as it is shown: one decimal, 0 without reviews. */
export const ratingOf = ({ ratingSum, reviewCount }: Pick<Listed, 'ratingSum' | 'reviewCount'>): number =>
  reviewCount === 0 ? 0 : Math.round((ratingSum / reviewCount) * 10) / 10;

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** The first letters of the order of those who are verified or not and have exactly this rating. */
export const orderStart = ({ isVerified, rating }: { isVerified: boolean; rating: number }): string =>
  `${isVerified ? 0 : 1}${digits(50 - Math.round(rating * 10), 2)}`;

const orderOf = (user: Listed): string => {
  const start = orderStart({ isVerified: user.verification !== null, rating: ratingOf(user) });
  return `${start}${digits(MOST_REVIEWS - Math.min(user.reviewCount, MOST_REVIEWS), 7)}${String(user._id)}`;
};

const termsOf = ({ name, skills }: Listed): string[] => [
  ...new Set([
    ...wordsOf(name)
      .slice(0, MOST_NAME_WORDS)
      .flatMap((word) => beginningsOf(word)),
    ...skills.map(({ _id }) => skillTerm(_id)),
  ]),
];

const wordTermsOf = ({ about, workTypes }: Listed): string[] => [
  ...new Set([
    ...wordsOf(about)
      .slice(0, MOST_ABOUT_WORDS)
      .flatMap((word) => beginningsOf(word, SHORTEST_ABOUT_BEGINNING)),
    ...workTypes.map(workTypeTerm),
  ]),
];

/** What search is to read of somebody; null for whoever is not to be found. */
export const listingOf = (user: Listed): Listing | null => {
  if (user.role !== 'worker' || user.suspendedAt !== null) return null;
  return {
    terms: termsOf(user),
    words: wordTermsOf(user),
    pin: pinOf(user.address.pinCode),
    city: user.cityKey,
    state: stateKeyOf(user.address.state),
    reachKm: user.areaRangeKm ?? DEFAULT_REACH_KM,
    order: orderOf(user),
  };
};
