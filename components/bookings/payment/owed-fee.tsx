'use client';

import { Banknote, CircleHelp, HandHeart, Smartphone } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { ActionRow } from '#components/bookings/act-row.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { notify } from '#components/ui/notify.ts';
import type { PaymentStep } from '#lib/features/bookings/contracts/payment.ts';
import type { lateFees } from '#lib/features/bookings/texts/late-fees.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';

interface OwedFeeProps {
  bookingId: string;
  amountPaise: number;
  /** The worker's name. */
  name: string;
  steps: readonly PaymentStep[];
  words: (typeof lateFees)['due'];
}

const methods = [
  ['cash', Banknote],
  ['upi', Smartphone],
] as const;

/** Runs one answer at a time and shows the page as it is afterwards. */
const useAnswers = ({ bookingId: id, amountPaise, name, words }: OwedFeeProps) => {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const answer = async (send: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    try {
      await send();
      notify({ title: done, variant: 'success' });
    } catch {
      notify({ title: words.failed, description: words.failedHint, variant: 'destructive' });
    }
    setBusy(false);
    startTransition(() => router.refresh());
  };
  const params = { id };
  const receive = (method: 'cash' | 'upi'): void =>
    void answer(
      () => api('PUT /bookings/{id}/payment', { params, body: { step: 'received', method, amountPaise } }),
      words.done,
    );
  const deny = (): void =>
    void answer(
      () => api('PUT /bookings/{id}/payment', { params, body: { step: 'not_received' } }),
      fill(words.told, { name }),
    );
  const waive = (): void => {
    void answer(() => api('DELETE /bookings/{id}/fee', { params }), fill(words.waived, { name }));
  };
  return { isBusy, receive, deny, waive };
};

/** A customer's answers to a fee that the worker owes: received, not received, or let go. */
export const OwedFee = (props: OwedFeeProps) => {
  const { amountPaise, name, steps, words } = props;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, receive, deny, waive } = useAnswers(props);
  const letGo = (): void => {
    setAsking(false);
    waive();
  };
  return (
    <>
      <ListRows>
        {methods.map(([method, Icon]) => (
          <ActionRow
            key={method}
            icon={<Icon aria-hidden />}
            label={words[method]}
            isBusy={isBusy}
            onAct={() => receive(method)}
          />
        ))}
        {steps.includes('not_received') && (
          <ActionRow
            icon={<CircleHelp aria-hidden />}
            label={words.notReceived}
            isBusy={isBusy}
            onAct={deny}
          />
        )}
        <ActionRow
          icon={<HandHeart aria-hidden />}
          label={words.waive}
          isBusy={isBusy}
          opensDialog
          onAct={() => setAsking(true)}
        />
      </ListRows>
      <ConfirmSheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={letGo}
        title={fill(words.waiveTitle, { amount: formatMoney(amountPaise) })}
        description={fill(words.waiveHint, { name })}
        confirm={words.waive}
        keep={words.keep}
        words={usePageWords()}
      />
    </>
  );
};
