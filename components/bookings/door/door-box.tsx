'use client';

import { Button } from '#components/ui/button.tsx';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import { sendBookingStatus } from '#lib/features/bookings/client/booking-writes.ts';
import type { WriteSubject } from '#lib/platform/browser/writes/waiting-write.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import type { FailureWords } from '../tell-failure.ts';
import { useStep } from '../use-step.ts';

interface DoorBoxProps {
  bookingId: string;
  /** Null after too many wrong codes, or if the server cannot read it. */
  code: string | null;
  /** Whether the job may start by now. */
  canStart: boolean;
  subject: WriteSubject;
  words: { hint: string; here: string; started: string; step: FailureWords };
}

/** The customer's code for the worker, and the customer's own tap, which starts the job without it. */
export const DoorBox = ({ bookingId, code, canStart, subject, words }: DoorBoxProps) => {
  const { isBusy, run, finish } = useStep(words.step);
  const isWaiting = useIsWaiting(toBookingItem(bookingId));
  const start = (): Promise<void> =>
    run(async () => {
      const tappedAt = new Date().toISOString();
      await sendBookingStatus({ status: 'in_progress', tappedAt }, { bookingId, subject });
      finish(words.started);
    });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      {code !== null && (
        <p className="text-center text-4xl font-bold tracking-[0.3em] tabular-nums">
          <bdi>{code}</bdi>
        </p>
      )}
      <p className="text-sm text-muted">{words.hint}</p>
      {canStart && (
        <Button variant="outline" size="block" isHeld={isBusy || isWaiting} onClick={() => void start()}>
          {words.here}
        </Button>
      )}
    </div>
  );
};
