import type {
  FoundWorker,
  FoundWorkers,
  SearchExplanation,
  SearchQuery,
} from '#lib/features/search/contracts/search.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import {
  packSearchCursor,
  readSearchCursor,
  type SearchCursor,
} from '#lib/features/search/rules/search-cursor.ts';
import { continueAfter, planSearch, type Branch } from '#lib/features/search/rules/search-plan.ts';
import { placeNamesOf } from '#lib/platform/i18n/place-names.ts';
import { wordsOf } from '#lib/platform/text/words.ts';
import type { Reading } from '#lib/features/search/rules/reading/read-query.ts';
import type { WordMeaning } from '#lib/features/search/rules/search-vocabulary.ts';
import { workersFound } from '#lib/features/search/texts/search-reply.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { walkPlan, type SearchResult, type FoundRecord } from '#models/search/worker-search.ts';
import { noteMissedWords } from '#lib/features/search/services/steps/note-missed-words.ts';
import { explainPlace } from '#lib/features/search/services/steps/explain-place.ts';
import { lookedFor, takePage, type TakenPage } from '#lib/features/search/services/steps/take-page.ts';
import {
  besideWorkers,
  elsewhereOf,
  nowhereElse,
  type Elsewhere,
} from '#lib/features/search/services/steps/beside-workers.ts';
import {
  areasOfPlace,
  ownPlaceOf,
  type AskedPlace,
  type FoundPlace,
} from '#lib/features/search/services/steps/areas-of-place.ts';
import { noteShown } from '#lib/features/people/services/steps/note-shown.ts';
import { firstRank, isNewcomer } from '#lib/features/people/rules/rank.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';
import {
  placeWords,
  searchVocabulary,
  type Known,
} from '#lib/features/search/services/steps/load-vocabulary.ts';
import { revealPhonesOf } from '#lib/features/visibility/services/steps/reveal-phones.ts';
import type { GeoPoint } from '#lib/features/places/rules/geo.ts';
import { kilometresApart, serves, type Located } from '#lib/features/places/rules/serves.ts';
import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';
import type { NamedRecord } from '#models/catalogue/named-list.ts';
import { toTrade } from '#lib/features/people/services/to-user.ts';

interface Extra {
  phone: string | undefined;
  /** All skills, for their names in other languages. */
  skills: ReadonlyMap<string, NamedRecord>;
  /** Where distances are measured from. */
  from: Located['point'];
  /** Where whoever searches is, where workers from elsewhere are found too. */
  reader: Located | null;
  /** Whether the worker is free at the time that was asked for. */
  free: boolean | undefined;
}

const toPoint = (point: GeoPoint | null): Located['point'] =>
  point && { coordinates: [point.lng, point.lat] };

const entriesOf = (worker: FoundRecord, skills: Extra['skills']): FoundWorker['skillEntries'] =>
  worker.skills.map(({ _id, name }) => ({
    _id: String(_id),
    name,
    names: skills.get(String(_id))?.names ?? {},
  }));

/** A worker as search results show one. */
const toFoundWorker = (worker: FoundRecord, { phone, skills, from, reader, free }: Extra): FoundWorker => {
  const { workTypes, certifications, serviceAreas, availability, ...shown } = toTrade(worker);
  return {
    ...shown,
    reviews: worker.reviewCount,
    ...placeNamesOf(worker.address),
    skillEntries: entriesOf(worker, skills),
    distanceKm: kilometresApart(worker, { point: from }),
    comes: reader === null || serves(worker, reader),
    ...(free !== undefined && { free }),
    ...(phone !== undefined && { phone }),
  };
};

const RESULTS_A_PAGE = 10;

interface Understood {
  known: Known;
  /** Null where the words stand for themselves. */
  reading: Reading | null;
  meanings: readonly WordMeaning[];
  place: FoundPlace;
  /** What was searched for, and where, as it was read. */
  asked: { words: readonly string[]; place: AskedPlace };
  /** What the words name beside it. */
  elsewhere: Elsewhere;
}

const planOf = ({
  query: asked,
  known: { vocabulary },
  meanings,
  place,
}: Understood & { query: SearchQuery }): Branch[] => {
  const { query = '', skills = [], allSkills: hasAllSkills = false, rating = 0 } = asked;
  const skillIds = skills.flatMap((skill) => vocabulary.findSkill(skill) ?? []);
  // Of signs without a letter nobody's name or trade is made.
  if (query !== '' && wordsOf(query).length === 0) return [];
  // A skill that does not exist is a skill that nobody has.
  const fewest = hasAllSkills ? skills.length : Math.min(skills.length, 1);
  if (skillIds.length < fewest) return [];
  return planSearch({ words: meanings, skillIds, hasAllSkills, rating, areas: place.areas });
};

interface Walked {
  result: SearchResult;
  page: TakenPage;
  limit: number;
  before: SearchCursor | null;
}

const nextOf = ({ result, page: { next }, before }: Walked): string | null => {
  const { total, isCapped } = before ?? result.count;
  return next && packSearchCursor({ ...next, total, isCapped });
};

interface Shown extends Walked {
  /** Whose share of phones it costs; null where none are shown. */
  caller: Actor | null;
  query: SearchQuery;
  understood: Understood;
  reader: Located | null;
  from: Located['point'];
  explanation: SearchExplanation | null;
}

const toReply = async (shown: Shown): Promise<FoundWorkers> => {
  const { caller, query, understood, reader, from, explanation, ...walked } = shown;
  const { known, reading, elsewhere } = understood;
  const { total, isCapped } = walked.before ?? walked.result.count;
  const { workers, free } = walked.page;
  const isFirstPage = walked.before === null && walked.limit > 0;
  const [phones, beside] = await Promise.all([
    caller?.role === 'customer' ? revealPhonesOf({ actor: caller, workers }) : new Map<string, string>(),
    besideWorkers({ query, known, reading, elsewhere, isFirstPage, total }),
  ]);
  return {
    message: plural({ locale: 'en', count: total, text: workersFound }),
    data: workers.map((worker) => {
      const id = String(worker._id);
      const extra = { phone: phones.get(id), free: free?.has(id), skills: known.skills, from, reader };
      return toFoundWorker(worker, extra);
    }),
    nextCursor: nextOf(walked),
    total,
    totalIsCapped: isCapped,
    ...beside,
    ...(explanation && { explanation }),
  };
};

const nothing: SearchResult = { workers: [], gaveUp: null, count: { total: 0, isCapped: false } };

interface Input {
  actor: Actor | null;
  query: SearchQuery;
  /** Whether the phones that the actor may see come along; each counts into the day's share. */
  hasPhones?: boolean;
}

const namesPlace = ({ pinCode, city, state, country }: SearchQuery): boolean =>
  [pinCode, city, state, country].some((part) => part !== undefined);

/** Reads the words of a query; the place that they name counts where no other is chosen. */
const understand = async (query: SearchQuery): Promise<Understood> => {
  const { query: words = '', asTyped = false } = query;
  const [known, findPlace] = await Promise.all([searchVocabulary(), words === '' ? null : placeWords()]);
  const { vocabulary } = known;
  if (asTyped) {
    const place = await areasOfPlace(query);
    return {
      known,
      reading: null,
      meanings: vocabulary.asTyped(words),
      place,
      asked: { words: [], place: query },
      elsewhere: nowhereElse,
    };
  }
  const own = await ownPlaceOf(query);
  const read = vocabulary.read(words, findPlace, own);
  const asked = read.place && !namesPlace(query) ? read.place : query;
  return {
    known,
    reading: read.reading,
    meanings: read.meanings,
    place: await areasOfPlace(asked),
    asked: { words: read.words, place: asked },
    elsewhere: elsewhereOf({ read, own, asked }),
  };
};

/** Words alone that found nobody are counted; who filters or looks for a number has not missed words. */
const noteMisses = async ({ caller, query, understood, before, limit, result }: Shown): Promise<void> => {
  const { skills = [], rating = 0, language = 'en' } = query;
  const isWhole = before === null && limit > 0 && skills.length === 0 && rating === 0;
  if (!caller || !isWhole || result.count.total > 0) return;
  await noteMissedWords({ actor: caller, language, ...understood.asked });
};

/** A newcomer's days are those on which customers may have seen her; workers look at their rivals. */
const noteNewcomers = ({ caller, page: { workers } }: Shown): void => {
  if (caller && caller.role !== 'customer') return;
  const seen = workers.filter((worker) => isNewcomer(worker.rank ?? firstRank(worker)));
  noteShown(seen.map(({ _id }) => String(_id)));
};

/** Workers by words, skills, rating and place, the best match first; pages and the API alike ask here. */
export const searchWorkers = async (input: Input): Promise<FoundWorkers> => {
  const { actor, query, hasPhones = true } = input;
  const { limit = RESULTS_A_PAGE, cursor } = query;
  const startsAt = query.at === undefined ? null : new Date(query.at);
  const before = cursor === undefined ? null : readSearchCursor({ cursor, isTimed: startsAt !== null });
  const [understood, reader, hidden] = await Promise.all([
    understand(query),
    query.from === undefined ? null : locateAddress({ pinCode: query.from }),
    actor ? hiddenFrom(actor.userId) : [],
  ]);
  const whole = planOf({ query, ...understood });
  const plan = before?.at ? continueAfter(whole, before.at) : whole;
  const search = { plan, hidden, limit: lookedFor({ limit, startsAt }), isCounted: before === null };
  const from = toPoint(understood.place.point) ?? reader?.point ?? null;
  const [result, explanation] = await Promise.all([
    plan.length === 0 ? nothing : walkPlan(search),
    query.explain === true ? explainPlace({ actor, plan: whole, from, startsAt }) : null,
  ]);
  const page = await takePage({ result, limit, before, startsAt });
  const shown = { query, understood, reader, from, result, page, limit, before, explanation };
  noteNewcomers({ ...shown, caller: actor });
  await noteMisses({ ...shown, caller: actor });
  return toReply({ ...shown, caller: hasPhones ? actor : null });
};
