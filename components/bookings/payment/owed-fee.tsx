'use client';

import { Banknote, CircleHelp, HandHeart, Smartphone } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { ActionRow } from '#components/bookings/act-row.tsx';
import { showFailure, type FailureWords } from '#components/bookings/tell-failure.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { notify } from '#components/ui/notify.ts';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import { sendPaymentStep, sendWaiver } from '#lib/features/bookings/client/booking-writes.ts';
import type { PaymentStep } from '#lib/features/bookings/contracts/payment.ts';
import type { lateFees } from '#lib/features/bookings/texts/late-fees.en.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { useIsWaiting } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { SayPaidProps } from './say-paid-form.tsx';

interface OwedFeeProps extends Omit<SayPaidProps, 'words'> {
  steps: readonly PaymentStep[];
  /** When the worker said last that it was paid; absent if not said. */
  saidAt: string | undefined;
  /** Closed without payment: there is nothing left to waive. */
  isClosed?: boolean;
  refusals: FailureWords['refusals'];
  words: (typeof lateFees)['due'];
}

const methods = [
  ['cash', Banknote],
  ['upi', Smartphone],
] as const;

/** Runs one answer at a time and shows the page as it is afterwards. An answer that has to wait is shown as waiting. */
const useAnswers = (props: OwedFeeProps) => {
  const { bookingId, amountPaise, name, startsAt: at, about, saidAt, refusals, words } = props;
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const refresh = (): void => startTransition(() => router.refresh());
  const answer = async (send: () => Promise<object>, done: string): Promise<void> => {
    setBusy(true);
    try {
      if (await sendOrWait(send())) {
        notify({ title: done, variant: 'success' });
        refresh();
      }
    } catch (error) {
      showFailure(error, { act: words, refusals });
      if (error instanceof ApiError) refresh();
    }
    setBusy(false);
  };
  const tap = (act: string) => ({ bookingId, subject: { act, title: name, at } });
  const receive = (method: 'cash' | 'upi'): void =>
    void answer(
      () => sendPaymentStep({ step: 'received', about, method, amountPaise }, tap(words[method])),
      words.done,
    );
  const deny = (): void =>
    void answer(
      () => sendPaymentStep({ step: 'not_received', about, saidAt }, tap(words.notReceived)),
      fill(words.told, { name }),
    );
  const waive = (): void =>
    void answer(
      () =>
        about === 'refund'
          ? sendPaymentStep({ step: 'waived', about, amountPaise }, tap(words.waive))
          : sendWaiver(tap(words.waive)),
      fill(words.waived, { name }),
    );
  return { isBusy, receive, deny, waive };
};

/** A customer's answers to what the worker owes: received, not received, or let go. */
export const OwedFee = (props: OwedFeeProps) => {
  const { bookingId, amountPaise, name, steps, isClosed = false, words } = props;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, receive, deny, waive } = useAnswers(props);
  const isHeld = useIsWaiting(toBookingItem(bookingId));
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
            {...{ isBusy, isHeld }}
            onAct={() => receive(method)}
          />
        ))}
        {steps.includes('not_received') && (
          <ActionRow
            icon={<CircleHelp aria-hidden />}
            label={words.notReceived}
            {...{ isBusy, isHeld }}
            onAct={deny}
          />
        )}
        {!isClosed && (
          <ActionRow
            icon={<HandHeart aria-hidden />}
            label={words.waive}
            {...{ isBusy, isHeld }}
            opensDialog
            onAct={() => setAsking(true)}
          />
        )}
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
