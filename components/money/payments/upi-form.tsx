'use client';

import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import type { UpiBody } from '#lib/features/money/contracts/payment-methods.ts';
import { showMissing, type MethodFormProps } from './card-form.tsx';

const loadSchema = () =>
  import('#lib/features/money/contracts/payment-methods.ts').then(({ upiBody }) => upiBody);

/** Asks for a UPI id. */
export const UpiForm = ({ words, onAdd }: MethodFormProps) => {
  const keep = async ({ upiId, setDefault }: UpiBody) => {
    onAdd({ kind: 'upi', id: crypto.randomUUID(), upiId, isDefault: setDefault === true });
    return 'left' as const;
  };
  return (
    <Form schema={loadSchema} onSend={keep} onRefuse={showMissing(words)}>
      <Field
        name="upiId"
        label={words.upiId}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
      />
      <CheckboxField name="setDefault" label={words.setDefault} />
      <FormError />
      <SubmitButton busy={words.saving}>{words.saveUpi}</SubmitButton>
    </Form>
  );
};
