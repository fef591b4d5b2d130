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
import { foldWords } from '#lib/platform/text/words.ts';
import { toFoundWorker } from '#lib/features/search/services/to-found-worker.ts';
import { workersFound } from '#lib/features/search/texts/search-reply.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { runPlan, type SearchResult } from '#models/search/worker-search.ts';
import { recordMissedWords } from '#lib/features/search/services/steps/note-missed-words.ts';
import { explainRanking } from '#lib/features/search/services/steps/explain-place.ts';
import { isOffered, resolveDuration } from '#lib/features/catalogue/rules/pricing.ts';
import { fetchLimitFor, takePage, type SearchPage } from '#lib/features/search/services/steps/take-page.ts';
import { readSearchContext } from '#lib/features/search/services/steps/beside-workers.ts';
import {
  areasAroundPin,
  areasFromPin,
  findAreas,
} from '#lib/features/search/services/steps/areas-of-place.ts';
import {
  findParsedBarrier,
  namesPlace,
  parseQuery,
  type ParsedQuery,
} from '#lib/features/search/services/steps/parse-search.ts';
import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import { loadSwitchedOffTerms } from '#lib/features/search/services/steps/search-barrier.ts';
import { searchByPrice } from '#lib/features/search/services/steps/walk-prices.ts';
import { findService, type ServiceRecord } from '#models/catalogue/service.ts';
import { recordShown } from '#lib/features/people/services/steps/note-shown.ts';
import { firstRank, isNewcomer } from '#lib/features/people/rules/rank.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';
import { revealPhones } from '#lib/features/visibility/services/steps/reveal-phones.ts';
import type { SearchArea } from '#lib/features/search/rules/search-area.ts';
import type { GeoPoint } from '#lib/features/places/rules/geo.ts';
import type { Located } from '#lib/features/places/rules/serves.ts';
import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';

const toPoint = (point: GeoPoint | null): Located['point'] =>
  point && { coordinates: [point.lng, point.lat] };

const PAGE_SIZE = 10;

const toPriceLimit = (
  { maxPricePaise: maxPaise }: SearchQuery,
  service: ServiceRecord | null,
): PriceLimit | null => {
  if (maxPaise === undefined) return null;
  if (!service) return { maxPaise, job: null };
  const { _id, pricePaise: servicePricePaise } = service;
  return {
    maxPaise,
    job: { serviceId: String(_id), servicePricePaise, durationMinutes: resolveDuration(service) },
  };
};

const buildPlan = ({
  query: filters,
  known: { vocabulary },
  service,
  meanings,
  place,
}: ParsedQuery & { query: SearchQuery }): Branch[] => {
  const { query = '', skills = [], allSkills: hasAllSkills = false, rating = 0 } = filters;
  const skillIds = skills.flatMap((skill) => vocabulary.findSkill(skill) ?? []);
  // Punctuation alone matches nothing.
  if (query !== '' && foldWords(query).length === 0) return [];
  // An unknown skill matches nothing.
  const minMatches = hasAllSkills ? skills.length : Math.min(skills.length, 1);
  if (skillIds.length < minMatches) return [];
  return planSearch({
    words: meanings,
    skillIds,
    hasAllSkills,
    rating,
    areas: place.areas,
    sort: filters.sort,
    isVerified: filters.verified ?? false,
    price: toPriceLimit(filters, service),
  });
};

interface SearchRun {
  result: SearchResult;
  page: SearchPage;
  limit: number;
  before: SearchCursor | null;
}

const toNextCursor = ({ result, page: { next }, before }: SearchRun): string | null => {
  const { total, isCapped } = before ?? result.count;
  return next && packSearchCursor({ ...next, total, isCapped });
};

/** The service whose name the words are. */
const findNamedService = async ({ known, reading, searched }: ParsedQuery): Promise<ServiceRecord | null> => {
  const id = reading && known.vocabulary.findService(searched.words);
  return id ? findService(id) : null;
};

interface ResponseContext extends SearchRun {
  /** Whose daily phone quota is charged; null when no phones are shown. */
  caller: Actor | null;
  query: SearchQuery;
  parsed: ParsedQuery;
  reader: Located | null;
  from: Located['point'];
  explanation: SearchExplanation | null;
  barrier: NotOffered | null;
}

const toReply = async (context: ResponseContext): Promise<FoundWorkers> => {
  const { caller, query, parsed, reader, from, explanation, barrier, ...plan } = context;
  const { known, service, reading, elsewhere } = parsed;
  const { total, isCapped } = plan.before ?? plan.result.count;
  const { workers, free } = plan.page;
  const isFirstPage = plan.before === null && plan.limit > 0;
  const [phones, beside, named] = await Promise.all([
    caller?.role === 'customer' ? revealPhones({ actor: caller, workers }) : new Map<string, string>(),
    readSearchContext({ query, known, reading, elsewhere, isFirstPage, total }),
    service === null && workers.length > 0 ? findNamedService(parsed) : null,
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
        service: service ?? (named && isOffered(named, worker) ? named : null),
      };
      return toFoundWorker(worker, extra);
    }),
    nextCursor: toNextCursor(plan),
    total,
    totalIsCapped: isCapped,
    ...beside,
    ...(barrier && { notOffered: barrier, services: [], nearest: [] }),
    ...(explanation && { explanation }),
  };
};

const noResults: SearchResult = { workers: [], stoppedAt: null, count: { total: 0, isCapped: false } };

interface SearchInput {
  actor: Actor | null;
  query: SearchQuery;
  /** Includes the phones the actor may see; each counts against the daily quota. */
  hasPhones?: boolean;
  /** The caller's network, for rate limits. */
  network?: string;
}

/** The reader's PIN in a search of all places. */
const findOrigin = ({ from }: SearchQuery, { searched }: ParsedQuery): string | null =>
  from === undefined || namesPlace(searched.place) ? null : from;

/** The areas in the requested sort; a search of all places begins with the workers who travel to the reader. */
const findSortedAreas = async (query: SearchQuery, parsed: ParsedQuery): Promise<SearchArea[]> => {
  const { sort } = query;
  const { place, searched } = parsed;
  const origin = findOrigin(query, parsed);
  if (sort === 'distance') {
    if (origin === null) return (await findAreas(searched.place, sort)).areas;
    return (await areasAroundPin(origin)) ?? place.areas;
  }
  if (origin === null || sort !== undefined) return place.areas;
  return (await areasFromPin(origin)) ?? place.areas;
};

/** The plan in the requested sort. */
const buildSortedPlan = async (query: SearchQuery, parsed: ParsedQuery): Promise<Branch[]> => {
  const areas = await findSortedAreas(query, parsed);
  return buildPlan({ query, ...parsed, place: { ...parsed.place, areas } });
};

/** Records words that found no workers, unless filters or a number explain the empty result. */
const recordMisses = async ({
  caller,
  query,
  parsed,
  before,
  limit,
  result,
  barrier,
}: ResponseContext): Promise<void> => {
  const { skills = [], rating = 0, verified = false, maxPricePaise, language = 'en' } = query;
  const isFiltered = skills.length > 0 || rating > 0 || verified || maxPricePaise !== undefined;
  const isWhole = before === null && limit > 0 && !isFiltered;
  if (!caller || !isWhole || barrier || result.count.total > 0) return;
  await recordMissedWords({ actor: caller, language, ...parsed.searched });
};

/** Counts the days on which customers could see a newcomer; workers looking at competitors do not count. */
const recordNewcomersShown = ({ caller, page: { workers } }: ResponseContext, network: string): void => {
  if (caller && caller.role !== 'customer') return;
  const seen = workers.filter((worker) => isNewcomer(worker.rank ?? firstRank(worker)));
  recordShown(
    seen.map(({ _id }) => String(_id)),
    { userId: caller?.userId ?? null, network },
  );
};

interface ScanInput {
  query: SearchQuery;
  parsed: ParsedQuery;
  before: SearchCursor | null;
  hidden: readonly string[];
  from: Located['point'];
  startsAt: Date | null;
  limit: number;
}

/** The plan that counts: in default ranking, ignoring the sort. */
const buildCountPlan = (query: SearchQuery, parsed: ParsedQuery): Branch[] =>
  buildPlan({ query: { ...query, sort: undefined }, ...parsed });

/** The plan in default ranking, whose areas say why a worker is where they are. */
const buildRankedPlan = (query: SearchQuery, parsed: ParsedQuery): Promise<Branch[]> =>
  buildSortedPlan({ ...query, sort: undefined }, parsed);

/** Sorting by a service's price uses prices in memory when the place is known; everything else scans indexes. */
const runSearch = async (input: ScanInput): Promise<SearchResult> => {
  const { query, parsed, before, hidden, from, startsAt, limit } = input;
  const { service } = parsed;
  const after = before?.at ?? null;
  const fetchLimit = fetchLimitFor({ limit, startsAt });
  if (service && query.sort === 'price' && query.query === undefined) {
    const { pinCode = null, city = null } = query;
    const { rating = 0, verified = false, maxPricePaise = null } = query;
    const search = { service, place: { pinCode, city }, from, rating, isVerified: verified, maxPricePaise };
    const priced = await searchByPrice({ ...search, hidden, limit: fetchLimit, after });
    if (priced) return priced;
  }
  const whole = await buildSortedPlan(query, parsed);
  const plan = after ? continueAfter(whole, after, query.sort) : whole;
  if (plan.length === 0) return noResults;
  const countPlan = query.sort === undefined ? whole : buildCountPlan(query, parsed);
  const off = await loadSwitchedOffTerms();
  return runPlan({ plan, hidden, off, limit: fetchLimit, isCounted: before === null, countPlan });
};

/** Replaces a service by its skills. */
const withServiceSkills = (query: SearchQuery, service: ServiceRecord | null): SearchQuery => {
  if (query.service === undefined) return query;
  // An unknown service matches nothing.
  const skills = service ? service.skillIds.map(String) : [query.service];
  return { ...query, skills, allSkills: true };
};

/** Finds workers by words, skills, rating and place, best match first. Used by pages and the API. */
export const searchWorkers = async (input: SearchInput): Promise<FoundWorkers> => {
  const { actor, hasPhones = true, network = 'unknown' } = input;
  const { limit = PAGE_SIZE, cursor, sort } = input.query;
  const service = input.query.service === undefined ? null : await findService(input.query.service);
  const query = withServiceSkills(input.query, service);
  const startsAt = query.at === undefined ? null : new Date(query.at);
  const isTimed = startsAt !== null;
  const before = cursor === undefined ? null : readSearchCursor({ cursor, isTimed, sort });
  const [parsed, reader, hidden] = await Promise.all([
    parseQuery(query, service),
    query.from === undefined ? null : locateAddress({ pinCode: query.from }),
    actor ? hiddenFrom(actor.userId) : [],
  ]);
  const from = toPoint(parsed.place.point) ?? reader?.point ?? null;
  const barrier = await findParsedBarrier(query, parsed);
  const [result, explanation] = await Promise.all([
    barrier ? noResults : runSearch({ query, parsed, before, hidden, from, startsAt, limit }),
    query.explain === true
      ? buildRankedPlan(query, parsed).then((plan) => explainRanking({ actor, plan, from, startsAt }))
      : null,
  ]);
  const page = await takePage({ result, limit, before, startsAt, sort });
  const context = { query, parsed, reader, from, result, page, limit, before, explanation, barrier };
  recordNewcomersShown({ ...context, caller: actor }, network);
  await recordMisses({ ...context, caller: actor });
  return toReply({ ...context, caller: hasPhones ? actor : null });
};
