'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { afterSheets } from '#components/ui/sheet-history.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { PaidBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { PaymentView } from '#lib/features/bookings/contracts/payment.ts';
import type { jobBoard } from '#lib/features/bookings/texts/job-board.en.ts';
import { rememberPayee } from '#lib/features/money/client/own-payee.ts';
import { NetworkError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import { useSocketEvent } from '#lib/platform/browser/use-socket-event.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { askedStep } from '#lib/wiring/browser/asked-step.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';

const remember = (job: BookingView, { payee, owedBy }: PaymentView): void => {
  if (owedBy === 'customer') rememberPayee(job.workerId._id, payee, new Date());
};

const readPayment = async (job: BookingView): Promise<PaymentView | null> => {
  try {
    const { data } = await api('GET /bookings/{id}/payment', { params: { id: job._id } });
    remember(job, data);
    return data;
  } catch (error) {
    if (error instanceof NetworkError) return null;
    throw error;
  }
};

interface PaidSheetProps {
  isOpen: boolean;
  onClose(): void;
  job: BookingView;
  words: (typeof jobBoard)['paid'];
  /** `amountPaise` is what the sheet shows. */
  onPick(method: PaidBody['method'], amountPaise: number): Promise<void>;
  /** `act` is the label of the tapped button, `saidAt` names the word that is denied. */
  onDeny(act: string, saidAt: string): Promise<void>;
}

/** Shows the code to scan and asks how the customer has paid. */
export const PaidSheet = ({ job, words, onPick, onDeny, ...frame }: PaidSheetProps) => {
  const { locale } = usePageWords();
  const router = useRouter();
  const [changes, setChanges] = useState(0);
  const isAnswering = useRef(false);
  const reload = (): void => setChanges((count) => count + 1);
  // The customer has just said that it was paid. After the worker's own answer, ₹0 would show until the sheet closes.
  useSocketEvent('bookingChanged', ({ bookingId }) => {
    if (bookingId === job._id && !isAnswering.current) reload();
  });
  /** A refused answer leaves the sheet open, and the amount may be another one by then. */
  const answer = async (sent: Promise<void>): Promise<void> => {
    isAnswering.current = true;
    await sent.finally(() => {
      isAnswering.current = false;
    });
    reload();
  };
  const report = (): void => {
    const path = accountPaths.booking(job._id);
    frame.onClose();
    afterSheets(() => {
      askedStep.set({ path, step: 'case' });
      if (window.location.pathname !== path) router.push(accountPaths.bookingCases(job._id));
      // A worker who has opened a case already is shown it.
      else document.getElementById('case')?.scrollIntoView();
    });
  };
  const load = async () => {
    const [{ WorkerPayment }, { payment }, view] = await Promise.all([
      import('./worker-payment.tsx'),
      loadTexts('payment', locale),
      readPayment(job),
    ]);
    return (
      <WorkerPayment
        {...{ job, view, words: payment, paidWords: words }}
        onPick={(method, amountPaise) => answer(onPick(method, amountPaise))}
        onDeny={(act, saidAt) => answer(onDeny(act, saidAt))}
        onReport={report}
      />
    );
  };
  return <LazySheet {...frame} about={`${job._id} ${String(changes)}`} title={words.title} load={load} />;
};
