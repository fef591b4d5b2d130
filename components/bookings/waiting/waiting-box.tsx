'use client';

import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import { sendWaiting, sendWaitingAnswer } from '#lib/features/bookings/client/booking-writes.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { isWaitingTime } from '#lib/features/bookings/rules/waiting.ts';
import { useNow } from '#lib/platform/browser/use-now.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import type { WriteSubject } from '#lib/platform/browser/writes/waiting-write.ts';
import { toSpan } from '../booking-time.ts';
import type { FailureWords } from '../tell-failure.ts';
import { useStep } from '../use-step.ts';

interface WaitingBoxProps {
  booking: Pick<BookingView, '_id' | 'status' | 'startsAt' | 'endsAt'>;
  waiting: NonNullable<BookingView['waiting']>;
  isWorker: boolean;
  /** Server time when the booking was read. */
  at: string;
  /** Since when, what it costs, and what comes of it. */
  lines: readonly string[];
  subject: WriteSubject;
  words: { readonly done: string; readonly step: FailureWords };
}

/** Waiting at the door: the worker reports it, and the customer confirms it. */
export const WaitingBox = ({ booking, waiting, isWorker, at, lines, subject, words }: WaitingBoxProps) => {
  const { isBusy, run, finish } = useStep(words.step);
  const isSending = useIsWaiting(toBookingItem(booking._id));
  const canReport = isWaitingTime({ ...booking, ...toSpan(booking) }, useNow(at)) && waiting.since === null;
  const canConfirm = waiting.since !== null && !waiting.isConfirmed;
  const tell = (): Promise<void> =>
    run(async () => {
      const tap = { bookingId: booking._id, subject };
      await (isWorker ? sendWaiting(tap) : sendWaitingAnswer(tap));
      finish(words.done);
    });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {(isWorker ? canReport : canConfirm) && (
        <Button
          variant="outline"
          disabled={isBusy || isSending}
          aria-busy={isBusy}
          onClick={() => void tell()}
        >
          {isBusy && <Spinner />}
          {subject.act}
        </Button>
      )}
    </div>
  );
};
