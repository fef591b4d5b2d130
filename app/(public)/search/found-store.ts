import type { FoundWorker, FoundWorkers } from '#lib/features/search/contracts/search.ts';

export interface Found extends Pick<FoundWorkers, 'reading' | 'services' | 'nearest' | 'places'> {
  readonly workers: readonly FoundWorker[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** What this tab knows of one search. */
export interface Entry {
  readonly found: Found | null;
  readonly isLoading: boolean;
  /** Why the last load failed. */
  readonly failure: unknown;
}

/** Asks for a page of one search; `cursor` says where it goes on. */
export type Ask = (page: { cursor: string | null; signal: AbortSignal }) => Promise<FoundWorkers>;

// Outlives the screen, so that the way back shows the same list without asking; only the browser writes it.
const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();

const write = (key: string, entry: Entry): void => {
  entries.set(key, entry);
  listeners.forEach((listener) => listener());
};

export const readEntry = (key: string): Entry | undefined => entries.get(key);

/** Hears of every change; returns how to stop. */
export const subscribeFound = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A page's workers after those already there: one whom a later page repeats stays where they were. */
const addPage = (before: readonly FoundWorker[], page: readonly FoundWorker[]): FoundWorker[] => {
  const known = new Set(before.map(({ _id }) => _id));
  return [...before, ...page.filter(({ _id }) => !known.has(_id))];
};

export const toFound = (before: Found | null, { data, ...page }: FoundWorkers): Found => ({
  ...page,
  // Only the first page says them.
  ...(before && { services: before.services, nearest: before.nearest, places: before.places }),
  workers: addPage(before?.workers ?? [], data),
});

interface Loading {
  readonly key: string;
  readonly found: Found | null;
  /** Where a search without results yet begins. */
  readonly start: string | null;
  readonly ask: Ask;
}

/** Loads the first page of a search or, where `found` has some, the next one; returns how to give up. */
export const loadFound = ({ key, found, start, ask }: Loading): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const pending: Entry = { found, isLoading: true, failure: null };
  const settle = (entry: Omit<Entry, 'isLoading'>): void => {
    if (!signal.aborted) write(key, { ...entry, isLoading: false });
  };
  write(key, pending);
  ask({ cursor: found ? found.nextCursor : start, signal }).then(
    (page) => settle({ found: toFound(found, page), failure: null }),
    (failure: unknown) => settle({ found, failure }),
  );
  return () => {
    controller.abort();
    // At once: whoever asks for the same search next must not wait for this answer.
    if (readEntry(key) === pending) entries.delete(key);
  };
};
