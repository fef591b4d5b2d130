import { Banknote, QrCode, Smartphone } from 'lucide-react';
import { WaitingNote } from '#components/page/waiting-note-slot.tsx';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import type { PaidBody } from '#lib/features/bookings/contracts/bookings.ts';
import { computeAmountInPerson } from '#lib/features/bookings/rules/booking-dues.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { CardButton } from './card-title.tsx';
import { JobCard, type JobCardProps } from './job-card.tsx';

interface CollectCardProps extends JobCardProps {
  /** `amountPaise` is what the card shows. */
  onPaid(method: PaidBody['method'], amountPaise: number): void;
  onShowCode(): void;
}

/** A job that is done and still has to be paid. */
export const CollectCard = ({ job, view, isBusy: isSending, onPaid, onShowCode }: CollectCardProps) => {
  const { paid } = view.words.board;
  const item = toBookingItem(job._id);
  const isWaiting = useIsWaiting(item);
  const isBusy = isSending || isWaiting;
  const amountPaise = computeAmountInPerson(job);
  const amount = formatMoney(amountPaise);
  return (
    <JobCard job={job} view={view} isBusy={isBusy} hasStatus>
      <p className="text-lg leading-snug font-semibold">
        {fill(paid.collect, { amount, name: job.customerId.name || view.words.board.ask.no_show.someone })}
      </p>
      <WaitingNote item={item} />
      <CardButton variant="outline" aria-haspopup="dialog" isHeld={isBusy} onClick={onShowCode}>
        <QrCode aria-hidden className="size-5" />
        {paid.showCode}
      </CardButton>
      <div className="flex flex-wrap gap-2">
        <CardButton className="flex-auto" isHeld={isBusy} onClick={() => onPaid('cash', amountPaise)}>
          <Banknote aria-hidden className="size-5" />
          {paid.inCash}
        </CardButton>
        <CardButton className="flex-auto" isHeld={isBusy} onClick={() => onPaid('upi', amountPaise)}>
          <Smartphone aria-hidden className="size-5" />
          {paid.byUpi}
        </CardButton>
      </div>
    </JobCard>
  );
};
