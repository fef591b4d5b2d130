'use client';

import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { api } from '#lib/platform/browser/api.ts';
import {
  updateCustomerProfileCall,
  updateProfileCall,
} from '#lib/features/profiles/contracts/profiles.calls.ts';
import type { CustomerProfileBody } from '#lib/features/profiles/contracts/profiles.ts';
import type { Role } from '#lib/platform/contract/role.ts';
import type { account } from '#lib/features/profiles/texts/profiles.en.ts';

export interface ProfileFormProps {
  role: Role;
  name: string;
  phone: string | null;
  words: Pick<typeof account, 'name' | 'phone' | 'save' | 'saving'>;
  onSaved(): void;
}

const loadSchema = () =>
  import('#lib/features/profiles/contracts/profiles.ts').then(
    ({ customerProfileBody }) => customerProfileBody,
  );

/** Name and phone. */
export const ProfileForm = ({ role, name, phone, words, onSaved }: ProfileFormProps) => {
  const send = async (body: CustomerProfileBody) => {
    await api(role === 'customer' ? updateCustomerProfileCall : updateProfileCall, { body });
    onSaved();
    return 'stayed' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send}>
      <Field
        name="name"
        label={words.name}
        defaultValue={name}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
      />
      <Field
        name="phone"
        label={words.phone}
        lead="+91"
        defaultValue={phone ?? ''}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="go"
      />
      <FormError />
      <SubmitButton busy={words.saving}>{words.save}</SubmitButton>
    </Form>
  );
};
