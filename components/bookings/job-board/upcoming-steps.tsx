import { Ellipsis, Phone, CalendarClock, Undo2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { EmailLink } from '#components/bookings/email-link.tsx';
import { ChatLink } from '#components/page/chat-link.tsx';
import { StickyAction } from '#components/page/sticky-action.tsx';
import { DirectionsLink } from '#components/page/directions-link.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { JobCardProps } from './job-card.tsx';
import { addressOf, momentOf, timeOf } from './job-texts.ts';
import type { JobMove, JobView } from './job-words.ts';
import { planMoves } from './plan-moves.ts';
import type { SlippedStep } from '#lib/features/bookings/contracts/booking-status.ts';
import { undoOf } from '#lib/features/bookings/rules/booking-transitions.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';

interface ProposalBoxProps extends Pick<JobCardProps, 'job' | 'view' | 'isBusy'> {
  proposal: NonNullable<BookingView['proposal']>;
  onAnswer(accept: boolean): void;
}

/** The time that the customer would rather have, and the worker's yes or no. */
const ProposalBox = ({ proposal, job, view, isBusy, onAnswer }: ProposalBoxProps) => {
  const { proposal: words } = view.words.board;
  return (
    <div className="flex flex-col gap-2 rounded-control border border-star bg-tint-warm p-3">
      <p className="flex items-start gap-2 text-sm font-medium">
        <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-warm-ink" />
        {fill(words.title, { name: job.customerId.name })}
      </p>
      <p className="text-lg leading-snug font-semibold">{timeOf(proposal, view)}</p>
      <p className="font-semibold tabular-nums">{formatMoney(proposal.pricePaise)}</p>
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

interface UpcomingStepsProps extends JobCardProps {
  hasContact: boolean;
  onUndo(step: SlippedStep): void;
  onMove(to: JobMove): void;
  onMore(): void;
  onAnswer(accept: boolean): void;
}

const Call = ({ job, view }: Pick<JobCardProps, 'job' | 'view'>) => {
  const { phone } = job.customerId;
  if (phone === undefined) return null;
  return (
    <a
      href={`tel:+91${phone}`}
      className={buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' })}
    >
      <Phone aria-hidden className="size-4" />
      {view.words.board.card.call}
    </a>
  );
};

interface WaitProps {
  text: string;
  from: Date;
  view: JobView;
  /** The step that waits; its button says so by being there. */
  step?: string;
}

const Wait = ({ text, from, view, step }: WaitProps) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      {step !== undefined && (
        <Button
          variant="outline"
          size="block"
          disabled
          aria-describedby={id}
          className="border-line bg-chip text-muted"
        >
          {step}
        </Button>
      )}
      <p id={id} className="text-sm text-muted">
        {fill(text, { time: momentOf(from, view) })}
      </p>
    </div>
  );
};

const Waits = ({ job, view }: Pick<JobCardProps, 'job' | 'view'>) => {
  const { waits, moves } = view.words.board;
  const { startsFrom, setsOutFrom, endsFrom, absentFrom } = planMoves(job, view.at);
  return (
    <>
      {setsOutFrom && <Wait text={waits.on_the_way} from={setsOutFrom} view={view} />}
      {endsFrom && <Wait text={waits.completed} from={endsFrom} view={view} step={moves.completed} />}
      {startsFrom && <Wait text={waits.in_progress} from={startsFrom} view={view} step={moves.in_progress} />}
      {absentFrom && <Wait text={waits.no_show} from={absentFrom} view={view} />}
    </>
  );
};

/** The way back from a slip, for as long as there is one. */
const Undo = ({ job, view, isBusy, onUndo }: JobCardProps & Pick<UpcomingStepsProps, 'onUndo'>) => {
  const undo = undoOf(job);
  if (job.undoUntil === null || !undo || view.at >= undo.until) return null;
  return (
    <Button variant="outline" size="compact" disabled={isBusy} onClick={() => onUndo(undo.step)}>
      <Undo2 aria-hidden className="size-4" />
      {view.words.board.undo.label}
    </Button>
  );
};

/** What is to be done next; on a page of its own in sight above the navigation. */
export const NextStep = ({ isSticky, children }: { isSticky: boolean; children: ReactNode }) =>
  isSticky ? <StickyAction>{children}</StickyAction> : children;

/** For a job that is agreed: how to reach the customer, the next step, and the others behind 'More'. */
export const UpcomingSteps = ({ onMove, onMore, onAnswer, onUndo, ...card }: UpcomingStepsProps) => {
  const { job, view, isBusy, hasContact } = card;
  const { moves, card: words } = view.words.board;
  const { email } = job.customerId;
  const { steps, others } = planMoves(job, view.at);
  const [next, ...later] = steps;
  const nextStep = next && (
    <Button size="block" disabled={isBusy} aria-busy={isBusy} onClick={() => onMove(next)}>
      {isBusy && <Spinner />}
      {moves[next]}
    </Button>
  );
  return (
    <>
      {job.proposal && <ProposalBox {...card} proposal={job.proposal} onAnswer={onAnswer} />}
      <div className="flex flex-wrap gap-2">
        {hasContact && (
          <>
            <DirectionsLink
              address={addressOf(job)}
              label={words.directions}
              className={buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' })}
            />
            <Call job={job} view={view} />
            <ChatLink
              userId={job.customerId._id}
              label={words.contact}
              className={buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' })}
            />
          </>
        )}
        {others.length > 0 && (
          <Button
            variant="outline"
            size="compact"
            className={hasContact ? 'px-3' : 'flex-auto px-3'}
            aria-haspopup="dialog"
            aria-label={fill(words.moreOf, { number: job.number })}
            disabled={isBusy}
            onPointerEnter={preloadSheet}
            onClick={onMore}
          >
            <Ellipsis aria-hidden className="size-5" />
            {!hasContact && words.more}
          </Button>
        )}
      </div>
      {hasContact && email !== undefined && <EmailLink email={email} />}
      {hasContact && nextStep}
      {later.map((to) => (
        <Button key={to} size="block" variant="outline" disabled={isBusy} onClick={() => onMove(to)}>
          {moves[to]}
        </Button>
      ))}
      <Undo {...card} onUndo={onUndo} />
      <Waits job={job} view={view} />
      {!hasContact && nextStep && <NextStep isSticky>{nextStep}</NextStep>}
    </>
  );
};
