'use client';

import { UserX } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { claimNoShowCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { ActRow } from './act-row.tsx';
import type { StepProps } from './cancel-row.tsx';
import { useStep } from './use-step.ts';

/** Says that the worker did not come, which ends the booking. */
export const MissedRow = ({ bookingId, name, words }: StepProps) => {
  const { act } = words;
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run, finish } = useStep(words);
  const close = (): void => setOpen(false);
  const end = async (): Promise<void> => {
    await api(claimNoShowCall, { params: { id: bookingId } }).finally(close);
    finish(act.missedDone);
  };
  return (
    <>
      <ActRow icon={<UserX aria-hidden />} label={act.missed} opensDialog onAct={() => setOpen(true)} />
      <ConfirmSheet
        isOpen={isOpen}
        onClose={close}
        onConfirm={() => void run(end)}
        title={fill(act.missedTitle, { name })}
        description={fill(act.missedHint, { name })}
        confirm={act.missed}
        keep={act.keep}
        isBusy={isBusy}
        words={usePageWords()}
      />
    </>
  );
};
