import type { FoundWorker, FoundWorkers } from '#lib/features/search/contracts/search.ts';

export interface Found extends Pick<FoundWorkers, 'reading' | 'services' | 'nearest' | 'places'> {
  readonly workers: readonly FoundWorker[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** What is found of a search with one more page; a worker whom it repeats stays where they were. */
export const toFound = (before: Found | null, { data, ...page }: FoundWorkers): Found => {
  const { workers = [], services, nearest, places } = before ?? {};
  const more = data.filter(({ _id }) => workers.every((known) => known._id !== _id));
  // Only the first page says what else there is.
  return { ...page, ...(before && { services, nearest, places }), workers: [...workers, ...more] };
};
