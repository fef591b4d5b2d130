import type { FoundWorkers, SearchExplanation, SearchQuery } from '#lib/features/search/contracts/search.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import {
  packSearchCursor,
  readSearchCursor,
  type SearchCursor,
} from '#lib/features/search/rules/search-cursor.ts';
import {
  continueAfter,
  planSearch,
  type Branch,
  type PriceLimit,
} from '#lib/features/search/rules/search-plan.ts';
import { wordsOf } from '#lib/platform/text/words.ts';
import type { Reading } from '#lib/features/search/rules/reading/read-query.ts';
import type { WordMeaning } from '#lib/features/search/rules/search-vocabulary.ts';
import { toFoundWorker } from '#lib/features/search/services/to-found-worker.ts';
import { workersFound } from '#lib/features/search/texts/search-reply.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { walkPlan, type SearchResult } from '#models/search/worker-search.ts';
import { noteMissedWords } from '#lib/features/search/services/steps/note-missed-words.ts';
import { explainPlace } from '#lib/features/search/services/steps/explain-place.ts';
import { durationOf } from '#lib/features/catalogue/rules/lowest-price.ts';
import { lookedFor, takePage, type TakenPage } from '#lib/features/search/services/steps/take-page.ts';
import {
  besideWorkers,
  elsewhereOf,
  nowhereElse,
  type Elsewhere,
} from '#lib/features/search/services/steps/beside-workers.ts';
import {
  areasAroundPin,
  areasOfPlace,
  ownPlaceOf,
  type AskedPlace,
  type FoundPlace,
} from '#lib/features/search/services/steps/areas-of-place.ts';
import { walkPrices } from '#lib/features/search/services/steps/walk-prices.ts';
import { findJob, type ServiceRecord } from '#models/catalogue/service.ts';
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
import type { Located } from '#lib/features/places/rules/serves.ts';
import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';

const toPoint = (point: GeoPoint | null): Located['point'] =>
  point && { coordinates: [point.lng, point.lat] };

const RESULTS_A_PAGE = 10;

interface Understood {
  known: Known;
  /** The service that was asked for. */
  service: ServiceRecord | null;
  /** Null where the words stand for themselves. */
  reading: Reading | null;
  meanings: readonly WordMeaning[];
  place: FoundPlace;
  /** What was searched for, and where, as it was read. */
  asked: { words: readonly string[]; place: AskedPlace };
  /** What the words name beside it. */
  elsewhere: Elsewhere;
}

const priceLimitOf = (
  { maxPricePaise: mostPaise }: SearchQuery,
  service: ServiceRecord | null,
): PriceLimit | null => {
  if (mostPaise === undefined) return null;
  if (!service) return { mostPaise, job: null };
  const { _id, pricePaise: servicePricePaise } = service;
  return {
    mostPaise,
    job: { serviceId: String(_id), servicePricePaise, durationMinutes: durationOf(service) },
  };
};

const planOf = ({
  query: asked,
  known: { vocabulary },
  service,
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
  return planSearch({
    words: meanings,
    skillIds,
    hasAllSkills,
    rating,
    areas: place.areas,
    sort: asked.sort,
    isVerified: asked.verified ?? false,
    price: priceLimitOf(asked, service),
  });
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
  const { known, service, reading, elsewhere } = understood;
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
      const extra = {
        phone: phones.get(id),
        free: free?.has(id),
        skills: known.skills,
        from,
        reader,
        service,
      };
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

const namesPlace = ({ pinCode, city, state, country }: AskedPlace): boolean =>
  [pinCode, city, state, country].some((part) => part !== undefined);

/** Reads the words of a query; the place that they name counts where no other is chosen. */
const understand = async (query: SearchQuery, service: ServiceRecord | null): Promise<Understood> => {
  const { query: words = '', asTyped = false } = query;
  const [known, findPlace] = await Promise.all([searchVocabulary(), words === '' ? null : placeWords()]);
  const { vocabulary } = known;
  if (asTyped) {
    const place = await areasOfPlace(query);
    return {
      known,
      service,
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
    service,
    reading: read.reading,
    meanings: read.meanings,
    place: await areasOfPlace(asked),
    asked: { words: read.words, place: asked },
    elsewhere: elsewhereOf({ read, own, asked }),
  };
};

/** The search as it is sorted; the same as the other plan where it is not. */
const planSorted = async (query: SearchQuery, understood: Understood): Promise<Branch[]> => {
  if (query.sort !== 'distance') return planOf({ query, ...understood });
  const { place: asked } = understood.asked;
  const isEverywhere = query.from !== undefined && !namesPlace(asked);
  const near = isEverywhere
    ? await areasAroundPin(query.from ?? '')
    : (await areasOfPlace(asked, query.sort)).areas;
  const areas = near ?? understood.place.areas;
  return planOf({ query, ...understood, place: { ...understood.place, areas } });
};

/** Words alone that found nobody are counted; who filters or looks for a number has not missed words. */
const noteMisses = async ({ caller, query, understood, before, limit, result }: Shown): Promise<void> => {
  const { skills = [], rating = 0, verified = false, maxPricePaise, language = 'en' } = query;
  const isFiltered = skills.length > 0 || rating > 0 || verified || maxPricePaise !== undefined;
  const isWhole = before === null && limit > 0 && !isFiltered;
  if (!caller || !isWhole || result.count.total > 0) return;
  await noteMissedWords({ actor: caller, language, ...understood.asked });
};

/** A newcomer's days are those on which customers may have seen her; workers look at their rivals. */
const noteNewcomers = ({ caller, page: { workers } }: Shown): void => {
  if (caller && caller.role !== 'customer') return;
  const seen = workers.filter((worker) => isNewcomer(worker.rank ?? firstRank(worker)));
  noteShown(seen.map(({ _id }) => String(_id)));
};

interface Walking {
  query: SearchQuery;
  understood: Understood;
  before: SearchCursor | null;
  hidden: readonly string[];
  from: Located['point'];
  startsAt: Date | null;
  limit: number;
}

/** The search in the order of results, whatever it is sorted by. */
const planInOrder = (query: SearchQuery, understood: Understood): Branch[] =>
  planOf({ query: { ...query, sort: undefined }, ...understood });

/** Of a job the price with each is known where it is; everything else is walked. */
const walk = async (walking: Walking): Promise<SearchResult> => {
  const { query, understood, before, hidden, from, startsAt, limit } = walking;
  const { service } = understood;
  const after = before?.at ?? null;
  const most = lookedFor({ limit, startsAt });
  if (service && query.sort === 'price' && query.query === undefined) {
    const { pinCode = null, city = null } = query;
    const { rating = 0, verified = false, maxPricePaise = null } = query;
    const wanted = { service, place: { pinCode, city }, from, rating, isVerified: verified, maxPricePaise };
    const priced = await walkPrices({ ...wanted, hidden, limit: most, after });
    if (priced) return priced;
  }
  const whole = await planSorted(query, understood);
  const plan = after ? continueAfter(whole, after, query.sort) : whole;
  if (plan.length === 0) return nothing;
  const countPlan = planInOrder(query, understood);
  return walkPlan({ plan, hidden, limit: most, isCounted: before === null, countPlan });
};

/** A search for a service is one for its skills. */
const ofService = (query: SearchQuery, service: ServiceRecord | null): SearchQuery => {
  if (query.service === undefined) return query;
  // A service that does not exist is one that nobody does.
  const skills = service ? service.skillIds.map(String) : [query.service];
  return { ...query, skills, allSkills: true };
};

/** Workers by words, skills, rating and place, the best match first; pages and the API alike ask here. */
export const searchWorkers = async (input: Input): Promise<FoundWorkers> => {
  const { actor, hasPhones = true } = input;
  const { limit = RESULTS_A_PAGE, cursor, sort } = input.query;
  const service = input.query.service === undefined ? null : await findJob(input.query.service);
  const query = ofService(input.query, service);
  const startsAt = query.at === undefined ? null : new Date(query.at);
  const isTimed = startsAt !== null;
  const before = cursor === undefined ? null : readSearchCursor({ cursor, isTimed, sort });
  const [understood, reader, hidden] = await Promise.all([
    understand(query, service),
    query.from === undefined ? null : locateAddress({ pinCode: query.from }),
    actor ? hiddenFrom(actor.userId) : [],
  ]);
  const from = toPoint(understood.place.point) ?? reader?.point ?? null;
  const [result, explanation] = await Promise.all([
    walk({ query, understood, before, hidden, from, startsAt, limit }),
    query.explain === true
      ? explainPlace({ actor, plan: planInOrder(query, understood), from, startsAt })
      : null,
  ]);
  const page = await takePage({ result, limit, before, startsAt, sort });
  const shown = { query, understood, reader, from, result, page, limit, before, explanation };
  noteNewcomers({ ...shown, caller: actor });
  await noteMisses({ ...shown, caller: actor });
  return toReply({ ...shown, caller: hasPhones ? actor : null });
};
