'use client';

import { useCallback } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { usePreload } from '#components/ui/use-preload.ts';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { offeredReasons } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { computeAmountInPerson } from '#lib/features/bookings/rules/booking-dues.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { ClaimSheet } from '../claims/claim-sheet.tsx';
import { DoorSheet } from '../door/door-sheet.tsx';
import { ExtraSheet } from '../extras/extra-sheet.tsx';
import { PassSheet } from '../links/pass-sheet.tsx';
import { PaidSheet } from '../payment/paid-sheet.tsx';
import type { JobView } from './job-words.ts';
import { MoreSheet } from './more-sheet.tsx';
import { CancelJobSheet, loadCancelJob } from './cancel-job-sheet.tsx';
import type { GivenReason, UsualReasons } from './reason-fields.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { isAtTheDoor, type AtTheDoor, type useJobSheets } from './use-job-sheets.ts';
import type { jobBoard } from '#lib/features/bookings/texts/job-board.en.ts';

interface WaiveSheetProps {
  isOpen: boolean;
  onClose(): void;
  job: BookingView;
  words: (typeof jobBoard)['fee'];
  isBusy: boolean;
  onConfirm(): void;
}

const WaiveSheet = ({ job, words, ...frame }: WaiveSheetProps) => (
  <ConfirmSheet
    {...frame}
    title={fill(words.waiveTitle, { amount: formatMoney(job.fee?.feePaise ?? 0) })}
    description={words.waiveHint}
    confirm={words.waive}
    keep={words.keep}
    words={usePageWords()}
  />
);

const listReasons = (what: 'rejected' | 'cancelled', { words }: JobView): UsualReasons =>
  offeredReasons.worker[what].map((code) => ({ code, label: words.booking.reasons[code] }));

/** Says how much the customer will owe, and how many extras stay unpaid. */
const describeEnd = (job: BookingView, { locale, words: { board } }: JobView): string => {
  const { length: count } = job.extras.filter(({ state }) => state === 'proposed');
  const hint = fill(board.ask.completed.hint, { amount: formatMoney(computeAmountInPerson(job)) });
  return count === 0 ? hint : `${plural({ locale, count, text: board.extras.open })} ${hint}`;
};

/** Loads the sheet for cancelling ahead: a worker in a cellar must be able to open it, too. */
const useCancelAhead = (locale: Locale): void => {
  const preload = useCallback(() => {
    preloadSheet();
    void loadCancelJob(locale).catch(() => undefined);
  }, [locale]);
  usePreload(preload);
};

interface JobSheetsProps {
  view: JobView;
  sheets: ReturnType<typeof useJobSheets>;
}

interface DoorstepSheetProps extends JobSheetsProps {
  isOpen: boolean;
  onClose(): void;
  job: BookingView;
  what: AtTheDoor;
}

/** The sheets that a worker needs at the customer's door. */
const DoorstepSheet = ({ what, view, sheets, ...own }: DoorstepSheetProps) => {
  const { board } = view.words;
  switch (what) {
    case 'extra':
      return <ExtraSheet {...own} title={board.extras.add} onAdded={sheets.added} />;
    case 'door':
      return <DoorSheet {...own} words={board} onStarted={sheets.started} />;
    case 'pass':
      return <PassSheet {...own} title={board.card.pass} />;
  }
};

/** The sheets of the board; one at a time. */
export const JobSheets = ({ view, sheets }: JobSheetsProps) => {
  const words = usePageWords();
  useCancelAhead(words.locale);
  const { sheet, isOpen, isBusy, close } = sheets;
  if (sheet === null) return null;
  const { job, what } = sheet;
  const { ask, fee, moves, paid } = view.words.board;
  const frame = { isOpen, onClose: close };
  const own = { ...frame, job };
  if (what === 'more') return <MoreSheet {...own} view={view} menu={sheets} />;
  if (isAtTheDoor(what)) return <DoorstepSheet {...own} what={what} view={view} sheets={sheets} />;
  if (what === 'paid')
    return (
      <PaidSheet
        {...own}
        words={paid}
        onPick={(method, amountPaise) => sheets.payBy(job, method, amountPaise)}
        onDeny={(act, saidAt) => sheets.denyPayment(job, act, saidAt)}
      />
    );
  const confirm = (reason?: GivenReason): void => void sheets.confirm(sheet, reason);
  if (what === 'waive')
    return <WaiveSheet {...own} isBusy={isBusy} words={fee} onConfirm={() => confirm()} />;
  const deed = { ...frame, confirm: moves[what], isBusy };
  if (what === 'no_show')
    return (
      <ClaimSheet
        {...frame}
        title={ask.no_show.title}
        confirm={moves.no_show}
        deed="waited"
        booking={job}
        name={job.customerId.name || ask.no_show.someone}
        onSend={(statement) => sheets.claimAbsence(job, statement)}
      />
    );
  if (what === 'completed')
    return (
      <ConfirmSheet
        {...deed}
        isHarmless
        {...{ title: ask[what].title, keep: ask[what].keep, words }}
        description={describeEnd(job, view)}
        onConfirm={() => confirm()}
      />
    );
  const reasons = listReasons(what, view);
  if (what === 'cancelled')
    return (
      <CancelJobSheet
        {...{ ...frame, job, view, usual: reasons }}
        onCancel={(reason) => sheets.cancel(job, reason)}
        onOffered={sheets.offered}
      />
    );
  return <ReasonSheet key={job._id} {...deed} words={ask} usual={reasons} onConfirm={confirm} />;
};
