import { searchSorts, type SearchSort } from '#lib/features/search/contracts/search-sort.ts';
import { toPaise } from '#lib/platform/contract/rupees.ts';

/** The filters of the search screen, as stored in its URL. */
export interface SearchFilters {
  readonly query: string;
  /** Match the words literally instead of looking for a trade. */
  readonly isAsTyped: boolean;
  /** Unique skill ids. */
  readonly skills: readonly string[];
  /** Require all of the skills, as a service does. */
  readonly hasAllSkills: boolean;
  /** Minimum rating in half stars; 0 for any. */
  readonly rating: number;
  /** Ignore the reader's place. */
  readonly isEverywhere: boolean;
  /** Requested day and hour in India, such as `2026-11-24T10:00`; null for any time. */
  readonly at: string | null;
  readonly isVerified: boolean;
  /** Maximum price for an hour in rupees; 0 for any. */
  readonly price: number;
  /** Sort option; null for the default ranking. */
  readonly sort: SearchSort | null;
}

export const noFilters: SearchFilters = {
  query: '',
  isAsTyped: false,
  skills: [],
  hasAllSkills: false,
  rating: 0,
  isEverywhere: false,
  at: null,
  isVerified: false,
  price: 0,
  sort: null,
};

interface KnownSkill {
  readonly _id: string;
  readonly name: string;
}

interface FilterSource {
  readonly params: URLSearchParams;
  readonly skills: readonly KnownSkill[];
}

const MAX_QUERY_LENGTH = 100;
const MAX_SKILLS = 20;

/** Normalizes a query for the search and the URL. */
export const normalizeQuery = (text: string): string => {
  const plain = text.normalize('NFC').replace(/\p{Cc}+/gu, ' ');
  return [...plain.toWellFormed().trim()].slice(0, MAX_QUERY_LENGTH).join('').trim();
};

const parseSkills = ({ params, skills }: FilterSource): string[] => {
  const named = params.getAll('skills').flatMap((text) => text.split(','));
  const ids = named.map((text) => text.trim().toLowerCase());
  const known = ids.flatMap((id) =>
    skills.filter(({ _id, name }) => id === _id || id === name.toLowerCase()).map(({ _id }) => _id),
  );
  return [...new Set(known)].slice(0, MAX_SKILLS);
};

const readRating = (text: string | null): number => {
  const halves = Math.round(Number(text) * 2);
  return halves >= 1 && halves <= 10 ? halves / 2 : 0;
};

const clockInIndia = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/;

/** Converts a filter's day and hour in India to an instant; null when invalid. */
export const instantAt = (at: string): Date | null => {
  const instant = new Date(clockInIndia.test(at) ? `${at}+05:30` : NaN);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

const readAt = (text: string | null): string | null => (text !== null && instantAt(text) ? text : null);

const MAX_RUPEES = 100_000;

/** Parses a maximum price in rupees; 0 when absent or invalid. */
const parsePrice = (text: string | null): number => {
  const rupees = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return rupees <= MAX_RUPEES ? rupees : 0;
};

const parseSort = (text: string | null): SearchSort | null =>
  searchSorts.find((sort) => sort === text) ?? null;

/** The sort and filters of a list of workers outside the search screen. */
export type ListChoices = Pick<SearchFilters, 'isVerified' | 'price' | 'sort'>;

/** Parses the list's sort and filters from a URL. */
export const parseChoices = (params: URLSearchParams): ListChoices => ({
  isVerified: params.get('verified') === 'true',
  price: parsePrice(params.get('price')),
  sort: parseSort(params.get('sort')),
});

/** Parses the filters from a URL; invalid values count as absent. */
export const parseFilters = (reading: FilterSource): SearchFilters => {
  const { params } = reading;
  const query = normalizeQuery(params.get('query') ?? '');
  const skills = parseSkills(reading);
  return {
    query,
    isAsTyped: query !== '' && params.get('asTyped') === 'true',
    skills,
    hasAllSkills: skills.length > 1 && params.get('allSkills') === 'true',
    rating: readRating(params.get('rating')),
    isEverywhere: params.get('near') === 'all',
    at: readAt(params.get('at')),
    ...parseChoices(params),
  };
};

/** Returns the query string of a search; the same search always gives the same string. */
export const toSearchParams = (filters: SearchFilters): string => {
  const { query, isAsTyped, skills, hasAllSkills, rating, isEverywhere, at, isVerified, price, sort } =
    filters;
  const params = new URLSearchParams();
  if (query) params.set('query', query);
  if (query && isAsTyped) params.set('asTyped', 'true');
  if (skills.length > 0) params.set('skills', skills.toSorted().join(','));
  if (skills.length > 1 && hasAllSkills) params.set('allSkills', 'true');
  if (rating > 0) params.set('rating', String(rating));
  if (isEverywhere) params.set('near', 'all');
  if (at !== null) params.set('at', at);
  if (isVerified) params.set('verified', 'true');
  if (price > 0) params.set('price', String(price));
  if (sort) params.set('sort', sort);
  return params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
};

/** Counts the active filters of the sheet. */
export const countFilters = ({ skills, ...others }: SearchFilters): number => {
  const { rating, isEverywhere, at, isVerified, price, sort } = others;
  return skills.length + [rating, isEverywhere, at, isVerified, price, sort].filter(Boolean).length;
};

/** Returns true when nothing was entered; a place alone is not a search. */
export const isBlank = ({ query, skills, rating, at, isVerified, price }: SearchFilters): boolean =>
  skills.length === 0 && ![query, rating, at, isVerified, price].some(Boolean);

export interface SearchPlace {
  readonly pinCode: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** The place names in the reader's language. */
  readonly shown?: Pick<SearchPlace, 'city' | 'state'> | null;
}

export interface Search {
  readonly filters: SearchFilters;
  /** The reader's place, if known. */
  readonly place: SearchPlace | null;
}

/** Builds the query of the search API call. */
export const toSearchCall = ({ filters, place }: Search) => {
  const { query, isAsTyped, skills, hasAllSkills, rating, isEverywhere, at, isVerified, price, sort } =
    filters;
  const { pinCode, city, state } = (isEverywhere ? null : place) ?? {};
  const from = isEverywhere ? place?.pinCode : null;
  const startsAt = at && instantAt(at);
  return {
    ...(query && { query }),
    ...(query && isAsTyped && { asTyped: 'true' as const }),
    ...(skills.length > 0 && { skills: skills.join(',') }),
    ...(skills.length > 1 && hasAllSkills && { allSkills: 'true' as const }),
    ...(rating > 0 && { rating: String(rating) }),
    ...(pinCode && { pinCode }),
    ...(city && { city }),
    ...(state && { state }),
    ...(startsAt && { at: startsAt.toISOString() }),
    ...(isVerified && { verified: 'true' as const }),
    ...(price > 0 && { maxPricePaise: String(toPaise(price)) }),
    ...(sort && { sort }),
    // Without a place filter, cards still say who travels to the reader.
    ...(from && { from }),
  };
};

interface CachedSearch extends Search {
  /** The cursor of the first page; null for the beginning. */
  readonly start: string | null;
  readonly viewerId: string | null;
}

/** Returns a cache key for a search, reader and place. */
export const toSearchKey = ({ filters, place, start, viewerId }: CachedSearch): string => {
  const { pinCode, city, state } = place ?? {};
  return [viewerId, pinCode, city, state, start, toSearchParams(filters)].join('|');
};
