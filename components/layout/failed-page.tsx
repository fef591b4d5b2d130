import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { unplugged } from '#components/ui/pictures/unplugged.tsx';
import { fill } from '#lib/i18n/fill.ts';
import { PageShell } from './page-shell.tsx';
import type { PageWords } from './page-words.tsx';

interface FailedPageProps {
  words: PageWords;
  /** Finds the fault in the server's log. */
  requestId?: string;
  onRetry(): void;
}

/** A page that could not be loaded: what happened, and another try. */
export const FailedPage = ({ words, requestId, onRetry }: FailedPageProps) => (
  <PageShell homeLink={words.homeLink}>
    <div role="alert" className="my-auto">
      <Notice drawing={unplugged} title={words.failed} hint={words.failedHint}>
        <button type="button" onClick={onRetry} className={buttonVariants()}>
          {words.retry}
        </button>
        {requestId && <p className="mt-4 text-xs text-muted">{fill(words.requestId, { id: requestId })}</p>}
      </Notice>
    </div>
  </PageShell>
);
