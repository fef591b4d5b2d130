import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { notify, type Notice } from '#components/ui/notify.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import {
  answerProposalCall,
  markPaidCall,
  setBookingStatusCall,
  undoStepCall,
  waiveFeeCall,
} from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { SlippedStep } from '#lib/features/bookings/contracts/booking-status.ts';
import type { PaidBody } from '#lib/features/bookings/contracts/bookings.ts';
import { handedOver } from '#lib/features/bookings/rules/booking-dues.ts';
import { proposePush } from '#lib/platform/browser/push-moment.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { timeOf } from './job-texts.ts';
import type { GivenReason } from './reason-sheet.tsx';
import { jobRefusals, type JobMove, type JobView, type JobWords } from './job-words.ts';

interface MoveOptions {
  view: JobView;
  settle(job: BookingView): void;
  renew(): Promise<void>;
}

interface Change {
  job: BookingView;
  send(): Promise<{ data: BookingView }>;
  done(changed: BookingView): Notice;
}

const hintOf = (error: unknown, { board, errors }: JobWords): string => {
  const refusal = jobRefusals.find((code) => error instanceof ApiError && error.code === code);
  return refusal ? errors[refusal] : board.failedHint;
};

/** Takes jobs a step further: one at a time, told once, after the server's answer. */
const useJobChange = ({ view, settle, renew }: MoveOptions) => {
  const { board } = view.words;
  const router = useRouter();
  const [busyId, setBusyId] = useState<string | null>(null);
  const change = async ({ job, send, done }: Change): Promise<boolean> => {
    setBusyId(job._id);
    try {
      const { data } = await send();
      settle(data);
      // The figures above the board count what is done and paid.
      if (data.status === 'completed') router.refresh();
      notify(done(data));
      return true;
    } catch (error) {
      notify({ title: board.failed, description: hintOf(error, view.words), variant: 'destructive' });
      // The job is not as this screen shows it.
      if (error instanceof ApiError) void renew();
      return false;
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, change };
};

/** What a worker can do with what is owed for a job. */
const duesOf = (change: ReturnType<typeof useJobChange>['change'], board: JobWords['board']) => {
  const pay = (job: BookingView, method: PaidBody['method']): Promise<boolean> =>
    change({
      job,
      send: () => api(markPaidCall, { params: { id: job._id }, body: { method } }),
      done: (paid) => ({
        title: board.paid.done,
        description: fill(board.paid.doneText, {
          id: paid.number,
          amount: formatMoney(paid.fee?.feePaise ?? handedOver(paid)),
        }),
        variant: 'success',
      }),
    });
  const waive = (job: BookingView): Promise<boolean> =>
    change({
      job,
      send: () => api(waiveFeeCall, { params: { id: job._id } }),
      done: ({ number }) => {
        const { done: title, doneText } = board.fee;
        return { title, description: fill(doneText, { id: number }), variant: 'success' };
      },
    });
  return { pay, waive };
};

const isAnswer = (to: JobMove): boolean => to === 'accepted' || to === 'rejected';

/** What a worker can do with a job, and which job is on its way. */
export const useJobMoves = (options: MoveOptions) => {
  const { view } = options;
  const { board } = view.words;
  const { busyId, change } = useJobChange(options);
  const move = async (job: BookingView, to: JobMove, given: GivenReason = {}): Promise<boolean> => {
    const isDone = await change({
      job,
      send: () =>
        api(setBookingStatusCall, {
          params: { id: job._id },
          body: { status: to, ...given },
        }),
      done: ({ number }) => {
        const { title, text } = board.done[to];
        return { title, description: fill(text, { id: number }), variant: 'success' };
      },
    });
    // Whoever has answered one request waits for the next.
    if (isDone && isAnswer(to)) proposePush('request');
    return isDone;
  };
  const undo = (job: BookingView, step: SlippedStep): Promise<boolean> =>
    change({
      job,
      send: () => api(undoStepCall, { params: { id: job._id }, body: { status: step } }),
      done: ({ number }) => {
        const { done: title, doneText } = board.undo;
        return { title, description: fill(doneText, { id: number }), variant: 'success' };
      },
    });
  const answer = (job: BookingView, accept: boolean): Promise<boolean> =>
    change({
      job,
      send: () => api(answerProposalCall, { params: { id: job._id }, body: { accept } }),
      done: (changed) => {
        const { accepted, acceptedText, declined, declinedText } = board.proposal;
        const values = { id: changed.number, time: timeOf(changed, view) };
        return {
          title: accept ? accepted : declined,
          description: fill(accept ? acceptedText : declinedText, values),
          variant: 'success',
        };
      },
    });
  return { busyId, move, undo, answer, ...duesOf(change, board) };
};

export type JobActions = ReturnType<typeof useJobMoves>;
