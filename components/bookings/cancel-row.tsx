'use client';

import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import {
  getCancellationCall,
  setBookingStatusCall,
} from '#lib/features/bookings/contracts/bookings.calls.ts';
import type { CancellationView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { ActRow } from './act-row.tsx';
import type { ActWords } from './tell-failure.ts';
import { useStep } from './use-step.ts';

export interface StepProps {
  bookingId: string;
  /** The worker's. */
  name: string;
  words: ActWords;
}

const costOf = ({ percent, feePaise }: CancellationView, { name, words: { act } }: StepProps): string => {
  const texts = { 0: act.cancelFree, 50: act.cancelHalf, 100: act.cancelWhole };
  return fill(texts[percent], { name, fee: formatMoney(feePaise) });
};

/** Cancels the booking, after saying what that costs. */
export const CancelRow = (props: StepProps) => {
  const { bookingId, words } = props;
  const { act } = words;
  const [cost, setCost] = useState<CancellationView | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { isBusy, run, finish } = useStep(words);
  const params = { id: bookingId };
  const read = async (): Promise<void> => setCost((await api(getCancellationCall, { params })).data);
  const ask = async (): Promise<void> => {
    await read();
    setChanged(false);
    setOpen(true);
  };
  const askAgain = async (): Promise<void> => {
    await read();
    setChanged(true);
  };
  const cancel = async (): Promise<void> => {
    try {
      const body = { status: 'cancelled' as const, feePaise: cost?.feePaise };
      await api(setBookingStatusCall, { params, body });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'price_changed') return askAgain();
      // The question has been asked of a booking that is not as it was.
      setOpen(false);
      throw error;
    }
    setOpen(false);
    finish(act.cancelled);
  };
  return (
    <>
      <ActRow
        icon={<CircleX aria-hidden />}
        label={act.cancel}
        isBusy={isBusy && !isOpen}
        opensDialog
        onAct={() => void run(ask)}
      />
      <ConfirmSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void run(cancel)}
        title={act.cancelTitle}
        description={cost ? `${isChanged ? `${act.feeChanged} ` : ''}${costOf(cost, props)}` : ''}
        confirm={act.cancel}
        keep={act.keep}
        isBusy={isBusy}
        words={usePageWords()}
      />
    </>
  );
};
