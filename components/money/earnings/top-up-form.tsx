'use client';

import { useRef } from 'react';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { requestTopUpCall } from '#lib/features/money/contracts/money.calls.ts';
import type { TopUpInput } from '#lib/features/money/contracts/wallet.ts';
import type { earnings } from '#lib/features/money/texts/money.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';

export interface TopUpFormProps {
  words: (typeof earnings)['wallet'];
  /** Where the money is sent. */
  payTo: string;
  /** Told what waits now. */
  onSent(description: string): void;
}

const loadSchema = () =>
  import('#lib/features/money/contracts/top-up-form.ts').then(({ topUpForm }) => topUpForm);

/** Says how much money is on its way to the wallet; an admin confirms it. */
export const TopUpForm = ({ words, payTo, onSent }: TopUpFormProps) => {
  // The same request twice, as its answer got lost, is one.
  const sent = useRef<{ text: string; key: string }>(null);
  const send = async (body: TopUpInput) => {
    const text = JSON.stringify(body);
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() };
    const { data } = await api(requestTopUpCall, { body, idempotencyKey: sent.current.key });
    onSent(fill(words.open, { number: data.number, amount: formatMoney(data.amountPaise) }));
    return 'stayed' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send}>
      <p className="rounded-control bg-tint p-3 wrap-anywhere select-text">
        {fill(words.payTo, { upi: payTo })}
      </p>
      <Field name="amountPaise" label={words.amount} lead="₹" inputMode="decimal" autoComplete="off" />
      <Field
        name="reference"
        label={words.reference}
        hint={words.referenceHint}
        autoComplete="off"
        enterKeyHint="go"
      />
      <FormError />
      <SubmitButton busy={words.sending}>{words.send}</SubmitButton>
    </Form>
  );
};
