import type { SearchSort } from '#lib/features/search/contracts/search-sort.ts';
import type { SearchArea } from './search-area.ts';
import {
  FIRST_UNVERIFIED,
  rateDigits,
  ratedTerms,
  skillTerm,
} from '#lib/features/people/rules/search-listing.ts';
import type { WordMeaning } from './search-vocabulary.ts';

/** Matches workers with any of these terms or words. */
export interface Condition {
  readonly terms: readonly string[];
  readonly words: readonly string[];
}

/** A range of sort keys, exclusive at both ends. */
export interface KeyRange {
  readonly after: string;
  readonly before: string;
}

/** The listing field an index scan follows. */
export type SortKey = 'order' | 'byRating' | 'byRate';

/** A maximum price: per hour, or for a job as cards show it. */
export interface PriceLimit {
  readonly maxPaise: number;
  readonly job: {
    readonly serviceId: string;
    readonly durationMinutes: number;
    readonly servicePricePaise: number;
  } | null;
}

/** One index scan in ranking order: what the index matches, and what is checked per worker. */
export interface Branch {
  readonly tier: number;
  readonly area: SearchArea;
  readonly sortKey: SortKey;
  readonly range: KeyRange;
  /** Matched by the index together with the area; null when the index matches the area alone. */
  readonly indexed: Condition | null;
  /** Whether the index matches the area; otherwise each worker's area is checked. */
  readonly isAreaIndexed: boolean;
  readonly others: readonly Condition[];
  /** Skips workers already found by earlier branches: each must lack at least one of these. */
  readonly excluding: readonly (readonly string[])[];
  /** Whether each worker is checked for verification because the key range does not imply it. */
  readonly checksVerified: boolean;
  /** The same for the price. */
  readonly price: PriceLimit | null;
}

export interface SearchCriteria {
  readonly words: readonly WordMeaning[];
  readonly skillIds: readonly string[];
  /** Require all of these skills, as a service does, instead of any. */
  readonly hasAllSkills?: boolean;
  readonly rating: number;
  readonly areas: readonly SearchArea[];
  /** Sorts before the default ranking. */
  readonly sort?: SearchSort | undefined;
  readonly isVerified?: boolean;
  readonly price?: PriceLimit | null;
}

/** MongoDB merges at most this many index ranges in order; with more it would sort in memory. */
const MAX_MERGED_RANGES = 200;
const END = '2';
/** Sorts after any text that begins with a digit. */
const LAST = ':';

interface Tier {
  readonly conditions: readonly Condition[];
  readonly excluding: Branch['excluding'];
}

const toStrongCondition = ({ strong }: WordMeaning): Condition => ({ terms: strong, words: [] });

const toWeakOnlyCondition = ({ weak, words }: WordMeaning): Condition => ({ terms: weak, words });
const toWeakCondition = ({ strong, weak, words }: WordMeaning): Condition => ({
  terms: [...strong, ...weak],
  words,
});

const toSkillConditions = ({ skillIds, hasAllSkills = false }: SearchCriteria): Condition[] => {
  if (skillIds.length === 0) return [];
  const terms = skillIds.map(skillTerm);
  return hasAllSkills ? terms.map((term) => ({ terms: [term], words: [] })) : [{ terms, words: [] }];
};

const hasOnlyTrades = ({ terms, words }: Condition): boolean =>
  words.length === 0 && terms.every((term) => term.startsWith('#'));

/** Adds the rating to the skill terms, so that one index matches both. */
const withRating = (conditions: readonly Condition[], rating: number): Condition[] => {
  if (rating === 0) return [...conditions];
  const trades = conditions.find(hasOnlyTrades);
  const terms = trades ? trades.terms.flatMap((term) => ratedTerms(rating, term)) : ratedTerms(rating);
  return [...conditions.filter((condition) => condition !== trades), { terms, words: [] }];
};

const buildTiers = (criteria: SearchCriteria): Tier[] => {
  const { words, rating } = criteria;
  const skills = toSkillConditions(criteria);
  const byName: Tier = {
    conditions: withRating([...skills, ...words.map(toStrongCondition)], rating),
    excluding: [],
  };
  const [only, ...others] = words;
  if (!only) return [byName];
  // One word may name the trade while another matches the rest of the profile.
  const rest = others.length === 0 ? [toWeakOnlyCondition(only)] : words.map(toWeakCondition);
  if (rest.some(({ terms, words: about }) => terms.length + about.length === 0)) return [byName];
  const conditions = withRating([...skills, ...rest], rating);
  return [byName, { conditions, excluding: words.map(({ strong }) => strong) }];
};

const isRatingTerm = (term: string): boolean => term.startsWith('*');

// Estimates how many workers a term matches: a rating most, a trade many, a prefix fewer the longer it is.
const estimateTermMatches = (term: string): number => {
  if (isRatingTerm(term)) return 1000;
  return term.startsWith('#') ? 80 : 100 / [...term].length ** 2;
};
const estimateMatches = ({ terms, words }: Condition): number =>
  [...terms, ...words].reduce((sum, term) => sum + estimateTermMatches(term), 0);

const countPins = (area: SearchArea): number => (area.kind === 'pins' ? area.pins.length : 1);

const isLocal = (area: SearchArea): boolean => area.kind === 'pins' || area.kind === 'city';

const isSkillTerm = (term: string): boolean => term.startsWith('#') && !term.includes('*');

type Limits = Required<Pick<SearchCriteria, 'isVerified' | 'price'>>;

interface Scan {
  area: SearchArea;
  sortKey: SortKey;
}

const pickIndexed = ({ conditions }: Tier, { area, sortKey }: Scan): Condition | null => {
  const fitting = conditions.filter(({ terms, words }) => {
    // Only skills are indexed together with a rating or rate.
    if (sortKey !== 'order' && (words.length > 0 || !terms.every(isSkillTerm))) return false;
    // Only terms, not words, are indexed together with a place.
    if (isLocal(area) && words.length > 0) return false;
    if (area.kind === 'state' && terms.every(isRatingTerm)) return false;
    return (terms.length + words.length) * countPins(area) <= MAX_MERGED_RANGES;
  });
  return fitting.toSorted((one, other) => estimateMatches(one) - estimateMatches(other))[0] ?? null;
};

const isPriceInRange = (sortKey: SortKey, price: PriceLimit | null): price is PriceLimit =>
  sortKey === 'byRate' && price?.job === null;

const keyRangeFor = (sortKey: SortKey, { isVerified, price }: Limits): KeyRange => {
  if (sortKey === 'order') return { after: '', before: isVerified ? FIRST_UNVERIFIED : END };
  return {
    after: '',
    before: isPriceInRange(sortKey, price) ? `${rateDigits(price.maxPaise)}${LAST}` : LAST,
  };
};

const toBranch = (tier: number, of: Tier, { area, sortKey, ...limits }: Scan & Limits): Branch => {
  const indexed = pickIndexed(of, { area, sortKey });
  const others = of.conditions.filter((condition) => condition !== indexed);
  // Sorted indexes do not include states.
  const isAreaIndexed = isLocal(area) || (indexed === null && (sortKey === 'order' || area.kind !== 'state'));
  return {
    ...{ tier, area, sortKey, indexed, isAreaIndexed, others, excluding: of.excluding },
    range: keyRangeFor(sortKey, limits),
    checksVerified: limits.isVerified && sortKey !== 'order',
    price: isPriceInRange(sortKey, limits.price) ? null : limits.price,
  };
};

/** Returns the listing field to scan for a sort option. */
export const sortKeyFor = (sort: SearchSort | undefined): SortKey => {
  if (sort === 'rating') return 'byRating';
  return sort === 'price' ? 'byRate' : 'order';
};

/** Returns the index scans that answer a search in ranking order; each worker appears in only one of them. */
export const planSearch = (criteria: SearchCriteria): Branch[] => {
  const sortKey = sortKeyFor(criteria.sort);
  const { isVerified = false, price = null } = criteria;
  const plan = buildTiers(criteria).flatMap((tier, at) =>
    criteria.areas.map((area) => toBranch(at, tier, { area, sortKey, isVerified, price })),
  );
  return criteria.sort === 'distance' ? plan.toSorted((one, other) => one.area.band - other.area.band) : plan;
};

/** Where a page ended: the branch and the last worker's place in it. */
export interface Position {
  readonly tier: number;
  readonly band: number;
  readonly order: string;
}

const isBefore = ({ tier, area }: Branch, at: Position): boolean =>
  tier < at.tier || (tier === at.tier && area.band < at.band);

/** Length of the ranking key; a sorted key puts its own prefix before it. */
const ORDER_LENGTH = 34;

/** Returns the prefix before the ranking key (rating or rate); empty when there is none. */
const sortPrefix = (order: string): string => order.slice(0, -ORDER_LENGTH);

/** Lengths of the prefixes. */
export const sortPrefixLengths: Record<SortKey, number> = { order: 0, byRating: 2, byRate: 9 };

/** Returns what a worker is sorted by before the default ranking. */
export const sortPrefixFor = ({ band, order }: Position, sort: SearchSort | undefined): string =>
  sort === 'distance' ? String(band).padStart(3, '0') : sortPrefix(order);

/** Returns true when `one` comes after `at` in the same order. */
export const isAfter = (
  one: Position,
  { at, sort }: { readonly at: Position; readonly sort: SearchSort | undefined },
): boolean => {
  const keys = ({ tier, band, order }: Position): string =>
    [sortPrefixFor({ tier, band, order }, sort), tier, String(band).padStart(3, '0'), order].join(' ');
  return keys(one) > keys(at);
};

/** Sorted branches are merged: each continues with later keys, and with equal keys that rank after the position. */
const continueMerged = (branch: Branch, at: Position): Branch => {
  const isSame = branch.tier === at.tier && branch.area.band === at.band;
  const key = sortPrefix(at.order);
  const after = isBefore(branch, at) ? `${key}${LAST}` : key;
  return { ...branch, range: { ...branch.range, after: isSame ? at.order : after } };
};

const continueNearest = (plan: readonly Branch[], at: Position): Branch[] =>
  plan.flatMap((branch) => {
    const { tier, area, range } = branch;
    if (area.band < at.band || (area.band === at.band && tier < at.tier)) return [];
    const isSame = tier === at.tier && area.band === at.band;
    return [isSame ? { ...branch, range: { ...range, after: at.order } } : branch];
  });

/** Returns what remains of a plan after a position. */
export const continueAfter = (plan: readonly Branch[], at: Position, sort?: SearchSort): Branch[] => {
  if (sort === 'distance') return continueNearest(plan, at);
  if (sort !== undefined) return plan.map((branch) => continueMerged(branch, at));
  return plan
    .filter((branch) => !isBefore(branch, at))
    .flatMap((branch) => {
      if (branch.tier !== at.tier || branch.area.band !== at.band) return [branch];
      const { after, before } = branch.range;
      if (at.order >= before) return [];
      return [{ ...branch, range: { after: after > at.order ? after : at.order, before } }];
    });
};
