'use client';

import { Wallet } from 'lucide-react';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import { sendCredit } from '#lib/features/bookings/client/booking-writes.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { ActionRow } from './act-row.tsx';
import type { StepProps } from './cancel-row.tsx';
import { useStep } from './use-step.ts';

interface CreditRowProps extends StepProps {
  /** The start of the booking. */
  startsAt: string;
  creditPaise: number;
}

/** Pays for a completed booking from the customer's wallet, as far as the balance goes. */
export const CreditRow = ({ bookingId, name, words, startsAt, creditPaise }: CreditRowProps) => {
  const { act } = words;
  const { isBusy, run, finish } = useStep(words);
  const isWaiting = useIsWaiting(toBookingItem(bookingId));
  const amount = formatMoney(creditPaise);
  const label = fill(act.useCredit, { amount });
  const pay = async (): Promise<void> => {
    await sendCredit({ bookingId, subject: { act: label, title: name, at: startsAt } });
    finish(act.creditDone, fill(act.creditDoneText, { amount, name }));
  };
  return (
    <ActionRow
      icon={<Wallet aria-hidden />}
      label={label}
      isBusy={isBusy}
      isHeld={isWaiting}
      onAct={() => void run(pay)}
    />
  );
};
