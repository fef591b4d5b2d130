import { publicPaths } from '#lib/platform/navigation/paths.ts';

const PAGE_SIZE = 20;
const MAX_QUERY_LENGTH = 100;
const EVERYWHERE = { near: 'all' };

/** The list of services as its URL requests it. */
export interface ListRequest {
  words: string;
  /** Show services that no worker near the reader does, too. */
  isEverywhere: boolean;
  /** Number of services to show. */
  rows: number;
}

/** Parses the request from the URL; invalid values count as absent. */
export const resolveRequest = ({
  query,
  near,
  rows,
}: {
  query: string | null;
  near: string | null;
  rows: string | null;
}): ListRequest => ({
  words: (query ?? '').trim().slice(0, MAX_QUERY_LENGTH),
  isEverywhere: near === EVERYWHERE.near,
  rows: Math.max(PAGE_SIZE, /^\d{1,4}$/.test(rows ?? '') ? Number(rows) : 0),
});

const toPath = (values: Record<string, string>): string => {
  const params = new URLSearchParams(values).toString();
  return params ? `${publicPaths.services}?${params}` : publicPaths.services;
};

/** Returns the parameters to keep when the words change. */
export const keptParams = ({ isEverywhere }: Pick<ListRequest, 'isEverywhere'>): Record<string, string> =>
  isEverywhere ? EVERYWHERE : {};

const toParams = ({ words, isEverywhere }: ListRequest): Record<string, string> => ({
  ...(words && { query: words }),
  ...keptParams({ isEverywhere }),
});

/** Returns the path that shows more rows. */
export const morePath = (request: ListRequest): string =>
  toPath({ ...toParams(request), rows: String(request.rows + PAGE_SIZE) });

/** Returns the path with the nearby filter toggled. */
export const toggledNearPath = (request: ListRequest): string =>
  toPath(toParams({ ...request, isEverywhere: !request.isEverywhere }));

/** The path of all services, whether or not a worker near the reader does them. */
export const everywherePath = toPath(EVERYWHERE);
