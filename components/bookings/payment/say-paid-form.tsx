'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { RadioField } from '#components/form/radio-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { sendPaymentStep } from '#lib/features/bookings/client/booking-writes.ts';
import type { PaymentBody } from '#lib/features/bookings/contracts/payment.ts';
import type { payment } from '#lib/features/bookings/texts/payment.en.ts';

export interface SayPaidProps {
  bookingId: string;
  amountPaise: number;
  /** The worker's name. */
  name: string;
  /** The start of the booking. */
  startsAt: string;
  /** Left out for the price or a fee. */
  about?: PaymentBody['about'];
  words: typeof payment;
}

const loadSchema = () =>
  import('#lib/features/bookings/contracts/payment.ts').then(({ paymentBody }) => paymentBody);

/** Asks how it was paid, and for the UTR of a UPI payment, which helps to find it. */
export const SayPaidForm = (props: SayPaidProps & InSheet) => {
  const { bookingId, amountPaise, name, startsAt, about, words, onClose } = props;
  const router = useRouter();
  const send = async (body: PaymentBody) => {
    const subject = { act: words.iPaid, title: name, at: startsAt };
    const reply = await sendOrWait(sendPaymentStep(body, { bookingId, subject }));
    onClose();
    if (reply) notify({ title: words.sent, description: words.sentHint, variant: 'success' });
    if (reply) afterSheets(() => startTransition(() => router.refresh()));
    return 'stayed' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send} fixed={{ step: 'paid', about, amountPaise }}>
      <RadioField
        name="method"
        label={words.how}
        options={[
          { value: 'upi', label: words.upi },
          { value: 'cash', label: words.cash },
        ]}
      />
      <Field
        name="utr"
        label={words.utr}
        isOptional
        hint={words.utrHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormError />
      <SubmitButton busy={words.busy}>{words.send}</SubmitButton>
    </Form>
  );
};
