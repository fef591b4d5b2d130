import { Check, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { focusMain } from '#components/ui/focus-in-place.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { CardButton } from './card-title.tsx';
import { JobCard, type JobCardProps } from './job-card.tsx';
import { AnswerTime } from './answer-time.tsx';
import { OfferTime } from './offer-time.tsx';

interface AcceptedCardProps extends JobCardProps {
  /** Undoes the acceptance; absent if that isn't possible. */
  onUndo: (() => void) | undefined;
}

const focusOn = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/**
 * A request that was accepted just now, in its old place and size, so that no other card slides under the finger.
 * Where Accept was, there is nothing to tap.
 */
export const AcceptedCard = ({ job, view, isBusy, onUndo }: AcceptedCardProps) => {
  const { undo } = view.words.board;
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusMain();
    },
    [],
  );
  return (
    <JobCard job={job} view={view} isBusy={isBusy}>
      <div className="grid">
        <AnswerTime job={job} view={view} className="invisible col-start-1 row-start-1" />
        <p className="col-start-1 row-start-1 text-sm text-muted">{undo.accepted}</p>
      </div>
      <div inert className="invisible flex flex-col empty:hidden">
        <OfferTime job={job} view={view} isBusy={isBusy} />
      </div>
      <div className="flex flex-wrap items-center gap-2 indic:text-sm">
        {onUndo && (
          <CardButton variant="outline" className="flex-auto px-3" isHeld={isBusy} onClick={onUndo}>
            <Undo2 aria-hidden className="size-4" />
            {undo.label}
          </CardButton>
        )}
        <div
          ref={focusOn}
          role="group"
          aria-label={undo.title}
          tabIndex={-1}
          className="flex min-h-12 grow-2 items-center justify-center gap-1.5 font-semibold text-success outline-none"
        >
          <Check aria-hidden className="size-5" />
          {/* Where the focus is, a screen reader would say the name and the text. */}
          <span aria-hidden>{undo.title}</span>
        </div>
      </div>
    </JobCard>
  );
};

/** A request that was accepted just now: as it was listed, and as it is now. */
export interface HeldJob {
  readonly request: BookingView;
  readonly accepted: BookingView;
}
