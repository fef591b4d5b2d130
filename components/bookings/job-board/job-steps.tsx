import type { JobCardProps } from './job-card.tsx';
import type { useJobSheets } from './job-sheets.tsx';
import { NextStep, UpcomingSteps } from './upcoming-steps.tsx';
import type { JobActions } from './use-job-moves.ts';
import { Check, Clock, BadgeCheck, IndianRupee, Star } from 'lucide-react';
import Link from 'next/link';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { ChatLink } from '#components/page/chat-link.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import { momentOf } from './job-texts.ts';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { handedOver } from '#lib/features/bookings/rules/booking-dues.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';

interface DoneStepsProps extends JobCardProps {
  hasContact: boolean;
  onPaid(): void;
  onWaive(): void;
}

const Paid = ({ job: { paid }, view }: JobCardProps) => {
  const { inCash, byUpi, byCredit } = view.words.board.paid;
  return (
    paid && (
      <p className="flex items-center gap-1.5 text-sm font-medium text-success">
        <BadgeCheck aria-hidden className="size-4 shrink-0" />
        {{ cash: inCash, upi: byUpi, credit: byCredit }[paid.method]}
      </p>
    )
  );
};

const LeftUnpaid = ({ job, view }: JobCardProps) =>
  job.leftUnpaid && <p className="text-sm text-muted">{view.words.board.paid.leftUnpaid}</p>;

const Credit = ({ job, view }: JobCardProps) =>
  job.creditPaise > 0 &&
  !job.paid &&
  !job.leftUnpaid && (
    <p className="text-sm font-medium">
      {fill(view.words.board.paid.inPart, {
        amount: formatMoney(job.creditPaise),
        left: formatMoney(handedOver(job)),
      })}
    </p>
  );

const Fee = ({ job: { fee, status }, view: { words } }: JobCardProps) =>
  fee && (
    <p className="text-sm font-medium">
      {fill(words.board[status === 'no_show' ? 'missedFee' : 'fee'][fee.state], {
        amount: formatMoney(fee.feePaise),
      })}
    </p>
  );

/** The way to say how the customer was, or what was said. */
const Judged = ({ job, view, hasContact }: JobCardProps & Pick<DoneStepsProps, 'hasContact'>) => {
  const { _id, canReview, review, customerId } = job;
  const { give, given } = view.words.board.review;
  // On the job's own page the review itself stands above.
  if (review)
    return hasContact && <p className="text-sm text-muted">{fill(given, { count: review.rating })}</p>;
  return (
    canReview && (
      <Link
        href={publicPaths.rateBooking(_id)}
        prefetch={false}
        className={buttonVariants({ variant: 'outline', className: 'wrap-anywhere' })}
      >
        <Star aria-hidden className="size-4" />
        {fill(give, { name: customerId.name })}
      </Link>
    )
  );
};

/** What is left to do when a job is over: its money, or the fee of a cancelled one, is noted or let go. */
const DoneSteps = ({ onPaid, onWaive, hasContact, ...card }: DoneStepsProps) => {
  const { job, view, isBusy } = card;
  const { paid, fee } = view.words.board;
  const opener = { 'aria-haspopup': 'dialog', disabled: isBusy, onPointerEnter: preloadSheet } as const;
  return (
    <>
      <Paid {...card} />
      <LeftUnpaid {...card} />
      <Credit {...card} />
      <Fee {...card} />
      <Judged {...card} hasContact={hasContact} />
      {job.canMarkPaid && (
        <NextStep isSticky={!hasContact}>
          <div className="flex flex-wrap gap-2">
            <Button
              variant={hasContact ? 'outline' : 'primary'}
              className="flex-auto"
              {...opener}
              onClick={onPaid}
            >
              <IndianRupee aria-hidden className="size-4" />
              {job.fee ? fee.mark : paid.mark}
            </Button>
            {job.fee && (
              <Button variant="outline" className="flex-auto" {...opener} onClick={onWaive}>
                {fee.waive}
              </Button>
            )}
          </div>
        </NextStep>
      )}
    </>
  );
};

interface RequestStepsProps extends JobCardProps {
  hasContact: boolean;
  onAccept(): void;
  onReject(): void;
}

/** The worker's answer to a request. */
const RequestSteps = ({ onAccept, onReject, ...card }: RequestStepsProps) => {
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
      <NextStep isSticky={!hasContact}>
        <div className="flex flex-wrap gap-2 indic:text-sm">
          <Button
            variant="outline"
            className="flex-auto px-3 text-danger"
            disabled={isBusy}
            onClick={onReject}
          >
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
      </NextStep>
    </>
  );
};

export interface JobStepsProps extends Pick<JobCardProps, 'job' | 'view'> {
  actions: JobActions;
  sheets: ReturnType<typeof useJobSheets>;
  /** In a list: the ways to reach the customer stand here too, and nothing sticks to the screen's end. */
  hasContact: boolean;
}

/** What the worker can do with a job now, wherever it is shown. */
export const JobSteps = ({ job, view, actions, sheets, hasContact }: JobStepsProps) => {
  const part = { job, view, isBusy: actions.busyId === job._id, hasContact };
  switch (job.status) {
    case 'pending':
      return (
        <RequestSteps
          {...part}
          onAccept={() => sheets.step(job, 'accepted')}
          onReject={() => sheets.step(job, 'rejected')}
        />
      );
    case 'accepted':
    case 'on_the_way':
    case 'arrived':
    case 'in_progress':
      return (
        <UpcomingSteps
          {...part}
          onMove={(to) => sheets.step(job, to)}
          onUndo={(step) => void actions.undo(job, step)}
          onMore={() => sheets.ask({ job, what: 'more' })}
          onAnswer={(accept) => void actions.answer(job, accept)}
        />
      );
    default:
      return (
        <DoneSteps
          {...part}
          onPaid={() => sheets.ask({ job, what: 'paid' })}
          onWaive={() => sheets.ask({ job, what: 'waive' })}
        />
      );
  }
};
