import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchFilters } from '#lib/features/search/rules/search-query.ts';

export interface WorkerCount {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

export type CountOf = (filters: SearchFilters, signal: AbortSignal) => Promise<WorkerCount>;

const DEBOUNCE_MS = 300;

/** Returns how many workers a draft would show; null while loading and on errors. */
export const useLiveCount = (draft: SearchFilters, countOf: CountOf): WorkerCount | null => {
  const [counted, setCounted] = useState<{ draft: SearchFilters; count: WorkerCount } | null>(null);
  const count = useEffectEvent((signal: AbortSignal) => {
    countOf(draft, signal).then(
      (found) => setCounted({ draft, count: found }),
      // Without a count the button still shows its label.
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
