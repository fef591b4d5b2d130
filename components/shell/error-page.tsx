'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { unplugged } from '#components/ui/pictures/unplugged.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import { PageFrame } from './page-frame.tsx';
import { usePageWords } from '#components/page/page-words.tsx';

interface FailedPageProps {
  /** Finds the error in the server's log. */
  requestId?: string;
  onRetry(): void;
}

const FailedPage = ({ requestId, onRetry }: FailedPageProps) => {
  const words = usePageWords();
  return (
    <PageFrame>
      <div role="alert" className="my-auto">
        <Notice drawing={unplugged} title={words.failed} hint={words.failedHint}>
          <button type="button" onClick={onRetry} className={buttonVariants()}>
            {words.retry}
          </button>
          {requestId && <p className="mt-4 text-xs text-muted">{fill(words.requestId, { id: requestId })}</p>}
        </Notice>
      </div>
    </PageFrame>
  );
};

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset(): void;
}

/** The page for errors, with a retry that asks the server again. */
export const ErrorPage = ({ error, reset }: ErrorPageProps) => {
  const router = useRouter();
  const askAgain = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return <FailedPage requestId={error.digest} onRetry={askAgain} />;
};
