/**
 * Where somebody stands among equals of a search, renewed each night. Its parts add up; both are in tenths of a star, as
 * ratings are shown, so that nearly equal people are equal and take turns.
 */
export interface Rank {
  readonly rating: number;
  readonly newcomer: number;
  /** The place among those of the same rank; it moves once a week. */
  readonly turn: number;
  /** On how many days a newcomer has been shown so far. */
  readonly shownDays: number;
}

/** The part of a record that its rank depends on. */
export interface Ranked {
  readonly _id: unknown;
  readonly ratingSum: number;
  readonly reviewCount: number;
  readonly completedJobs: number;
}

/** As many reviews of so many stars everybody begins with: forty good ones count for more than a single perfect one. */
const PRIOR_REVIEWS = 10;
const PRIOR_STARS = 4;

/** In tenths of a star. */
const NEWCOMER_SHARE = 8;
/** After so many days or jobs a newcomer's share has ended. */
export const NEWCOMER_DAYS = 20;
export const NEWCOMER_JOBS = 5;

const BEST = 50;
const TURNS = 10_000_000;
const TURN_NIGHTS = 7;
// Steps of the golden ratio come back to each stretch of the circle as evenly as steps can.
const STEP = 0.618_033_988_749_895;

const ratingPart = ({ ratingSum, reviewCount }: Ranked): number =>
  Math.round((10 * (PRIOR_REVIEWS * PRIOR_STARS + ratingSum)) / (PRIOR_REVIEWS + reviewCount));

/** What is left of a newcomer's share; every day on which she is shown and every job takes its part. */
const newcomerPart = ({ completedJobs }: Ranked, shownDays: number): number => {
  const spent = Math.max(shownDays / NEWCOMER_DAYS, completedJobs / NEWCOMER_JOBS);
  return Math.max(0, Math.ceil(NEWCOMER_SHARE * (1 - spent)));
};

// Always the same for an id, and as if thrown by dice over many.
const startOf = (id: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (const sign of id) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};

/** Each night a seventh of the workers take their next turn, which lies elsewhere among all turns. */
const turnOf = (id: string, night: number): number => {
  const start = startOf(id);
  const taken = Math.floor((night + Math.floor(start * 1000)) / TURN_NIGHTS);
  const turn = start + taken * STEP;
  return Math.floor((turn - Math.floor(turn)) * TURNS);
};

interface Night {
  /** Counted from any day; 0 before the first. */
  night: number;
  shownDays: number;
}

/** The rank that somebody has from a night on. */
export const rankOn = (worker: Ranked, { night, shownDays }: Night): Rank => {
  const rating = ratingPart(worker);
  const newcomer = Math.min(newcomerPart(worker, shownDays), BEST - rating);
  return { rating, newcomer, turn: turnOf(String(worker._id), night), shownDays };
};

/**
 * The rank of somebody for whom no night has made one: behind all who are equal. A newcomer's share begins with the first
 * night, as only then is it known whether the same person has had it before.
 */
export const firstRank = (worker: Ranked): Rank => ({
  ...rankOn(worker, { night: 0, shownDays: 0 }),
  ...{ newcomer: 0, turn: TURNS - 1 },
});

/** The rank as a text of nine digits that ascends in the order of results. */
export const rankDigits = ({ rating, newcomer, turn }: Rank): string =>
  `${String(BEST - rating - newcomer).padStart(2, '0')}${String(turn).padStart(7, '0')}`;

/** The parts of somebody's rank as they count now, and what they were made of. */
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
