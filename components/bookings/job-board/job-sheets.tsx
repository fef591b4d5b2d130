'use client';

import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { afterSheets } from '#components/ui/sheet-history.ts';
import type { TappedReason } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { PaidBody } from '#lib/features/bookings/contracts/bookings.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { handedOver } from '#lib/features/bookings/rules/booking-dues.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { JobMove, JobView } from './job-words.ts';
import { MoreSheet } from './more-sheet.tsx';
import { ReasonSheet, type GivenReason } from './reason-sheet.tsx';
import type { JobActions } from './use-job-moves.ts';
import { Banknote, Smartphone } from 'lucide-react';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { Sheet } from '#components/ui/sheet.tsx';
import type { jobBoard } from '#lib/features/bookings/texts/job-board.en.ts';

const icons = { cash: Banknote, upi: Smartphone };

interface PaidSheetProps {
  isOpen: boolean;
  onClose(): void;
  words: (typeof jobBoard)['paid'];
  isBusy: boolean;
  onPick(method: PaidBody['method']): void;
}

/** Asks how the customer has paid; a tap notes it. */
const PaidSheet = ({ isOpen, onClose, words, isBusy, onPick }: PaidSheetProps) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={words.title} words={usePageWords()}>
    <ListRows>
      {(['cash', 'upi'] as const).map((method) => {
        const Icon = icons[method];
        return (
          <li key={method}>
            <button type="button" disabled={isBusy} className={listRowClass} onClick={() => onPick(method)}>
              <ListRow icon={<Icon aria-hidden />} label={words[method]} hasArrow={false} />
            </button>
          </li>
        );
      })}
    </ListRows>
  </Sheet>
);

/** What a sheet is open for: the other steps of a job, or the question before one of them. */
interface Asked {
  readonly job: BookingView;
  readonly what: 'more' | 'paid' | 'waive' | 'rejected' | 'cancelled' | 'no_show' | 'completed';
}

/** Opens the sheets of the board, and makes what they agree to. */
export const useJobSheets = ({ move, pay, waive, busyId }: JobActions) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const ask = (next: Asked): void => {
    setAsked(next);
    setOpen(true);
  };
  /** Makes a step at once, or asks first where there is no way back. */
  const step = (job: BookingView, to: JobMove): void => {
    if (to === 'accepted' || to === 'on_the_way' || to === 'arrived' || to === 'in_progress')
      void move(job, to);
    else ask({ job, what: to });
  };
  const stepFromMenu = (job: BookingView, to: JobMove): void => {
    close();
    afterSheets(() => step(job, to));
  };
  const confirm = async ({ job, what }: Asked, given?: GivenReason): Promise<void> => {
    if (what === 'more' || what === 'paid') return;
    if (await (what === 'waive' ? waive(job) : move(job, what, given))) close();
  };
  const payBy = async (job: BookingView, method: PaidBody['method']): Promise<void> => {
    if (await pay(job, method)) close();
  };
  return { payBy, asked, isOpen, isBusy: busyId !== null, close, ask, step, stepFromMenu, confirm };
};

// What workers say most.
const usual: Record<'rejected' | 'cancelled', readonly TappedReason[]> = {
  rejected: ['busy', 'far', 'trade'],
  cancelled: ['ill', 'late', 'travel'],
};

interface JobSheetsProps {
  view: JobView;
  sheets: ReturnType<typeof useJobSheets>;
}

/** The sheets of the board; one at a time. */
export const JobSheets = ({ view, sheets }: JobSheetsProps) => {
  const pageWords = usePageWords();
  const { asked, isOpen, isBusy, close } = sheets;
  if (asked === null) return null;
  const { job, what } = asked;
  const { ask, fee, moves } = view.words.board;
  const frame = { isOpen, onClose: close };
  if (what === 'more')
    return <MoreSheet {...frame} job={job} view={view} onMove={(to) => sheets.stepFromMenu(job, to)} />;
  if (what === 'paid')
    return (
      <PaidSheet
        {...frame}
        isBusy={isBusy}
        words={view.words.board.paid}
        onPick={(method) => void sheets.payBy(job, method)}
      />
    );
  const confirm = (given?: GivenReason): void => void sheets.confirm(asked, given);
  if (what === 'waive')
    return (
      <ConfirmSheet
        {...frame}
        isBusy={isBusy}
        title={fill(fee.waiveTitle, { amount: formatMoney(job.fee?.feePaise ?? 0) })}
        description={fee.waiveHint}
        confirm={fee.waive}
        keep={fee.keep}
        words={pageWords}
        onConfirm={() => confirm()}
      />
    );
  const deed = { ...frame, confirm: moves[what], isBusy };
  if (what === 'no_show' || what === 'completed')
    return (
      <ConfirmSheet
        {...deed}
        isHarmless={what === 'completed'}
        title={ask[what].title}
        description={fill(ask[what].hint, { amount: formatMoney(handedOver(job)) })}
        keep={ask[what].keep}
        words={pageWords}
        onConfirm={() => confirm()}
      />
    );
  return (
    <ReasonSheet
      key={`${job._id}-${what}`}
      {...deed}
      words={ask}
      question={ask[what]}
      usual={usual[what].map((code) => ({ code, label: view.words.booking.reasons[code] }))}
      isNeeded={what === 'cancelled'}
      onConfirm={confirm}
    />
  );
};
