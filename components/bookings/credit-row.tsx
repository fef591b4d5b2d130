'use client';

import { Wallet } from 'lucide-react';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { ActionRow } from './act-row.tsx';
import type { StepProps } from './cancel-row.tsx';
import { useStep } from './use-step.ts';

/** Pays for a completed booking from the customer's wallet, as far as the balance goes. */
export const CreditRow = ({ bookingId, name, words, creditPaise }: StepProps & { creditPaise: number }) => {
  const { act } = words;
  const { isBusy, run, finish } = useStep(words);
  const amount = formatMoney(creditPaise);
  const pay = async (): Promise<void> => {
    await api('PUT /bookings/{id}/credit', { params: { id: bookingId } });
    finish(act.creditDone, fill(act.creditDoneText, { amount, name }));
  };
  return (
    <ActionRow
      icon={<Wallet aria-hidden />}
      label={fill(act.useCredit, { amount })}
      isBusy={isBusy}
      onAct={() => void run(pay)}
    />
  );
};
