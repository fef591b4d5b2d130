'use client';

import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { answerNoShowCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { myBookings } from '#lib/features/bookings/texts/my-bookings.en.ts';
import type { ActWords } from './tell-failure.ts';
import { useStep } from './use-step.ts';

interface NoShowBoxProps {
  bookingId: string;
  /** What is claimed, and what follows from it. */
  title: string;
  lines: readonly string[];
  /** It is the reader who is said not to have been there. */
  mayAnswer: boolean;
  words: ActWords & { claim: (typeof myBookings)['claim'] };
}

/** A claim that somebody was not there, while it is not decided; whoever it is against can answer. */
export const NoShowBox = ({ bookingId, title, lines, mayAnswer, words }: NoShowBoxProps) => {
  const { claim } = words;
  const { isBusy, run, finish } = useStep(words);
  const answer = async (agree: boolean): Promise<void> => {
    await api(answerNoShowCall, { params: { id: bookingId }, body: { agree } });
    finish(agree ? claim.agreed : claim.denied);
  };
  return (
    <Alert title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {mayAnswer && (
        <div className="mt-2 flex flex-wrap gap-2">
          {([true, false] as const).map((agree) => (
            <Button
              key={String(agree)}
              variant="outline"
              size="compact"
              className="flex-auto"
              disabled={isBusy}
              onClick={() => void run(() => answer(agree))}
            >
              {agree ? claim.yes : claim.no}
            </Button>
          ))}
        </div>
      )}
    </Alert>
  );
};
