import { searchSorts, type SearchSort } from '#lib/features/search/contracts/search-sort.ts';

/** What the search screen looks for; its address holds the same. */
export interface SearchFilters {
  readonly query: string;
  /** Whether the words stand for themselves, and are read for no trade. */
  readonly isAsTyped: boolean;
  /** Ids of skills, each once. */
  readonly skills: readonly string[];
  /** Whether all of several skills are wanted, as a service needs them. */
  readonly hasAllSkills: boolean;
  /** The least rating, in half stars; 0 for any. */
  readonly rating: number;
  /** Whether the reader's place is left out. */
  readonly isEverywhere: boolean;
  /** When somebody is wanted: day and hour in India, `2026-11-24T10:00`; null for any time. */
  readonly at: string | null;
  /** Only who is verified. */
  readonly isVerified: boolean;
  /** The most that an hour may cost, in rupees; 0 for any price. */
  readonly price: number;
  /** What goes before the order of results; null for that alone. */
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

interface Reading {
  readonly params: URLSearchParams;
  readonly skills: readonly KnownSkill[];
}

const LONGEST_QUERY = 100;
const MOST_SKILLS = 20;

/** A query as it is searched for and stands in the address. */
export const tidyQuery = (text: string): string => {
  const plain = text.normalize('NFC').replace(/\p{Cc}+/gu, ' ');
  return [...plain.toWellFormed().trim()].slice(0, LONGEST_QUERY).join('').trim();
};

const readSkills = ({ params, skills }: Reading): string[] => {
  const wanted = params.getAll('skills').flatMap((text) => text.split(','));
  const ids = wanted.map((text) => text.trim().toLowerCase());
  const known = ids.flatMap((id) =>
    skills.filter(({ _id, name }) => id === _id || id === name.toLowerCase()).map(({ _id }) => _id),
  );
  return [...new Set(known)].slice(0, MOST_SKILLS);
};

const readRating = (text: string | null): number => {
  const halves = Math.round(Number(text) * 2);
  return halves >= 1 && halves <= 10 ? halves / 2 : 0;
};

const clockInIndia = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/;

/** The instant of a time in India as filters have it; null where there is no such day or hour. */
export const instantAt = (at: string): Date | null => {
  const instant = new Date(clockInIndia.test(at) ? `${at}+05:30` : NaN);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

const readAt = (text: string | null): string | null => (text !== null && instantAt(text) ? text : null);

const MOST_RUPEES = 100_000;

/** The most that something may cost, in rupees, as an address says it; 0 where it says none. */
const readPrice = (text: string | null): number => {
  const rupees = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return rupees <= MOST_RUPEES ? rupees : 0;
};

/** What an address says of the order. */
const readSort = (text: string | null): SearchSort | null =>
  searchSorts.find((sort) => sort === text) ?? null;

/** How a list of workers is ordered and narrowed where nothing else is asked. */
export type ListChoices = Pick<SearchFilters, 'isVerified' | 'price' | 'sort'>;

/** What an address says of them. */
export const readChoices = (params: URLSearchParams): ListChoices => ({
  isVerified: params.get('verified') === 'true',
  price: readPrice(params.get('price')),
  sort: readSort(params.get('sort')),
});

/** What an address asks for; whatever it says wrongly counts as not said. */
export const readFilters = (reading: Reading): SearchFilters => {
  const { params } = reading;
  const query = tidyQuery(params.get('query') ?? '');
  const skills = readSkills(reading);
  return {
    query,
    isAsTyped: query !== '' && params.get('asTyped') === 'true',
    skills,
    hasAllSkills: skills.length > 1 && params.get('allSkills') === 'true',
    rating: readRating(params.get('rating')),
    isEverywhere: params.get('near') === 'all',
    at: readAt(params.get('at')),
    ...readChoices(params),
  };
};

/** The address of a search, after the question mark; the same search always has the same one. */
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

/** How many filters of the sheet are on. */
export const countFilters = ({ skills, ...others }: SearchFilters): number => {
  const { rating, isEverywhere, at, isVerified, price, sort } = others;
  return skills.length + [rating, isEverywhere, at, isVerified, price, sort].filter(Boolean).length;
};

/** Whether nothing was entered; the place alone asks for nothing. */
export const isBlank = ({ query, skills, rating, at, isVerified, price }: SearchFilters): boolean =>
  skills.length === 0 && ![query, rating, at, isVerified, price].some(Boolean);

export interface SearchPlace {
  readonly pinCode: string | null;
  readonly city: string | null;
  readonly state: string | null;
  /** As its reader calls it. */
  readonly shown?: Pick<SearchPlace, 'city' | 'state'> | null;
}

export interface Search {
  readonly filters: SearchFilters;
  /** Where the reader is, as far as it is known. */
  readonly place: SearchPlace | null;
}

/** What the search call is asked for. */
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
    ...(price > 0 && { maxPricePaise: String(price * 100) }),
    ...(sort && { sort }),
    // Everywhere, cards still say who comes.
    ...(from && { from }),
  };
};

interface Asked extends Search {
  /** The cursor at which it begins; null at its first worker. */
  readonly start: string | null;
  readonly viewerId: string | null;
}

/** One key a search, reader and place: the same key, the same answer. */
export const toSearchKey = ({ filters, place, start, viewerId }: Asked): string => {
  const { pinCode, city, state } = place ?? {};
  return [viewerId, pinCode, city, state, start, toSearchParams(filters)].join('|');
};
