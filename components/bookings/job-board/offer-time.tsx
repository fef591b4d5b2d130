import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { untilText } from '#components/bookings/booking-time.ts';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { useAskedStep } from '#components/page/use-asked-step.ts';
import { preloadSheet } from '#components/ui/sheet.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { CardButton } from './card-title.tsx';
import type { JobCardProps } from './job-card.tsx';
import { formatJobTime } from './job-texts.ts';

interface OfferTimeProps extends JobCardProps {
  /** Absent where nothing can be tapped. */
  onOffered?: (job: BookingView) => void;
}

/** Suggests another time for a request, or shows the one that waits for the customer's answer. */
export const OfferTime = ({ job, view, isBusy, onOffered }: OfferTimeProps) => {
  const [isOpen, setOpen] = useState(false);
  const { suggestedTimes } = view.words;
  const { proposal, customerId, expiresAt } = job;
  const name = customerId.name;
  const close = (): void => setOpen(false);
  useAskedStep(job.canOfferTime ? 'suggest' : undefined, () => setOpen(true));
  const load = async () => {
    const { openOffer } = await import('./open-offer.tsx');
    const time = expiresAt === null ? '' : untilText(new Date(expiresAt), view);
    const finish = (offered: BookingView | null): void => {
      close();
      if (offered) onOffered?.(offered);
    };
    const hint = fill(suggestedTimes.hint, { name, time });
    return openOffer({ job, name, locale: view.locale, hint, suggestedTimes, onOffered: finish });
  };
  if (proposal)
    return (
      <div className="flex flex-col gap-0.5 rounded-control border border-star bg-tint-warm p-3 text-sm">
        <p className="font-semibold">
          {fill(suggestedTimes.waiting, { time: formatJobTime(proposal, view) })}
        </p>
        <p>
          {fill(job.status === 'accepted' ? suggestedTimes.waitingKept : suggestedTimes.waitingHint, {
            name,
            until: untilText(new Date(proposal.expiresAt), view),
          })}
        </p>
      </div>
    );
  return (
    <>
      {job.canOfferTime && (
        <CardButton
          variant="outline"
          size="compact"
          className="self-start"
          aria-haspopup="dialog"
          isHeld={isBusy}
          onPointerEnter={preloadSheet}
          onClick={() => setOpen(true)}
        >
          <CalendarClock aria-hidden className="size-4" />
          {suggestedTimes.open}
        </CardButton>
      )}
      <LazySheet
        isOpen={isOpen}
        onClose={close}
        title={suggestedTimes.title}
        about={job._id}
        load={load}
        failed={suggestedTimes.failed}
      />
    </>
  );
};
