/**
 * A worker's rank among equal search results, updated each night. Its parts add up in tenths of a star, as ratings
 * are shown, so that nearly equal workers tie and take turns.
 */
export interface Rank {
  readonly rating: number;
  readonly newcomer: number;
  /** Position among equal ranks; changes once a week. */
  readonly turn: number;
  /** Days on which a newcomer has been shown. */
  readonly shownDays: number;
}

/** The fields that determine a rank. */
export interface Ranked {
  readonly _id: unknown;
  readonly ratingSum: number;
  readonly reviewCount: number;
  readonly completedJobs: number;
}

/** Every worker starts with this many average reviews: forty good ones outrank a single perfect one. */
const PRIOR_REVIEWS = 10;
const PRIOR_STARS = 4;

/** In tenths of a star. */
const NEWCOMER_SHARE = 8;
/** Days or jobs after which the newcomer bonus ends. */
export const NEWCOMER_DAYS = 20;
export const NEWCOMER_JOBS = 5;
/** Visitors needed for a day to count as shown: one person or script cannot end a newcomer's bonus. */
export const MIN_VISITORS_PER_SHOWN_DAY = 5;

const BEST = 50;
const TURNS = 10_000_000;
const TURN_NIGHTS = 7;
// Golden-ratio steps spread turns as evenly as possible.
const STEP = 0.618_033_988_749_895;

const ratingPart = ({ ratingSum, reviewCount }: Ranked): number =>
  Math.round((10 * (PRIOR_REVIEWS * PRIOR_STARS + ratingSum)) / (PRIOR_REVIEWS + reviewCount));

/** The remaining newcomer bonus; each day shown and each job reduces it. */
const newcomerPart = ({ completedJobs }: Ranked, shownDays: number): number => {
  const spent = Math.max(shownDays / NEWCOMER_DAYS, completedJobs / NEWCOMER_JOBS);
  return Math.max(0, Math.ceil(NEWCOMER_SHARE * (1 - spent)));
};

// Fixed for an id, evenly spread over many.
const toStartTurn = (id: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (const sign of id) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};

/** Each night a seventh of the workers move to their next turn. */
const computeTurn = (id: string, night: number): number => {
  const start = toStartTurn(id);
  const taken = Math.floor((night + Math.floor(start * 1000)) / TURN_NIGHTS);
  const turn = start + taken * STEP;
  return Math.floor((turn - Math.floor(turn)) * TURNS);
};

interface Night {
  /** Counted from a fixed day; 0 before the first night. */
  night: number;
  shownDays: number;
}

/** Returns a worker's rank from a given night on. */
export const rankOn = (worker: Ranked, { night, shownDays }: Night): Rank => {
  const rating = ratingPart(worker);
  const newcomer = Math.min(newcomerPart(worker, shownDays), BEST - rating);
  return { rating, newcomer, turn: computeTurn(String(worker._id), night), shownDays };
};

/**
 * Returns the rank before the first night: behind all equals. The newcomer bonus starts with that night, which checks
 * whether the same person has had it before.
 */
export const firstRank = (worker: Ranked): Rank => ({
  ...rankOn(worker, { night: 0, shownDays: 0 }),
  ...{ newcomer: 0, turn: TURNS - 1 },
});

/** Returns the rank as nine digits that sort in result order. */
export const rankDigits = ({ rating, newcomer, turn }: Rank): string =>
  `${String(BEST - rating - newcomer).padStart(2, '0')}${String(turn).padStart(7, '0')}`;

/** Returns the parts of a worker's current rank and what they are based on. */
export const rankParts = (worker: Ranked & { readonly rank?: Rank }) => {
  const { rating, newcomer, shownDays } = worker.rank ?? firstRank(worker);
  const { ratingSum, reviewCount, completedJobs } = worker;
  const average = reviewCount === 0 ? null : Math.round((10 * ratingSum) / reviewCount) / 10;
  return {
    total: rating + newcomer,
    rating: { points: rating, average, reviews: reviewCount },
    newcomer: { points: newcomer, shownDays, completedJobs },
  };
};

export const isNewcomer = ({ newcomer }: Rank): boolean => newcomer > 0;
