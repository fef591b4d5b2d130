import type { SearchArea } from './search-area.ts';
import { ratedTerms, skillTerm } from '#lib/features/people/rules/search-listing.ts';
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

/** One walk along an index in the order of results: what the index answers, and what is looked at on the way. */
export interface Branch {
  readonly tier: number;
  readonly area: SearchArea;
  readonly stretch: Stretch;
  /** Answered by the index together with the area; null when the area alone is. */
  readonly led: Condition | null;
  /** Whether the index answers the area, or every worker's area is looked at. */
  readonly isAreaLed: boolean;
  readonly others: readonly Condition[];
  /** Only who lacks one of these, as they were found before. */
  readonly lacksOneOf: readonly (readonly string[])[];
}

export interface Wanted {
  readonly words: readonly WordMeaning[];
  readonly skillIds: readonly string[];
  /** All of these skills, as a service needs them; otherwise any. */
  readonly hasAllSkills?: boolean;
  readonly rating: number;
  readonly areas: readonly SearchArea[];
}

/** The database merges at most so many stretches of an index in order; more it would have to sort. */
const MOST_MERGED = 200;
const END = '2';

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

const leaderOf = ({ conditions }: Tier, area: SearchArea): Condition | null => {
  const fitting = conditions.filter(({ terms, words }) => {
    // Only terms are indexed together with a place.
    if (isPlaced(area) && words.length > 0) return false;
    if (area.kind === 'state' && terms.every(isOfRating)) return false;
    return (terms.length + words.length) * widthOf(area) <= MOST_MERGED;
  });
  return fitting.toSorted((one, other) => commonnessOf(one) - commonnessOf(other))[0] ?? null;
};

const WHOLE: Stretch = { after: '', before: END };

const toBranch = (tier: number, of: Tier, area: SearchArea): Omit<Branch, 'stretch'> => {
  const led = leaderOf(of, area);
  const others = of.conditions.filter((condition) => condition !== led);
  const isAreaLed = isPlaced(area) || led === null;
  return { tier, area, led, isAreaLed, others, lacksOneOf: of.lacksOneOf };
};

/** The walks that together answer a search, in the order of its results; no worker is met on two of them. */
export const planSearch = (wanted: Wanted): Branch[] =>
  tiersOf(wanted).flatMap((tier, at) =>
    wanted.areas.map((area) => ({ ...toBranch(at, tier, area), stretch: WHOLE })),
  );

/** Where a page ended: the walk and the last worker's order. */
export interface Position {
  readonly tier: number;
  readonly band: number;
  readonly order: string;
}

const isBefore = ({ tier, area }: Branch, at: Position): boolean =>
  tier < at.tier || (tier === at.tier && area.band < at.band);

/** What is left of a plan after a position. */
export const continueAfter = (plan: readonly Branch[], at: Position): Branch[] =>
  plan
    .filter((branch) => !isBefore(branch, at))
    .flatMap((branch) => {
      if (branch.tier !== at.tier || branch.area.band !== at.band) return [branch];
      const { after, before } = branch.stretch;
      if (at.order >= before) return [];
      return [{ ...branch, stretch: { after: after > at.order ? after : at.order, before } }];
    });
