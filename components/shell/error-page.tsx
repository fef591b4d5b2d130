'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { FailedPage } from './failed-page.tsx';

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset(): void;
}

/** Stands for a page that could not be made, and asks the server once more. */
export const ErrorPage = ({ error, reset }: ErrorPageProps) => {
  const router = useRouter();
  const askAgain = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <FailedPage requestId={error.digest} onRetry={askAgain} />;
};
