import type { FoundWorker, FoundWorkers } from '#lib/features/search/contracts/search.ts';

export interface Found extends Pick<
  FoundWorkers,
  'reading' | 'services' | 'nearest' | 'places' | 'isOffered' | 'notOffered'
> {
  readonly workers: readonly FoundWorker[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** Appends a page to the results; repeated workers keep their first position. */
export const toFound = (before: Found | null, { data, ...page }: FoundWorkers): Found => {
  const { workers = [], services, nearest, places } = before ?? {};
  const more = data.filter(({ _id }) => workers.every((known) => known._id !== _id));
  // Only the first page includes services, trades and places.
  return {
    ...page,
    ...(before && { services, nearest, places, isOffered: before.isOffered }),
    workers: [...workers, ...more],
  };
};
