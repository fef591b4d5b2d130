import { beginningsOf, wordsOf } from '#lib/platform/text/words.ts';
import { firstRank, rankDigits, type Rank } from './rank.ts';

/** What search reads of a worker, made anew with every change; people who are not to be found have none. */
export interface Listing {
  /** Beginnings of the name's words, `#id` of each skill, and both kinds of rated terms. */
  readonly terms: readonly string[];
  /** Beginnings of the words of 'about', and `%name` of each work type. */
  readonly words: readonly string[];
  /** The six digits of the address's PIN. */
  readonly pin: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** How far the worker goes to a job outside the own city. */
  readonly reachKm: number;
  /** Ascending, it is the order of results: verified, rank, id. */
  readonly order: string;
  /** `#id` of each skill, for lists that are sorted otherwise: few, as each is an entry in many indexes. */
  readonly trades?: readonly string[];
  /** The shown rating, best first, and behind it `order`. */
  readonly byRating?: string;
  /** The rate for an hour, least first and none last, and behind it `order`. */
  readonly byRate?: string;
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
  readonly hourlyRatePaise: number | null;
  readonly verification: object | null;
  readonly ratingSum: number;
  readonly reviewCount: number;
  readonly completedJobs: number;
  readonly rank?: Rank;
}

/** How far a worker goes who has not said. */
export const DEFAULT_REACH_KM = 5;
const MOST_NAME_WORDS = 8;
const MOST_ABOUT_WORDS = 60;
const SHORTEST_ABOUT_BEGINNING = 3;

export const skillTerm = (id: unknown): string => `#${String(id)}`;
export const workTypeTerm = (name: string): string => `%${wordsOf(name).join(' ')}`;
export const pinOf = (pinCode: string | undefined): string | null =>
  /^(\d{6})([- ]\d{4})?$/.exec(pinCode ?? '')?.[1] ?? null;
export const stateKeyOf = (state: string | undefined): string | null =>
  state === undefined ? null : wordsOf(state).join(' ') || null;

/** The mean of the reviews as it is shown: one decimal, 0 without reviews. */
export const ratingOf = ({ ratingSum, reviewCount }: Pick<Listed, 'ratingSum' | 'reviewCount'>): number =>
  reviewCount === 0 ? 0 : Math.round((ratingSum / reviewCount) * 10) / 10;

/** From three stars on a step says 'at least', below it 'exactly', so that nobody has more than five. */
const FIRST_AT_LEAST = 6;
const WORST = 2;

const halves = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

const stepsOf = (user: Listed): number[] => {
  const most = Math.floor(ratingOf(user) * 2);
  if (user.reviewCount === 0) return [];
  return most < FIRST_AT_LEAST ? [most] : halves(FIRST_AT_LEAST, most);
};

/** The steps of whoever has at least so many stars. */
const stepsFrom = (rating: number): number[] => {
  const least = Math.max(WORST, Math.ceil(rating * 2));
  return least < FIRST_AT_LEAST ? halves(least, FIRST_AT_LEAST) : [least];
};

/** Terms of those who are rated so at least; with a skill's term before them, of those who have it too. */
export const ratedTerms = (rating: number, term = ''): string[] =>
  stepsFrom(rating).map((step) => `${term}*${step}`);

/** In the order of results the verified stand before it. */
export const FIRST_UNVERIFIED = '1';
const VERIFIED = '0';

const orderOf = (user: Listed): string => {
  const rank = rankDigits(user.rank ?? firstRank(user));
  return `${user.verification === null ? FIRST_UNVERIFIED : VERIFIED}${rank}${String(user._id)}`;
};

/** Whether a listing says that its worker is verified. */
export const isListedVerified = ({ listing }: { listing: Pick<Listing, 'order'> }): boolean =>
  listing.order < FIRST_UNVERIFIED;

const BEST = 50;
const NO_RATE = '999999999';
const MOST_RATE = 999_999_998;

const ratingDigits = (user: Listed): string =>
  String(BEST - Math.round(ratingOf(user) * 10)).padStart(2, '0');

/** A price as nine digits, so that texts follow each other as prices do; what nobody has priced comes last. */
export const rateDigits = (paise: number | null): string =>
  paise === null || paise <= 0 ? NO_RATE : String(Math.min(paise, MOST_RATE)).padStart(9, '0');

const termsOf = (user: Listed): string[] => {
  const names = wordsOf(user.name).slice(0, MOST_NAME_WORDS);
  const trades = user.skills.map(({ _id }) => skillTerm(_id));
  const rated = stepsOf(user).flatMap((step) => ['', ...trades].map((term) => `${term}*${step}`));
  return [...new Set([...names.flatMap((word) => beginningsOf(word)), ...trades, ...rated])];
};

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
  const order = orderOf(user);
  return {
    terms: termsOf(user),
    words: wordTermsOf(user),
    pin: pinOf(user.address.pinCode),
    city: user.cityKey,
    state: stateKeyOf(user.address.state),
    reachKm: user.areaRangeKm ?? DEFAULT_REACH_KM,
    order,
    trades: user.skills.map(({ _id }) => skillTerm(_id)),
    byRating: `${ratingDigits(user)}${order}`,
    byRate: `${rateDigits(user.hourlyRatePaise)}${order}`,
  };
};
