'use client';

import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { sendOrWait } from '#components/page/send-or-wait.ts';
import { sendProfile } from '#lib/features/profiles/client/profile-writes.ts';
import type { CustomerProfileBody } from '#lib/features/profiles/contracts/profiles.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import type { account } from '#lib/features/profiles/texts/profiles.en.ts';
import { useNewest } from './use-newest.ts';

export interface ProfileFormProps {
  role: Role;
  name: string;
  phone: string | null;
  /** The state of the profile that the form shows. */
  madeFrom: string;
  words: Pick<typeof account, 'name' | 'phone' | 'save' | 'saving' | 'edit'>;
  onSaved(): void;
  /** The change waits for the network. */
  onWait(): void;
}

const loadSchema = () =>
  import('#lib/features/profiles/contracts/profiles.ts').then(
    ({ customerProfileBody }) => customerProfileBody,
  );

export const ProfileForm = ({ role, name, phone, madeFrom, words, onSaved, onWait }: ProfileFormProps) => {
  const fromNewest = useNewest(madeFrom);
  const send = async (body: CustomerProfileBody) => {
    const saved = fromNewest((version) => sendProfile(role, { ...body, madeFrom: version }, words.edit));
    if (await sendOrWait(saved)) onSaved();
    else onWait();
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
        isOptional
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
