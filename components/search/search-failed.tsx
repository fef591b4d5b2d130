'use client';

import { usePageWords } from '#components/page/page-words.tsx';
import { RetryNotice } from '#components/ui/retry-notice.tsx';
import { ApiError, NetworkError } from '#lib/platform/browser/api-error.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { useSearchWords, type SearchWords } from './search-words.tsx';

/** The server's message, when the reader can act on it. */
const hintFor = (failure: unknown, words: SearchWords): string => {
  if (!(failure instanceof ApiError)) return words.failedHint;
  const { code, retryAfterSeconds } = failure;
  const isKnown = code === 'too_many_requests' || code === 'unavailable';
  return fill(isKnown ? words.refusals[code] : words.failedHint, { seconds: retryAfterSeconds ?? 60 });
};

export const SearchFailed = ({ failure, onRetry }: { failure: unknown; onRetry(): void }) => {
  const words = useSearchWords();
  const { retry, offline } = usePageWords();
  const isOffline = failure instanceof NetworkError;
  return (
    <div className={isOffline ? undefined : '[&_h2]:text-danger'}>
      <RetryNotice
        kind={isOffline ? 'offline' : 'error'}
        title={isOffline ? offline.title : words.failed}
        hint={isOffline ? words.offlineHint : hintFor(failure, words)}
        retry={retry}
        onRetry={onRetry}
      />
    </div>
  );
};
