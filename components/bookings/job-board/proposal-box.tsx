import { CalendarClock } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { JobCardProps } from './job-card.tsx';
import { momentOf, timeOf } from './job-texts.ts';

interface ProposalBoxProps extends Pick<JobCardProps, 'job' | 'view' | 'isBusy'> {
  proposal: NonNullable<BookingView['proposal']>;
  onAnswer(accept: boolean): void;
}

/** The time that the customer would rather have, and the worker's yes or no. */
export const ProposalBox = ({ proposal, job, view, isBusy, onAnswer }: ProposalBoxProps) => {
  const { proposal: words } = view.words.board;
  return (
    <div className="flex flex-col gap-2 rounded-control border border-star bg-tint-warm p-3">
      <p className="flex items-start gap-2 text-sm font-medium">
        <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-warm-ink" />
        {fill(words.title, { name: job.customerId.name })}
      </p>
      <p className="text-lg leading-snug font-semibold">{timeOf(proposal, view)}</p>
      <p className="text-sm">{fill(words.until, { time: momentOf(new Date(proposal.expiresAt), view) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="compact"
          className="flex-1"
          disabled={isBusy}
          onClick={() => onAnswer(false)}
        >
          {words.no}
        </Button>
        <Button size="compact" className="flex-1" disabled={isBusy} onClick={() => onAnswer(true)}>
          {words.yes}
        </Button>
      </div>
    </div>
  );
};
