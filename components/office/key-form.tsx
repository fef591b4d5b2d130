'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { IdentityProof, type ProofProps } from '#components/accounts/security/identity-proof.tsx';
import { Field } from '#components/form/field.tsx';
import { Form } from '#components/form/form.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { afterSheets } from '#components/ui/sheet-history.ts';
import type { ApiKeyBody } from '#lib/features/accounts/contracts/api-keys.ts';
import type { officeKeys } from '#lib/features/office/texts/office-keys.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Right } from '#lib/platform/contract/actor.ts';
import { ShownOnce } from './shown-once.tsx';

export interface KeyFormProps extends ProofProps, InSheet {
  /** The rights that the admin can give. */
  rights: readonly { value: Right; label: string }[];
  words: typeof officeKeys;
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/api-keys.ts').then(({ apiKeyForm }) => apiKeyForm);

const spans = [7, 30, 90, 365] as const;

/** Makes an API key after a proof of identity. */
export const KeyForm = ({ rights, words, means, proofWords, onClose }: KeyFormProps) => {
  const router = useRouter();
  const [made, setMade] = useState<string | null>(null);
  const { form } = words;
  const close = (): void => {
    onClose();
    afterSheets(() => router.refresh());
  };
  const send = async (body: ApiKeyBody) => {
    const { data } = await api('POST /admin/api-keys', { body });
    setMade(data.key);
    return 'stayed' as const;
  };
  if (made !== null) return <ShownOnce text={made} words={words.made} onClose={close} />;
  return (
    <Form schema={loadSchema} onSend={send}>
      <Field name="name" label={form.name} hint={form.nameHint} autoComplete="off" enterKeyHint="next" />
      <SelectField name="can" label={form.can}>
        {rights.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField name="days" label={form.days} defaultValue="90">
        {spans.map((days) => (
          <option key={days} value={days}>
            {form.spans[days]}
          </option>
        ))}
      </SelectField>
      <IdentityProof {...{ means, proofWords, act: 'secondFactor' }}>
        <SubmitButton busy={form.busy}>{form.submit}</SubmitButton>
      </IdentityProof>
    </Form>
  );
};
