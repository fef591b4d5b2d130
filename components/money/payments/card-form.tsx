'use client';

import { ShieldCheck } from 'lucide-react';
import type { FieldErrors } from 'react-hook-form';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { notify } from '#components/ui/notify.ts';
import { cardBrandFrom } from '#lib/features/money/contracts/card-number.ts';
import type { CardBody, StoredMethod } from '#lib/features/money/contracts/payment-methods.ts';
import type { payments } from '#lib/features/money/texts/money.en.ts';

const YEARS_AHEAD = 10;

export interface MethodFormProps {
  words: typeof payments;
  onAdd(method: StoredMethod): void;
}

const loadSchema = () =>
  import('#lib/features/money/contracts/payment-methods.ts').then(({ cardBody }) => cardBody);

const toMethod = ({ cardNumber, expiryMonth, expiryYear, setDefault }: CardBody): StoredMethod => ({
  kind: 'card',
  id: crypto.randomUUID(),
  brand: cardBrandFrom(cardNumber) ?? 'visa',
  last4: cardNumber.slice(-4),
  expiry: `${expiryMonth}/${expiryYear.slice(-2)}`,
  isDefault: setDefault === true,
});

/** Also shows a toast for missing fields; the fields themselves say which. */
export const showMissing =
  ({ missing, missingHint, fields }: typeof payments) =>
  (errors: FieldErrors): void => {
    const isMissing = Object.values(errors).some((error) => error?.message === fields.card_field_missing);
    if (isMissing) notify({ title: missing, description: missingHint, variant: 'destructive' });
  };

const Expiry = ({ words }: { words: typeof payments }) => {
  const year = new Date().getFullYear();
  const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, at) => String(year + at));
  const toOptions = (values: readonly string[]) =>
    values.map((value) => (
      <option key={value} value={value}>
        {value}
      </option>
    ));
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
      <SelectField name="expiryMonth" label={words.month} autoComplete="cc-exp-month" defaultValue="">
        <option value="">{words.choose}</option>
        {toOptions(months)}
      </SelectField>
      <SelectField name="expiryYear" label={words.year} autoComplete="cc-exp-year" defaultValue="">
        <option value="">{words.choose}</option>
        {toOptions(years)}
      </SelectField>
      <Field
        name="cvv"
        label={words.cvv}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
      />
    </div>
  );
};

/** Stores a card's brand, last four digits and expiry; the rest is discarded with the form. */
export const CardForm = ({ words, onAdd }: MethodFormProps) => {
  const keep = async (body: CardBody) => {
    onAdd(toMethod(body));
    return 'left' as const;
  };
  return (
    <Form schema={loadSchema} onSend={keep} onRefuse={showMissing(words)}>
      <p className="flex items-start gap-2 rounded-control bg-tint p-3 text-sm">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
        {words.safety}
      </p>
      <Field
        name="cardNumber"
        label={words.number}
        inputMode="numeric"
        autoComplete="cc-number"
        enterKeyHint="next"
      />
      <Field
        name="cardholderName"
        label={words.holder}
        autoComplete="cc-name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
      />
      <Expiry words={words} />
      <CheckboxField name="setDefault" label={words.setDefault} />
      <FormError />
      <SubmitButton busy={words.saving}>{words.saveCard}</SubmitButton>
    </Form>
  );
};
