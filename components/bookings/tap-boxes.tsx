'use client';

import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import {
  sendAllWell,
  sendWaiting,
  sendWaitingAnswer,
  type BookingTap,
} from '#lib/features/bookings/client/booking-writes.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { isWaitingTime } from '#lib/features/bookings/rules/waiting.ts';
import { useNow } from '#lib/platform/browser/use-now.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { toSpan } from './booking-time.ts';
import type { FailureWords } from './tell-failure.ts';
import { useStep } from './use-step.ts';

interface TapWords {
  /** Said once it is done. */
  readonly done: string;
  readonly step: FailureWords;
}

interface TapBoxProps {
  lines: readonly string[];
  tap: BookingTap;
  canTap: boolean;
  words: TapWords;
  onTap(tap: BookingTap): Promise<unknown>;
}

/** Says something about a visit, with one thing that the reader can tell us by a tap. */
const TapBox = ({ lines, tap, canTap, words, onTap }: TapBoxProps) => {
  const { isBusy, run, finish } = useStep(words.step);
  const isSending = useIsWaiting(toBookingItem(tap.bookingId));
  const send = (): Promise<void> =>
    run(async () => {
      await onTap(tap);
      finish(words.done);
    });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {canTap && (
        <Button variant="outline" isHeld={isBusy || isSending} aria-busy={isBusy} onClick={() => void send()}>
          {isBusy && <Spinner />}
          {tap.subject.act}
        </Button>
      )}
    </div>
  );
};

interface WaitingBoxProps {
  booking: Pick<BookingView, 'status' | 'startsAt' | 'endsAt'>;
  waiting: NonNullable<BookingView['waiting']>;
  isWorker: boolean;
  /** Server time when the booking was read. */
  at: string;
  /** Since when, what it costs, and what comes of it. */
  lines: readonly string[];
  tap: BookingTap;
  words: TapWords;
}

/** Waiting at the door: the worker reports it, and the customer confirms it. */
export const WaitingBox = ({ booking, waiting, isWorker, at, ...box }: WaitingBoxProps) => {
  const { since, isConfirmed } = waiting;
  const isTime = isWaitingTime({ ...booking, ...toSpan(booking) }, useNow(at));
  if (since === null) return <TapBox {...box} canTap={isWorker && isTime} onTap={sendWaiting} />;
  const confirm = (tap: BookingTap) => sendWaitingAnswer({ since }, tap);
  return <TapBox {...box} canTap={!isWorker && !isConfirmed} onTap={confirm} />;
};

interface OvertimeBoxProps {
  hint: string;
  /** When the worker was asked; null: not yet. */
  askedAt: string | null;
  tap: BookingTap;
  words: TapWords;
}

/** Asks the worker of a job that runs over whether all is well. */
export const OvertimeBox = ({ hint, askedAt, ...box }: OvertimeBoxProps) => (
  <TapBox {...box} lines={[hint]} canTap onTap={(tap) => sendAllWell({ askedAt }, tap)} />
);
