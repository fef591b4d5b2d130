import type { SearchSort } from '#lib/features/search/contracts/search-sort.ts';
import type { SearchArea } from './search-area.ts';
import {
  FIRST_UNVERIFIED,
  rateDigits,
  ratedTerms,
  skillTerm,
} from '#lib/features/people/rules/search-listing.ts';
import type { WordMeaning } from './search-vocabulary.ts';

/** Somebody has one of these terms, or one of these words. */
export interface Condition {
  readonly terms: readonly string[];
  readonly words: readonly string[];
}

/** A part of the order of results: `after` and `before` it lie outside. */
export interface Stretch {
  readonly after: string;
  readonly before: string;
}

/** The text of a listing along which a walk goes. */
export type Along = 'order' | 'byRating' | 'byRate';

/** What a worker may ask at most: for an hour, or for a job as cards show it. */
export interface PriceLimit {
  readonly mostPaise: number;
  readonly job: {
    readonly serviceId: string;
    readonly durationMinutes: number;
    readonly servicePricePaise: number;
  } | null;
}

/** One walk along an index in the order of results: what the index answers, and what is looked at on the way. */
export interface Branch {
  readonly tier: number;
  readonly area: SearchArea;
  readonly along: Along;
  readonly stretch: Stretch;
  /** Answered by the index together with the area; null when the area alone is. */
  readonly led: Condition | null;
  /** Whether the index answers the area, or every worker's area is looked at. */
  readonly isAreaLed: boolean;
  readonly others: readonly Condition[];
  /** Only who lacks one of these, as they were found before. */
  readonly lacksOneOf: readonly (readonly string[])[];
  /** Whether each worker is looked at for being verified, where the stretch does not say it. */
  readonly looksForVerified: boolean;
  /** The same of what they ask. */
  readonly price: PriceLimit | null;
}

export interface Wanted {
  readonly words: readonly WordMeaning[];
  readonly skillIds: readonly string[];
  /** All of these skills, as a service needs them; otherwise any. */
  readonly hasAllSkills?: boolean;
  readonly rating: number;
  readonly areas: readonly SearchArea[];
  /** What goes before the order of results; it alone where absent. */
  readonly sort?: SearchSort | undefined;
  /** Only who is verified. */
  readonly isVerified?: boolean;
  readonly price?: PriceLimit | null;
}

/** The database merges at most so many stretches of an index in order; more it would have to sort. */
const MOST_MERGED = 200;
const END = '2';
/** Behind every text that begins with a digit. */
const LAST = ':';

interface Tier {
  readonly conditions: readonly Condition[];
  readonly lacksOneOf: Branch['lacksOneOf'];
}

const strongly = ({ strong }: WordMeaning): Condition => ({ terms: strong, words: [] });

const looselyAlone = ({ weak, words }: WordMeaning): Condition => ({ terms: weak, words });
const loosely = ({ strong, weak, words }: WordMeaning): Condition => ({ terms: [...strong, ...weak], words });

const skilled = ({ skillIds, hasAllSkills = false }: Wanted): Condition[] => {
  if (skillIds.length === 0) return [];
  const terms = skillIds.map(skillTerm);
  return hasAllSkills ? terms.map((term) => ({ terms: [term], words: [] })) : [{ terms, words: [] }];
};

const isOfTrades = ({ terms, words }: Condition): boolean =>
  words.length === 0 && terms.every((term) => term.startsWith('#'));

/** A rating is part of the terms of trades where there are any, so that one index answers both. */
const rated = (conditions: readonly Condition[], rating: number): Condition[] => {
  if (rating === 0) return [...conditions];
  const trades = conditions.find(isOfTrades);
  const terms = trades ? trades.terms.flatMap((term) => ratedTerms(rating, term)) : ratedTerms(rating);
  return [...conditions.filter((condition) => condition !== trades), { terms, words: [] }];
};

const tiersOf = (wanted: Wanted): Tier[] => {
  const { words, rating } = wanted;
  const skills = skilled(wanted);
  const byName: Tier = { conditions: rated([...skills, ...words.map(strongly)], rating), lacksOneOf: [] };
  const [only, ...others] = words;
  if (!only) return [byName];
  // Of several words one may name the trade and another stand in the rest of the profile.
  const rest = others.length === 0 ? [looselyAlone(only)] : words.map(loosely);
  if (rest.some(({ terms, words: about }) => terms.length + about.length === 0)) return [byName];
  const conditions = rated([...skills, ...rest], rating);
  return [byName, { conditions, lacksOneOf: words.map(({ strong }) => strong) }];
};

const isOfRating = (term: string): boolean => term.startsWith('*');

// Most people have some rating, a trade has many bearers, a beginning fewer the longer it is.
const commonness = (term: string): number => {
  if (isOfRating(term)) return 1000;
  return term.startsWith('#') ? 80 : 100 / [...term].length ** 2;
};
const commonnessOf = ({ terms, words }: Condition): number =>
  [...terms, ...words].reduce((sum, term) => sum + commonness(term), 0);

const widthOf = (area: SearchArea): number => (area.kind === 'pins' ? area.pins.length : 1);

const isPlaced = (area: SearchArea): boolean => area.kind === 'pins' || area.kind === 'city';

const isOfSkill = (term: string): boolean => term.startsWith('#') && !term.includes('*');

type Limits = Required<Pick<Wanted, 'isVerified' | 'price'>>;

interface Walked {
  area: SearchArea;
  along: Along;
}

const leaderOf = ({ conditions }: Tier, { area, along }: Walked): Condition | null => {
  const fitting = conditions.filter(({ terms, words }) => {
    // Only trades are indexed together with a rating or a rate.
    if (along !== 'order' && (words.length > 0 || !terms.every(isOfSkill))) return false;
    // Only terms are indexed together with a place.
    if (isPlaced(area) && words.length > 0) return false;
    if (area.kind === 'state' && terms.every(isOfRating)) return false;
    return (terms.length + words.length) * widthOf(area) <= MOST_MERGED;
  });
  return fitting.toSorted((one, other) => commonnessOf(one) - commonnessOf(other))[0] ?? null;
};

const isAlongPrice = (along: Along, price: PriceLimit | null): price is PriceLimit =>
  along === 'byRate' && price?.job === null;

/** All of a walk that can be wanted. */
const stretchOf = (along: Along, { isVerified, price }: Limits): Stretch => {
  if (along === 'order') return { after: '', before: isVerified ? FIRST_UNVERIFIED : END };
  return { after: '', before: isAlongPrice(along, price) ? `${rateDigits(price.mostPaise)}${LAST}` : LAST };
};

const toBranch = (tier: number, of: Tier, { area, along, ...limits }: Walked & Limits): Branch => {
  const led = leaderOf(of, { area, along });
  const others = of.conditions.filter((condition) => condition !== led);
  // No sorted index knows of states.
  const isAreaLed = isPlaced(area) || (led === null && (along === 'order' || area.kind !== 'state'));
  return {
    ...{ tier, area, along, led, isAreaLed, others, lacksOneOf: of.lacksOneOf },
    stretch: stretchOf(along, limits),
    looksForVerified: limits.isVerified && along !== 'order',
    price: isAlongPrice(along, limits.price) ? null : limits.price,
  };
};

/** Along what a search walks that is sorted so. */
export const alongFor = (sort: SearchSort | undefined): Along => {
  if (sort === 'rating') return 'byRating';
  return sort === 'price' ? 'byRate' : 'order';
};

/** The walks that together answer a search, in the order of its results; no worker is met on two of them. */
export const planSearch = (wanted: Wanted): Branch[] => {
  const along = alongFor(wanted.sort);
  const { isVerified = false, price = null } = wanted;
  const plan = tiersOf(wanted).flatMap((tier, at) =>
    wanted.areas.map((area) => toBranch(at, tier, { area, along, isVerified, price })),
  );
  return wanted.sort === 'distance' ? plan.toSorted((one, other) => one.area.band - other.area.band) : plan;
};

/** Where a page ended: the walk and the last worker's place along it. */
export interface Position {
  readonly tier: number;
  readonly band: number;
  readonly order: string;
}

const isBefore = ({ tier, area }: Branch, at: Position): boolean =>
  tier < at.tier || (tier === at.tier && area.band < at.band);

/** How long the order of results is: what goes before it in a text is the key of a sorted one. */
const ORDER_LENGTH = 34;

/** Of what goes before the order of results: a rating or a rate; empty where nothing does. */
const keyOf = (order: string): string => order.slice(0, -ORDER_LENGTH);

/** How many signs the key has. */
export const keyLengths: Record<Along, number> = { order: 0, byRating: 2, byRate: 9 };

/** What goes before the order of results where somebody stands: equal keys, then the order of results. */
export const sortKeyOf = ({ band, order }: Position, sort: SearchSort | undefined): string =>
  sort === 'distance' ? String(band).padStart(3, '0') : keyOf(order);

interface Behind {
  readonly at: Position;
  readonly sort: SearchSort | undefined;
}

/** Whether somebody stands behind a place in the same order. */
export const isBehind = (one: Position, { at, sort }: Behind): boolean => {
  const keys = ({ tier, band, order }: Position): string =>
    [sortKeyOf({ tier, band, order }, sort), tier, String(band).padStart(3, '0'), order].join(' ');
  return keys(one) > keys(at);
};

/** Sorted walks are merged: of each is left what has a later key, or the same one and stands behind by itself. */
const continueMerged = (branch: Branch, at: Position): Branch => {
  const isSame = branch.tier === at.tier && branch.area.band === at.band;
  const key = keyOf(at.order);
  const after = isBefore(branch, at) ? `${key}${LAST}` : key;
  return { ...branch, stretch: { ...branch.stretch, after: isSame ? at.order : after } };
};

const continueNearest = (plan: readonly Branch[], at: Position): Branch[] =>
  plan.flatMap((branch) => {
    const { tier, area, stretch } = branch;
    if (area.band < at.band || (area.band === at.band && tier < at.tier)) return [];
    const isSame = tier === at.tier && area.band === at.band;
    return [isSame ? { ...branch, stretch: { ...stretch, after: at.order } } : branch];
  });

/** What is left of a plan after a position. */
export const continueAfter = (plan: readonly Branch[], at: Position, sort?: SearchSort): Branch[] => {
  if (sort === 'distance') return continueNearest(plan, at);
  if (sort !== undefined) return plan.map((branch) => continueMerged(branch, at));
  return plan
    .filter((branch) => !isBefore(branch, at))
    .flatMap((branch) => {
      if (branch.tier !== at.tier || branch.area.band !== at.band) return [branch];
      const { after, before } = branch.stretch;
      if (at.order >= before) return [];
      return [{ ...branch, stretch: { after: after > at.order ? after : at.order, before } }];
    });
};
