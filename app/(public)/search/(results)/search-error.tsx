'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SearchFailed } from '#components/search/search-failed.tsx';
import { useSearchWords } from '#components/search/search-words.tsx';

interface SearchErrorProps {
  error: Error & { digest?: string };
  reset(): void;
}

export const SearchError = ({ error, reset }: SearchErrorProps) => {
  const words = useSearchWords();
  const router = useRouter();
  const askAgain = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <PageShell isWide title={words.title}>
      <SearchFailed failure={error} onRetry={askAgain} />
    </PageShell>
  );
};
