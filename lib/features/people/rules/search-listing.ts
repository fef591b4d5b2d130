import { listPrefixes, foldWords } from '#lib/platform/text/words.ts';
import { isVerified, type ShownAs } from './verification.ts';
import { firstRank, rankDigits, type Rank } from './rank.ts';

/** A worker's search fields, rebuilt with every change; hidden workers have none. */
export interface Listing {
  /** Word prefixes of the name, `#id` of each skill, and both kinds of rating terms. */
  readonly terms: readonly string[];
  /** Word prefixes of 'about', and `%name` of each work type. */
  readonly words: readonly string[];
  /** The six digits of the address's PIN. */
  readonly pin: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** How far the worker travels outside their own city. */
  readonly reachKm: number;
  /** Sort key for the default order: verified, rank, id. */
  readonly order: string;
  /** `#id` of each skill for other sort orders; kept few because each is an entry in many indexes. */
  readonly trades?: readonly string[];
  /** The shown rating, best first, then `order`. */
  readonly byRating?: string;
  /** The hourly rate, lowest first and missing last, then `order`. */
  readonly byRate?: string;
}

/** The fields that search depends on. */
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
  readonly imageKey: string | null;
  readonly verification: { readonly shownAs?: ShownAs } | null;
  readonly ratingSum: number;
  readonly reviewCount: number;
  readonly completedJobs: number;
  readonly rank?: Rank;
}

/** Default travel distance. */
export const DEFAULT_REACH_KM = 5;
const MAX_NAME_WORDS = 8;
const MAX_ABOUT_WORDS = 60;
const MIN_ABOUT_PREFIX_LENGTH = 3;

export const skillTerm = (id: unknown): string => `#${String(id)}`;
export const workTypeTerm = (name: string): string => `%${foldWords(name).join(' ')}`;
export const parsePin = (pinCode: string | undefined): string | null =>
  /^(\d{6})([- ]\d{4})?$/.exec(pinCode ?? '')?.[1] ?? null;
export const toStateKey = (state: string | undefined): string | null =>
  state === undefined ? null : foldWords(state).join(' ') || null;

/** Returns the average rating as shown: one decimal, 0 without reviews. */
export const averageRating = ({
  ratingSum,
  reviewCount,
}: Pick<Listed, 'ratingSum' | 'reviewCount'>): number =>
  reviewCount === 0 ? 0 : Math.round((ratingSum / reviewCount) * 10) / 10;

/** From three stars on a step means 'at least', below it 'exactly', which keeps the terms per worker to five. */
const FIRST_AT_LEAST_STEP = 6;
const WORST = 2;

const halves = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

const ratingSteps = (user: Listed): number[] => {
  const max = Math.floor(averageRating(user) * 2);
  if (user.reviewCount === 0) return [];
  return max < FIRST_AT_LEAST_STEP ? [max] : halves(FIRST_AT_LEAST_STEP, max);
};

/** Returns the steps for at least this rating. */
const stepsFrom = (rating: number): number[] => {
  const min = Math.max(WORST, Math.ceil(rating * 2));
  return min < FIRST_AT_LEAST_STEP ? halves(min, FIRST_AT_LEAST_STEP) : [min];
};

/** Returns the terms for at least this rating, optionally combined with a skill. */
export const ratedTerms = (rating: number, term = ''): string[] =>
  stepsFrom(rating).map((step) => `${term}*${step}`);

/** Verified workers sort before this. */
export const FIRST_UNVERIFIED = '1';
const VERIFIED = '0';

const toOrder = (user: Listed): string => {
  const rank = rankDigits(user.rank ?? firstRank(user));
  return `${isVerified(user) ? VERIFIED : FIRST_UNVERIFIED}${rank}${String(user._id)}`;
};

/** Returns whether a listing is of a verified worker. */
export const isListedVerified = ({ listing }: { listing: Pick<Listing, 'order'> }): boolean =>
  listing.order < FIRST_UNVERIFIED;

const BEST = 50;
const NO_RATE = '999999999';
const MAX_RATE = 999_999_998;

const ratingDigits = (user: Listed): string =>
  String(BEST - Math.round(averageRating(user) * 10)).padStart(2, '0');

/** Returns a price as nine digits that sort by price; missing prices come last. */
export const rateDigits = (paise: number | null): string =>
  paise === null || paise <= 0 ? NO_RATE : String(Math.min(paise, MAX_RATE)).padStart(9, '0');

const buildTerms = (user: Listed): string[] => {
  const names = foldWords(user.name).slice(0, MAX_NAME_WORDS);
  const trades = user.skills.map(({ _id }) => skillTerm(_id));
  const rated = ratingSteps(user).flatMap((step) => ['', ...trades].map((term) => `${term}*${step}`));
  return [...new Set([...names.flatMap((word) => listPrefixes(word)), ...trades, ...rated])];
};

const buildWordTerms = ({ about, workTypes }: Listed): string[] => [
  ...new Set([
    ...foldWords(about)
      .slice(0, MAX_ABOUT_WORDS)
      .flatMap((word) => listPrefixes(word, MIN_ABOUT_PREFIX_LENGTH)),
    ...workTypes.map(workTypeTerm),
  ]),
];

/** Returns a worker's search fields, or null when they must not be found. */
export const buildListing = (user: Listed): Listing | null => {
  if (user.role !== 'worker' || user.suspendedAt !== null) return null;
  const order = toOrder(user);
  return {
    terms: buildTerms(user),
    words: buildWordTerms(user),
    pin: parsePin(user.address.pinCode),
    city: user.cityKey,
    state: toStateKey(user.address.state),
    reachKm: user.areaRangeKm ?? DEFAULT_REACH_KM,
    order,
    trades: user.skills.map(({ _id }) => skillTerm(_id)),
    byRating: `${ratingDigits(user)}${order}`,
    byRate: `${rateDigits(user.hourlyRatePaise)}${order}`,
  };
};
