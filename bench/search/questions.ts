import {
  continueAfter,
  planSearch,
  type Branch,
  type Position,
} from '#lib/features/search/rules/search-plan.ts';
import { createVocabulary } from '#lib/features/search/rules/search-vocabulary.ts';
import { readSeedWords } from '#server/seed/seed-words.ts';
import { findAreas, type SearchedPlace } from '#lib/features/search/services/steps/areas-of-place.ts';
import { toPipeline, type FoundRecord } from '#models/search/worker-search.ts';
import { skills, type MarketTown } from './towns.ts';

/** A search, and how much slower it may be at the largest size than at the smallest. */
export interface Question {
  name: string;
  bar: number;
  plan: readonly Branch[];
  /** The index answers everything except who serves the place. */
  isIndexed: boolean;
}

interface SearchSpec {
  text?: string;
  trade?: string;
  rating?: number;
  place?: SearchedPlace;
}

const words = await readSeedWords();
const toNameWords = (name: string) =>
  words.find((one) => one.kind === 'skill' && one.name === name)?.searchWords ?? {};

const vocabulary = createVocabulary({
  skills: skills.map(({ _id, name }) => {
    const { en = [], ...others } = toNameWords(name);
    return { _id: String(_id), name, words: { ...others, en: [name, ...en] } };
  }),
  services: [],
  workTypes: [{ name: 'One visit', texts: ['One visit'] }],
  common: { fillers: {}, verbs: {}, others: [], elsewhere: [], names: [] },
});

const buildPlan = async ({ text = '', trade, rating = 0, place = {} }: SearchSpec): Promise<Branch[]> => {
  const { areas } = await findAreas(place);
  const skillId = trade === undefined ? null : vocabulary.findSkill(trade);
  return planSearch({
    words: vocabulary.read(text, null).meanings,
    skillIds: skillId === null ? [] : [skillId],
    rating,
    areas,
  });
};

const lucknow = { pinCode: '226010' };
const kolkata = { pinCode: '700025' };

type Row = [name: string, bar: number, isIndexed: boolean, spec: SearchSpec];
const rows: Row[] = [
  ['nothing asked', 2, true, {}],
  ['skill', 2, true, { trade: 'Plumber' }],
  ['rating', 2, true, { rating: 4 }],
  ['city', 2, true, { place: { city: 'Lucknow' } }],
  ['place in a small city', 2, true, { place: lucknow }],
  ['place in the densest city', 2, true, { place: kolkata }],
  ['skill and place', 2, true, { trade: 'Plumber', place: lucknow }],
  ['skill, place and rating', 2, true, { trade: 'Plumber', place: kolkata, rating: 4 }],
  ['text, a name', 4, true, { text: 'ram' }],
  ['text, a trade in Hindi', 4, true, { text: 'बिजली' }],
  ['text, a trade with a typing error', 4, true, { text: 'plubmer' }],
  ['text and place', 4, false, { text: 'electr', place: kolkata }],
  ['text, a name and place', 4, false, { text: 'ram', place: lucknow }],
  ['two words', 4, false, { text: 'ramesh electrician' }],
  ['text of about and place', 4, false, { text: 'punctual', place: lucknow }],
];

export const makeQuestions = (): Promise<Question[]> =>
  Promise.all(
    rows.map(async ([name, bar, isIndexed, spec]) => ({
      name,
      bar,
      isIndexed,
      plan: await buildPlan(spec),
    })),
  );

export const LIMIT = 10;

/** Runs a search as the service does; `plan` may start in the middle. */
export const ask = (town: MarketTown, plan: readonly Branch[], limit = LIMIT, isCounted = true) =>
  town.users.aggregate<FoundRecord>(toPipeline({ plan, hidden: [], limit: limit + 1, isCounted })).toArray();

/** Returns the position after the first `count` results. */
export const positionAfter = async (
  town: MarketTown,
  plan: readonly Branch[],
  count: number,
): Promise<Position> => {
  const found = (await ask(town, plan, count, false))[count - 1]?.found;
  if (!found) throw new Error(`There are not ${count} results.`);
  return found;
};

export const continued = (plan: readonly Branch[], at: Position): Branch[] => continueAfter(plan, at);
