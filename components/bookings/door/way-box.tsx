'use client';

import { Button } from '#components/ui/button.tsx';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import { sendWayAnswer } from '#lib/features/bookings/client/booking-writes.ts';
import type { WayAnswer } from '#lib/features/bookings/contracts/booking-view.ts';
import type { WriteSubject } from '#lib/platform/browser/writes/waiting-write.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import type { FailureWords } from '../tell-failure.ts';
import { useStep } from '../use-step.ts';

interface WayBoxProps {
  bookingId: string;
  /** When the worker asked. */
  askedAt: string;
  about: Omit<WriteSubject, 'act'>;
  words: { hint: string; answers: Record<WayAnswer, string>; done: string; step: FailureWords };
}

/** The customer's answers to a worker who cannot find the door. */
export const WayBox = ({ bookingId, askedAt, about, words }: WayBoxProps) => {
  const { isBusy, run, finish } = useStep(words.step);
  const isWaiting = useIsWaiting(toBookingItem(bookingId));
  const send = (answer: WayAnswer): Promise<void> =>
    run(async () => {
      const subject = { ...about, act: words.answers[answer] };
      await sendWayAnswer({ answer, askedAt }, { bookingId, subject });
      finish(words.done);
    });
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      <p className="text-sm text-muted">{words.hint}</p>
      <div className="flex flex-wrap gap-2">
        {(['coming', 'call'] as const).map((answer) => (
          <Button
            key={answer}
            className="flex-auto"
            isHeld={isBusy || isWaiting}
            onClick={() => void send(answer)}
          >
            {words.answers[answer]}
          </Button>
        ))}
      </div>
    </div>
  );
};
