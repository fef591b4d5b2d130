'use client';

import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { TopUpInput } from '#lib/features/money/contracts/wallet.ts';
import type { earnings } from '#lib/features/money/texts/money.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';

export interface TopUpFormProps {
  words: (typeof earnings)['wallet'];
  /** Where to send the money. */
  payTo: string;
  /** Called with a description of the pending top-up. */
  onSent(description: string): void;
}

const loadSchema = () =>
  import('#lib/features/money/contracts/top-up-form.ts').then(({ topUpForm }) => topUpForm);

/** Registers a deposit to the wallet; an admin confirms it. */
export const TopUpForm = ({ words, payTo, onSent }: TopUpFormProps) => {
  const keyFor = useRequestKey();
  const send = async (body: TopUpInput) => {
    const { data } = await api('POST /wallet/top-ups', { body, idempotencyKey: keyFor(body) });
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
        isOptional
        hint={words.referenceHint}
        autoComplete="off"
        enterKeyHint="go"
      />
      <FormError />
      <SubmitButton busy={words.sending}>{words.send}</SubmitButton>
    </Form>
  );
};
