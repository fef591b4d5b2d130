import { useState } from 'react';
import { afterSheets } from '#components/ui/sheet-history.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { PaidBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { StatementBody } from '#lib/features/bookings/contracts/no-show.ts';
import type { JobMove } from './job-words.ts';
import type { GivenReason } from './reason-fields.tsx';
import type { JobActions } from './use-job-moves.ts';

export type AtTheDoor = 'extra' | 'door' | 'pass';

/** The sheet's purpose: further steps of a booking, or the question before one of them. */
interface OpenSheet {
  readonly job: BookingView;
  readonly what: AtTheDoor | 'more' | 'paid' | 'waive' | 'rejected' | 'cancelled' | 'no_show' | 'completed';
}

export const isAtTheDoor = (what: OpenSheet['what']): what is AtTheDoor =>
  what === 'extra' || what === 'door' || what === 'pass';

/** Opens the sheets of the board, and makes what they agree to. */
export const useJobSheets = ({
  move,
  claim,
  leave,
  pay,
  deny,
  waive,
  added,
  started,
  offered,
  busyId,
}: JobActions) => {
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const ask = (next: OpenSheet): void => {
    setSheet(next);
    setOpen(true);
  };
  /** Makes a step at once, or asks first where there is no way back. */
  const step = (job: BookingView, to: JobMove): void => {
    if (to === 'in_progress' && job.startNeeds !== null) ask({ job, what: 'door' });
    else if (to === 'accepted' || to === 'on_the_way' || to === 'arrived' || to === 'in_progress')
      void move(job, to);
    else ask({ job, what: to });
  };
  const stepFromMenu = (job: BookingView, to: JobMove): void => {
    close();
    afterSheets(() => step(job, to));
  };
  const leaveFromMenu = (job: BookingView): void => {
    close();
    afterSheets(() => void leave(job));
  };
  const closeAfter = async (isDone: Promise<boolean>): Promise<void> => {
    if (await isDone) close();
  };
  const confirm = async ({ job, what }: OpenSheet, reason?: GivenReason): Promise<void> => {
    if (what === 'more' || what === 'paid' || what === 'no_show' || isAtTheDoor(what)) return;
    await closeAfter(what === 'waive' ? waive(job) : move(job, what, reason));
  };
  const cancel = async (job: BookingView, reason: GivenReason): Promise<boolean> => {
    const isDone = await move(job, 'cancelled', reason);
    if (isDone) close();
    return isDone;
  };
  const claimAbsence = (job: BookingView, statement: StatementBody) => closeAfter(claim(job, statement));
  const payBy = (job: BookingView, method: PaidBody['method'], amountPaise: number) =>
    closeAfter(pay(job, method, amountPaise));
  const denyPayment = (job: BookingView, act: string, saidAt: string) => closeAfter(deny(job, act, saidAt));
  return {
    ...{ sheet, isOpen, close, ask, step, stepFromMenu, leaveFromMenu },
    ...{ confirm, cancel, claimAbsence, payBy, denyPayment },
    ...{ offered, added, started },
    isBusy: busyId !== null,
  };
};
