import { Ellipsis, Phone, Plus, QrCode, Undo2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useId, type ReactNode } from 'react';
import { preloadDoor } from '#components/bookings/door/door-sheet.tsx';
import { preloadExtra } from '#components/bookings/extras/extra-sheet.tsx';
import { isLinkOpen } from '#components/bookings/links/is-link-open.ts';
import { loadPass } from '#components/bookings/links/pass-sheet.tsx';
import { ProposalBox } from '#components/bookings/proposal-box.tsx';
import { StickyAction } from '#components/page/sticky-action.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { usePreload } from '#components/ui/use-preload.ts';
import { whenIdle } from '#components/ui/when-idle.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { AskWay } from './ask-way.tsx';
import { CardButton, CardChatLink, CardDirections, useCardTitle } from './card-title.tsx';
import type { JobCardProps } from './job-card.tsx';
import { formatInstant, formatJobTime } from './job-texts.ts';
import type { JobMove, JobView } from './job-words.ts';
import { OfferTime } from './offer-time.tsx';
import { planMoves } from './plan-moves.ts';
import type { UndoableStep } from '#lib/features/bookings/contracts/booking-status.ts';
import { findUndo } from '#lib/features/bookings/rules/booking-transitions.ts';
import { canLeave } from '#lib/features/bookings/rules/visit-safety.ts';

// Loads only on the way; where it cannot load, there is no network to share a position by.
const SharePosition = lazy(() =>
  import('./share-position.tsx').then(
    (part) => ({ default: part.SharePosition }),
    () => ({ default: () => null }),
  ),
);

interface UpcomingStepsProps extends JobCardProps {
  hasContact: boolean;
  /** False while a step waits for the network. */
  isSending: boolean;
  onUndo(step: UndoableStep): void;
  onMove(to: JobMove): void;
  onMore(): void;
  onAnswer(accept: boolean): void;
  onExtra(): void;
  onPass(): void;
  onAskWay(): void;
}

const Call = ({ job, view }: Pick<JobCardProps, 'job' | 'view'>) => {
  const { phone } = job.customerId;
  const cardTitle = useCardTitle();
  if (phone === undefined) return null;
  return (
    <a
      href={`tel:+91${phone}`}
      aria-describedby={cardTitle}
      className={buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' })}
    >
      <Phone aria-hidden className="size-4" />
      {view.words.board.card.call}
    </a>
  );
};

/** Directions, call and chat, which the job's own page has elsewhere. */
const Contacts = ({ job, view }: Pick<JobCardProps, 'job' | 'view'>) => {
  const { card } = view.words.board;
  const className = buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' });
  return (
    <>
      <CardDirections to={job.address} label={card.directions} className={className} />
      <Call job={job} view={view} />
      <CardChatLink userId={job.customerId._id} label={card.contact} className={className} />
    </>
  );
};

interface WaitProps {
  text: string;
  from: Date;
  view: JobView;
  /** The move to wait for; unset where its button is shown already. */
  step?: string;
}

const Wait = ({ text, from, view, step }: WaitProps) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      {step !== undefined && (
        <CardButton
          variant="outline"
          size="block"
          disabled
          aria-describedby={id}
          className="border-line bg-chip text-muted"
        >
          {step}
        </CardButton>
      )}
      <p id={id} className="text-sm text-muted">
        {fill(text, { time: formatInstant(from, view) })}
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

const Undo = ({ job, view, isBusy, onUndo }: JobCardProps & Pick<UpcomingStepsProps, 'onUndo'>) => {
  const undo = findUndo(job);
  if (job.undoUntil === null || !undo || view.at >= new Date(job.undoUntil)) return null;
  return (
    <CardButton variant="outline" size="compact" isHeld={isBusy} onClick={() => onUndo(undo.step)}>
      <Undo2 aria-hidden className="size-4" />
      {view.words.board.undo.label}
    </CardButton>
  );
};

/** The time that one of the two proposes. */
const Proposed = ({ job, view, isBusy, onAnswer }: JobCardProps & Pick<UpcomingStepsProps, 'onAnswer'>) => {
  const { proposal: words } = view.words.board;
  if (!job.proposal) return null;
  if (job.proposal.by === 'worker') return <OfferTime {...{ job, view, isBusy }} />;
  const { pricePaise, expiresAt } = job.proposal;
  const until = formatInstant(new Date(expiresAt), view);
  return (
    <ProposalBox
      title={fill(words.title, { name: job.customerId.name })}
      time={formatJobTime(job.proposal, view)}
      lines={[formatMoney(pricePaise), fill(words.until, { time: until })]}
      yes={words.yes}
      no={words.no}
      isBusy={isBusy}
      onAnswer={onAnswer}
    />
  );
};

const AddExtra = ({ view, isBusy, onExtra }: JobCardProps & Pick<UpcomingStepsProps, 'onExtra'>) => {
  const { locale, words } = view;
  usePreload(useCallback(() => preloadExtra(locale), [locale]));
  return (
    <CardButton
      aria-haspopup="dialog"
      variant="outline"
      size="compact"
      className="flex-auto"
      isHeld={isBusy}
      onPointerEnter={preloadSheet}
      onClick={onExtra}
    >
      <Plus aria-hidden className="size-4" />
      {words.board.extras.add}
    </CardButton>
  );
};

/** Loads the sheet for the code ahead. Also for readers who save data: without it, a job without a network cannot start. */
const DoorAhead = ({ locale }: Pick<JobView, 'locale'>) => {
  useEffect(() => whenIdle(() => preloadDoor(locale)), [locale]);
  return null;
};

type GatePassProps = Pick<JobCardProps, 'job' | 'view'> & Pick<UpcomingStepsProps, 'onPass'>;

const PassButton = ({ view: { locale, words }, onPass }: Omit<GatePassProps, 'job'>) => {
  const preload = useCallback(() => {
    preloadSheet();
    void loadPass(locale).catch(() => undefined);
  }, [locale]);
  usePreload(preload);
  return (
    <CardButton
      variant="outline"
      size="compact"
      className="flex-auto"
      aria-haspopup="dialog"
      onClick={onPass}
    >
      <QrCode aria-hidden className="size-4" />
      {words.board.card.pass}
    </CardButton>
  );
};

/** Opens the QR code for the guard at the gate, from two hours before the visit until its end. */
const GatePass = ({ job, view, onPass }: GatePassProps) =>
  isLinkOpen('pass', job, view.at) && <PassButton view={view} onPass={onPass} />;

/** The next action; on the job's own page it sticks above the navigation. */
export const NextStep = ({ isSticky, children }: { isSticky: boolean; children: ReactNode }) =>
  isSticky ? <StickyAction>{children}</StickyAction> : children;

/** Actions for an upcoming job: contact the customer, the next move, and the rest behind 'More'. */
export const UpcomingSteps = (props: UpcomingStepsProps) => {
  const { onMove, onMore, onAnswer, onUndo, onExtra, onPass, onAskWay, ...card } = props;
  const { job, view, isBusy, isSending, hasContact } = card;
  const { moves, card: words } = view.words.board;
  const { steps, others } = planMoves(job, view.at);
  const [next, ...later] = steps;
  const nextStep = next && (
    <CardButton size="block" isHeld={isBusy} aria-busy={isBusy} onClick={() => onMove(next)}>
      {isSending && <Spinner />}
      {moves[next]}
    </CardButton>
  );
  return (
    <>
      <Proposed {...card} onAnswer={onAnswer} />
      <div className="flex flex-wrap gap-2">
        {hasContact && <Contacts job={job} view={view} />}
        <GatePass job={job} view={view} onPass={onPass} />
        {job.canAddExtra && <AddExtra {...card} onExtra={onExtra} />}
        {(others.length > 0 || canLeave(job)) && (
          <CardButton
            variant="outline"
            size="compact"
            className={hasContact ? 'px-3' : 'flex-auto px-3'}
            aria-haspopup="dialog"
            aria-label={words.more}
            isHeld={isBusy}
            onPointerEnter={preloadSheet}
            onClick={onMore}
          >
            <Ellipsis aria-hidden className="size-5" />
            {!hasContact && words.more}
          </CardButton>
        )}
      </div>
      {job.startNeeds === 'door_code' && isLinkOpen('pass', job, view.at) && (
        <DoorAhead locale={view.locale} />
      )}
      <AskWay {...card} onAskWay={onAskWay} />
      {job.status === 'on_the_way' && (
        <Suspense>
          <SharePosition bookingId={job._id} name={job.customerId.name} locale={view.locale} />
        </Suspense>
      )}
      {hasContact && nextStep}
      {later.map((to) => (
        <CardButton key={to} size="block" variant="outline" isHeld={isBusy} onClick={() => onMove(to)}>
          {moves[to]}
        </CardButton>
      ))}
      <Undo {...card} onUndo={onUndo} />
      <Waits job={job} view={view} />
      {!hasContact && nextStep && <NextStep isSticky>{nextStep}</NextStep>}
    </>
  );
};
