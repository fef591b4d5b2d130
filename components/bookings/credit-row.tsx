'use client';

import { Wallet } from 'lucide-react';
import { api } from '#lib/platform/browser/api.ts';
import { spendCreditCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { ActRow } from './act-row.tsx';
import type { StepProps } from './cancel-row.tsx';
import { useStep } from './use-step.ts';

/** Pays a part of a completed booking, or all of it, out of the customer's wallet. */
export const CreditRow = ({ bookingId, name, words, creditPaise }: StepProps & { creditPaise: number }) => {
  const { act } = words;
  const { isBusy, run, finish } = useStep(words);
  const amount = formatMoney(creditPaise);
  const pay = async (): Promise<void> => {
    await api(spendCreditCall, { params: { id: bookingId } });
    finish(act.creditDone, fill(act.creditDoneText, { amount, name }));
  };
  return (
    <ActRow
      icon={<Wallet aria-hidden />}
      label={fill(act.useCredit, { amount })}
      isBusy={isBusy}
      onAct={() => void run(pay)}
    />
  );
};
