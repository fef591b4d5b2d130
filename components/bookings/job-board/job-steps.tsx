import type { JobCardProps } from './job-card.tsx';
import type { useJobSheets } from './use-job-sheets.ts';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { WaitingNote } from '#components/page/waiting-note-slot.tsx';
import { NextStep, UpcomingSteps } from './upcoming-steps.tsx';
import type { JobActions } from './use-job-moves.ts';
import { Check, BadgeCheck, IndianRupee, Star } from 'lucide-react';
import Link from 'next/link';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { buttonVariants } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { CardButton, CardChatLink } from './card-title.tsx';
import { OfferTime } from './offer-time.tsx';
import { AnswerTime } from './answer-time.tsx';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { computeAmountInPerson } from '#lib/features/bookings/rules/booking-dues.ts';
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
        left: formatMoney(computeAmountInPerson(job)),
      })}
    </p>
  );

const feeGroup = ({ fee, status }: BookingView): 'ownFee' | 'missedFee' | 'fee' => {
  if (fee?.owedBy === 'worker') return 'ownFee';
  return status === 'no_show' ? 'missedFee' : 'fee';
};

const Fee = ({ job, view: { words } }: JobCardProps) =>
  job.fee && (
    <p className="text-sm font-medium">
      {fill(words.board[feeGroup(job)][job.fee.state], {
        amount: formatMoney(job.fee.feePaise),
      })}
    </p>
  );

const Judged = ({ job, view, hasContact }: JobCardProps & Pick<DoneStepsProps, 'hasContact'>) => {
  const { _id, canReview, review, customerId } = job;
  const { give, given } = view.words.board.review;
  // The job's own page shows the review above.
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

/** Actions for a finished job: record or waive what is owed, review the customer. */
const DoneSteps = ({ onPaid, onWaive, hasContact, ...card }: DoneStepsProps) => {
  const { job, view, isBusy } = card;
  const { paid, fee } = view.words.board;
  const opener = { 'aria-haspopup': 'dialog', isHeld: isBusy, onPointerEnter: preloadSheet } as const;
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
            <CardButton
              variant={hasContact ? 'outline' : 'primary'}
              className="flex-auto"
              {...opener}
              onClick={onPaid}
            >
              <IndianRupee aria-hidden className="size-4" />
              {job.fee ? fee.mark : paid.mark}
            </CardButton>
            {job.fee?.state === 'due' && (
              <CardButton variant="outline" className="flex-auto" {...opener} onClick={onWaive}>
                {fee.waive}
              </CardButton>
            )}
          </div>
        </NextStep>
      )}
    </>
  );
};

interface RequestStepsProps extends JobCardProps {
  hasContact: boolean;
  /** False while the answer waits for the network. */
  isSending: boolean;
  onAccept(): void;
  onReject(): void;
  onOffered(job: BookingView): void;
}

const RequestSteps = ({ onAccept, onReject, onOffered, ...card }: RequestStepsProps) => {
  const { job, view, isBusy, isSending, hasContact } = card;
  const { moves, card: words } = view.words.board;
  return (
    <>
      <AnswerTime job={job} view={view} />
      <OfferTime job={job} view={view} isBusy={isBusy} onOffered={onOffered} />
      <NextStep isSticky={!hasContact}>
        <div className="flex flex-wrap gap-2 indic:text-sm">
          <CardButton
            variant="outline"
            className="flex-auto px-3 text-danger"
            isHeld={isBusy}
            onClick={onReject}
          >
            {moves.rejected}
          </CardButton>
          {hasContact && (
            <CardChatLink
              userId={job.customerId._id}
              label={words.chat}
              isBare
              className={buttonVariants({ variant: 'outline', size: 'compact' })}
            />
          )}
          <CardButton className="grow-2 px-3" isHeld={isBusy} aria-busy={isBusy} onClick={onAccept}>
            {isSending ? <Spinner /> : <Check aria-hidden className="size-5" />}
            {moves.accepted}
          </CardButton>
        </div>
      </NextStep>
    </>
  );
};

export interface JobStepsProps extends Pick<JobCardProps, 'job' | 'view'> {
  actions: JobActions;
  sheets: ReturnType<typeof useJobSheets>;
  /** True in a list: the contact buttons are shown and nothing sticks to the bottom of the screen. */
  hasContact: boolean;
}

const CurrentSteps = ({ job, view, actions, sheets, hasContact }: JobStepsProps) => {
  const isWaiting = useIsWaiting(toBookingItem(job._id));
  const isSending = actions.busyId === job._id;
  const part = { job, view, isBusy: isWaiting || isSending, isSending, hasContact };
  switch (job.status) {
    case 'pending':
      return (
        <RequestSteps
          {...part}
          onAccept={() => sheets.step(job, 'accepted')}
          onReject={() => sheets.step(job, 'rejected')}
          onOffered={actions.offered}
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
          onExtra={() => sheets.ask({ job, what: 'extra' })}
          onPass={() => sheets.ask({ job, what: 'pass' })}
          onAskWay={() => void actions.askWay(job)}
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

/** The worker's current actions for a job, below the one that has not been sent yet. */
export const JobSteps = (props: JobStepsProps) => (
  <>
    <WaitingNote item={toBookingItem(props.job._id)} />
    <CurrentSteps {...props} />
  </>
);
