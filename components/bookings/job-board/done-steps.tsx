import { BadgeCheck, IndianRupee } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { handedOver } from '#lib/features/bookings/rules/booking-dues.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { JobCardProps } from './job-card.tsx';

interface DoneStepsProps extends JobCardProps {
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

const Credit = ({ job, view }: JobCardProps) =>
  job.creditPaise > 0 &&
  !job.paid && (
    <p className="text-sm font-medium">
      {fill(view.words.board.paid.inPart, {
        amount: formatMoney(job.creditPaise),
        left: formatMoney(handedOver(job)),
      })}
    </p>
  );

const Fee = ({ job: { fee }, view }: JobCardProps) =>
  fee && (
    <p className="text-sm font-medium">
      {fill(view.words.board.fee[fee.state], { amount: formatMoney(fee.feePaise) })}
    </p>
  );

/** What is left to do when a job is over: its money, or the fee of a cancelled one, is noted or let go. */
export const DoneSteps = ({ onPaid, onWaive, ...card }: DoneStepsProps) => {
  const { job, view, isBusy } = card;
  const { paid, fee } = view.words.board;
  const opener = { 'aria-haspopup': 'dialog', disabled: isBusy, onPointerEnter: preloadSheet } as const;
  return (
    <>
      <Paid {...card} />
      <Credit {...card} />
      <Fee {...card} />
      {job.canMarkPaid && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" className="flex-auto" {...opener} onClick={onPaid}>
            <IndianRupee aria-hidden className="size-4" />
            {job.fee ? fee.mark : paid.mark}
          </Button>
          {job.fee && (
            <Button variant="outline" className="flex-auto" {...opener} onClick={onWaive}>
              {fee.waive}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
