import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchFilters } from '#lib/features/search/rules/search-query.ts';

export interface WorkerCount {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** Counts the workers of a search. */
export type CountOf = (filters: SearchFilters, signal: AbortSignal) => Promise<WorkerCount>;

const DEBOUNCE_MS = 300;

/** How many workers a draft would show; null while they are counted, and where they cannot be. */
export const useLiveCount = (draft: SearchFilters, countOf: CountOf): WorkerCount | null => {
  const [counted, setCounted] = useState<{ draft: SearchFilters; count: WorkerCount } | null>(null);
  const count = useEffectEvent((signal: AbortSignal) => {
    countOf(draft, signal).then(
      (found) => setCounted({ draft, count: found }),
      // Without the number the button says what it does all the same.
      () => undefined,
    );
  });
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => count(controller.signal), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [draft]);
  return counted?.draft === draft ? counted.count : null;
};
