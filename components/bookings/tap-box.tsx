'use client';

import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import type { BookingTap } from '#lib/features/bookings/client/booking-writes.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import type { FailureWords } from './tell-failure.ts';
import { useStep } from './use-step.ts';

export interface TapWords {
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
export const TapBox = ({ lines, tap, canTap, words, onTap }: TapBoxProps) => {
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
        <Button
          variant="outline"
          disabled={isBusy || isSending}
          aria-busy={isBusy}
          onClick={() => void send()}
        >
          {isBusy && <Spinner />}
          {tap.subject.act}
        </Button>
      )}
    </div>
  );
};
