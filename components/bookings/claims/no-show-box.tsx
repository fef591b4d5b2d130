'use client';

import { useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { sendClaimAnswer } from '#lib/features/bookings/client/booking-writes.ts';
import type { ClaimStatementView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { StatementBody } from '#lib/features/bookings/contracts/no-show.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { ActionWords } from '../tell-failure.ts';
import { useStep } from '../use-step.ts';
import { ClaimSheet } from './claim-sheet.tsx';
import type { ClaimWords } from './claim-texts.ts';
import type { Claimable } from './stakes.ts';
import { Statements } from './statements.tsx';
import { useClaimSeen } from './use-claim-seen.ts';

interface NoShowBoxProps {
  bookingId: string;
  booking: Claimable;
  reader: ClaimStatementView['by'];
  /** The other person's name. */
  name: string;
  title: string;
  lines: readonly string[];
  /** The claim is against the reader. */
  mayAnswer: boolean;
  words: ActionWords & { claim: ClaimWords };
}

/** An undecided no-show claim; the accused side can answer it here. */
export const NoShowBox = ({ bookingId, booking, reader, name, title, lines, ...rest }: NoShowBoxProps) => {
  const { mayAnswer, words } = rest;
  const { claim } = words;
  const { noShow } = booking;
  const [deed, setDeed] = useState<'agree' | 'deny'>('deny');
  const [isOpen, setOpen] = useState(false);
  const { run, finish } = useStep(words);
  useClaimSeen(bookingId, mayAnswer && noShow?.seenAt === null);
  const close = (): void => setOpen(false);
  const isYes = deed === 'agree';
  const label = isYes ? claim.yes : claim.no;
  const answer = (statement: StatementBody): Promise<void> =>
    run(async () => {
      const subject = { act: label, title: name, at: booking.startsAt };
      await sendClaimAnswer({ agree: isYes, ...statement }, { bookingId, subject });
      close();
      finish(isYes ? claim.agreed : claim.denied);
    }, close);
  return (
    <Alert title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="mt-2 flex flex-col gap-2 empty:hidden">
        <Statements
          statements={noShow?.statements ?? []}
          headOf={({ by }) => (by === reader ? claim.yours : fill(claim.theirs, { name }))}
          words={claim}
        />
      </div>
      {mayAnswer && (
        <div className="mt-2 flex flex-wrap gap-2">
          {(['agree', 'deny'] as const).map((one) => (
            <Button
              key={one}
              variant="outline"
              size="compact"
              className="flex-auto"
              onClick={() => {
                setDeed(one);
                setOpen(true);
              }}
            >
              {one === 'agree' ? claim.yes : claim.no}
            </Button>
          ))}
        </div>
      )}
      <ClaimSheet
        isOpen={isOpen}
        onClose={close}
        title={label}
        confirm={label}
        {...{ deed, booking, name }}
        onSend={answer}
      />
    </Alert>
  );
};
