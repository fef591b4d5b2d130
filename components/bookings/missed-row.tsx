'use client';

import { UserX } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { sendClaim } from '#lib/features/bookings/client/booking-writes.ts';
import type { StatementBody } from '#lib/features/bookings/contracts/no-show.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { ActionRow } from './act-row.tsx';
import type { StepProps } from './cancel-row.tsx';
import { ClaimSheet } from './claims/claim-sheet.tsx';
import type { Claimable } from './claims/stakes.ts';
import { useStep } from './use-step.ts';

interface MissedProps extends StepProps {
  booking: Claimable;
}

/** The claim that the worker didn't come, in its sheet. */
export const MissedSheet = ({
  bookingId,
  name,
  words,
  booking,
  isOpen,
  onClose,
}: MissedProps & { isOpen: boolean; onClose(): void }) => {
  const { act } = words;
  const { run, finish } = useStep(words);
  const claim = (statement: StatementBody): Promise<void> =>
    run(async () => {
      try {
        const body = { ...statement, from: booking.status };
        const subject = { act: act.missed, title: name, at: booking.startsAt };
        await sendClaim(body, { bookingId, subject });
      } catch (error) {
        // The booking has changed since the sheet opened.
        if (error instanceof ApiError && error.status === 409) onClose();
        throw error;
      }
      onClose();
      finish(act.missedDone);
    }, onClose);
  return (
    <ClaimSheet
      isOpen={isOpen}
      onClose={onClose}
      title={fill(act.missedTitle, { name })}
      confirm={act.missed}
      deed="missed"
      {...{ booking, name }}
      onSend={claim}
    />
  );
};

/** Reports that the worker didn't come. */
export const MissedRow = (props: MissedProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionRow
        icon={<UserX aria-hidden />}
        label={props.words.act.missed}
        opensDialog
        onAct={() => setOpen(true)}
      />
      <MissedSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
