'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { FailedPage } from '#components/layout/failed-page.tsx';
import { usePageWords } from '#components/layout/page-words.tsx';

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset(): void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const router = useRouter();
  const words = usePageWords();
  const askAgain = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <FailedPage words={words} requestId={error.digest} onRetry={askAgain} />;
}
