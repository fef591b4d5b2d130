import { Check, Clock } from 'lucide-react';
import { ChatLink } from '#components/page/chat-link.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { JobCardProps } from './job-card.tsx';
import { momentOf } from './job-texts.ts';

interface RequestStepsProps extends JobCardProps {
  hasContact: boolean;
  onAccept(): void;
  onReject(): void;
}

/** The worker's answer to a request. */
export const RequestSteps = ({ onAccept, onReject, ...card }: RequestStepsProps) => {
  const { job, view, isBusy, hasContact } = card;
  const { moves, card: words } = view.words.board;
  return (
    <>
      <div className="flex flex-col gap-0.5 text-sm text-muted">
        <p>{words.addressLater}</p>
        {job.expiresAt !== null && (
          <p className="flex items-center gap-1.5 font-medium text-warm-ink">
            <Clock aria-hidden className="size-4 shrink-0" />
            {fill(words.answerBy, { time: momentOf(new Date(job.expiresAt), view) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 indic:text-sm">
        <Button variant="outline" className="flex-auto px-3 text-danger" disabled={isBusy} onClick={onReject}>
          {moves.rejected}
        </Button>
        {hasContact && (
          <ChatLink
            userId={job.customerId._id}
            isBare
            className={buttonVariants({ variant: 'outline', size: 'compact' })}
          />
        )}
        <Button className="grow-2 px-3" disabled={isBusy} aria-busy={isBusy} onClick={onAccept}>
          {isBusy ? <Spinner /> : <Check aria-hidden className="size-5" />}
          {moves.accepted}
        </Button>
      </div>
    </>
  );
};
