import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { notify, type Notice } from '#components/ui/notify.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { StatementBody } from '#lib/features/bookings/contracts/no-show.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { UndoableStep } from '#lib/features/bookings/contracts/booking-status.ts';
import type { PaymentBody } from '#lib/features/bookings/contracts/payment.ts';
import type { PaidBody, StatusBody } from '#lib/features/bookings/contracts/bookings.ts';
import { forgetPageCopies } from '#lib/platform/browser/service-worker.ts';
import { suggestPush } from '#lib/wiring/browser/push-moment.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { useSettledBooking } from '#components/bookings/use-settled-booking.ts';
import { tellWaiting } from '#components/page/tell-waiting.ts';
import {
  sendBookingStatus,
  sendBookingUndo,
  sendClaim,
  sendLeaving,
  sendPaymentStep,
  sendProposalAnswer,
  sendWaiver,
  sendWayQuestion,
  type BookingTap,
} from '#lib/features/bookings/client/booking-writes.ts';
import { WriteWaits } from '#lib/platform/browser/writes/write-waits.ts';
import { untilText } from '#components/bookings/booking-time.ts';
import { formatJobTime, nameJob } from './job-texts.ts';
import type { GivenReason } from './reason-fields.tsx';
import { jobRefusals, type JobMove, type JobView, type JobWords } from './job-words.ts';

interface MoveOptions {
  view: JobView;
  settle(job: BookingView): void;
  renew(): void;
  /** Keeps lists as they are until a move has settled its job. */
  hold?<Result>(move: Promise<Result>): Promise<Result>;
}

interface Change {
  job: BookingView;
  send(): Promise<{ data: BookingView }>;
  done(changed: BookingView): Notice;
}

const getFailureHint = (error: unknown, { board, errors }: JobWords): string => {
  const refusal = jobRefusals.find((code) => error instanceof ApiError && error.code === code);
  return refusal ? errors[refusal] : board.failedHint;
};

// Cached offline pages still contain the customer's address.
const dropCopies = ({ status }: BookingView): void => {
  if (status === 'cancelled') forgetPageCopies();
};

/** Runs one change at a time and shows a toast after the server has answered. */
const useJobChange = ({ view, settle, renew, hold = (move) => move }: MoveOptions) => {
  const { board } = view.words;
  const router = useRouter();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<BookingView | null>(null);
  useSettledBooking((bookingId) => {
    const reread = api('GET /bookings/{id}', { params: { id: bookingId } });
    const show = ({ data }: { data: BookingView }): void => {
      settle(data);
      dropCopies(data);
    };
    void reread.then(show).catch(renew);
  });
  const change = async ({ job, send, done }: Change): Promise<boolean> => {
    setBusyId(job._id);
    try {
      const data = await hold(
        send().then((reply) => {
          settle(reply.data);
          return reply.data;
        }),
      );
      setUnconfirmed(null);
      dropCopies(data);
      // The totals above the board include completed and paid jobs.
      if (data.status === 'completed') router.refresh();
      notify(done(data));
      return true;
    } catch (error) {
      if (error instanceof WriteWaits) {
        tellWaiting();
        return true;
      }
      const isUnconfirmed = error instanceof ApiError && error.code === 'prove_to_accept';
      setUnconfirmed(isUnconfirmed ? job : null);
      // The notice above the jobs says it, and leads to confirming.
      if (isUnconfirmed) return false;
      notify({ title: board.failed, description: getFailureHint(error, view.words), variant: 'destructive' });
      // The job has changed since it was shown.
      if (error instanceof ApiError) renew();
      return false;
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, unconfirmed, change };
};

const describe = (job: BookingView, act: string, { locale }: JobView): BookingTap => ({
  bookingId: job._id,
  subject: { act, title: nameJob(job, locale), at: job.startsAt },
});

type RunChange = ReturnType<typeof useJobChange>['change'];

const buildPaymentActions = (change: RunChange, view: JobView) => {
  const { board } = view.words;
  const sendStep = async (job: BookingView, body: PaymentBody, act: string) => {
    const { data } = await sendPaymentStep(body, describe(job, act, view));
    const canMarkPaid = data.steps.includes('received');
    // The step is taken, even if the network fails now.
    return api('GET /bookings/{id}', { params: { id: job._id } }).catch(() => ({
      data: { ...job, canMarkPaid },
    }));
  };
  /** `amountPaise` is what the screen showed: the server refuses another amount. */
  const pay = (job: BookingView, method: PaidBody['method'], amountPaise: number): Promise<boolean> =>
    change({
      job,
      send: () =>
        sendStep(job, { step: 'received', method, amountPaise }, job.fee ? board.fee.mark : board.paid.mark),
      done: ({ number }) => {
        const { done: title, doneText } = board.paid;
        const values = { id: number, amount: formatMoney(amountPaise) };
        return { title, description: fill(doneText, values), variant: 'success' };
      },
    });
  const waive = (job: BookingView): Promise<boolean> =>
    change({
      job,
      send: () => sendWaiver(describe(job, board.fee.waive, view)),
      done: ({ number }) => {
        const { done: title, doneText } = board.fee;
        return { title, description: fill(doneText, { id: number }), variant: 'success' };
      },
    });
  /** `act` is the label of the tapped button. Sent late, it must not deny what the customer said since. */
  const deny = (job: BookingView, act: string, saidAt: string): Promise<boolean> =>
    change({
      job,
      send: () => sendStep(job, { step: 'not_received', saidAt }, act),
      done: ({ number }) => {
        const { deniedDone: title, deniedText } = board.paid;
        return { title, description: fill(deniedText, { id: number }), variant: 'success' };
      },
    });
  return { pay, deny, waive };
};

/** The server refuses the claim if the screen shows an outdated status. */
const buildClaimAction =
  (change: RunChange, view: JobView) =>
  (job: BookingView, statement: StatementBody): Promise<boolean> =>
    change({
      job,
      send: () =>
        sendClaim({ ...statement, from: job.status }, describe(job, view.words.board.moves.no_show, view)),
      done: ({ number }) => {
        const { title, text } = view.words.board.done.no_show;
        return { title, description: fill(text, { id: number }), variant: 'success' };
      },
    });

const buildAnswerAction =
  (change: RunChange, view: JobView) =>
  (job: BookingView, accept: boolean): Promise<boolean> => {
    const { yes, no, accepted, acceptedText, declined, declinedText } = view.words.board.proposal;
    const { startsAt } = job.proposal ?? job;
    return change({
      job,
      send: () => sendProposalAnswer({ accept, startsAt }, describe(job, accept ? yes : no, view)),
      done: (changed) => ({
        title: accept ? accepted : declined,
        description: fill(accept ? acceptedText : declinedText, {
          id: changed.number,
          time: formatJobTime(changed, view),
        }),
        variant: 'success',
      }),
    });
  };

const buildWayAction =
  (change: RunChange, view: JobView) =>
  (job: BookingView): Promise<boolean> => {
    const { ask, asked, askedText } = view.words.board.way;
    return change({
      job,
      send: () => sendWayQuestion(describe(job, ask, view)),
      done: ({ number }) => ({
        title: asked,
        description: fill(askedText, { id: number }),
        variant: 'success',
      }),
    });
  };

const buildLeaveAction =
  (change: RunChange, view: JobView) =>
  (job: BookingView): Promise<boolean> => {
    const { label, done: title, doneText } = view.words.board.leave;
    return change({
      job,
      send: () => sendLeaving(describe(job, label, view)),
      done: ({ number }) => ({ title, description: fill(doneText, { id: number }), variant: 'success' }),
    });
  };

/** Shows the time that the worker has just suggested. */
const buildOfferAction =
  ({ view, settle }: MoveOptions) =>
  (job: BookingView): void => {
    settle(job);
    const { sent: title, sentText } = view.words.suggestedTimes;
    const until = untilText(new Date(job.proposal?.expiresAt ?? job.startsAt), view);
    const values = { name: job.customerId.name, time: until };
    notify({ title, description: fill(sentText, values), variant: 'success' });
  };

const buildStartAction =
  ({ view, settle }: MoveOptions) =>
  (job: BookingView): void => {
    settle(job);
    const { title, text } = view.words.board.done.in_progress;
    notify({ title, description: fill(text, { id: job.number }), variant: 'success' });
  };

/** Sent late, an acceptance must not accept another time or price than the one on the card. */
const toTerms = ({ startsAt, pricePaise }: BookingView): Pick<StatusBody, 'startsAt' | 'pricePaise'> => ({
  startsAt,
  pricePaise,
});

const isAnswer = (to: JobMove): boolean => to === 'accepted' || to === 'rejected';

/** The worker's actions for a job, and the id of the job that is being changed. */
export const useJobMoves = (options: MoveOptions) => {
  const { view } = options;
  const { board } = view.words;
  const { busyId, unconfirmed, change } = useJobChange(options);
  const move = async (job: BookingView, to: JobMove, reason: GivenReason = {}): Promise<boolean> => {
    const isDone = await change({
      job,
      send: () => {
        const body = { status: to, ...reason, ...(to === 'accepted' && toTerms(job)) };
        return sendBookingStatus(body, describe(job, board.moves[to], view));
      },
      done: ({ number }) => {
        const { title, text } = board.done[to];
        return { title, description: fill(text, { id: number }), variant: 'success' };
      },
    });
    // After answering a request the worker will want to be notified of the next one.
    if (isDone && isAnswer(to)) suggestPush('request');
    return isDone;
  };
  const undo = (job: BookingView, step: UndoableStep): Promise<boolean> =>
    change({
      job,
      send: () => sendBookingUndo({ status: step }, describe(job, board.undo.label, view)),
      done: ({ number }) => {
        const { done: title, doneText } = board.undo;
        return { title, description: fill(doneText, { id: number }), variant: 'success' };
      },
    });
  return {
    busyId,
    /** The job that waits for a confirmed contact. */
    unconfirmed,
    move,
    claim: buildClaimAction(change, view),
    leave: buildLeaveAction(change, view),
    undo,
    answer: buildAnswerAction(change, view),
    askWay: buildWayAction(change, view),
    offered: buildOfferAction(options),
    /** Shows the extra that the worker has just proposed. */
    added: options.settle,
    /** Shows the job that the worker has just started with the customer's code. */
    started: buildStartAction(options),
    ...buildPaymentActions(change, view),
  };
};

export type JobActions = ReturnType<typeof useJobMoves>;
