'use client';

import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import type { InSheet } from '#components/page/sheet-row.tsx';
import type {
  TrustedContactBody,
  TrustedContactView,
} from '#lib/features/accounts/contracts/trusted-contacts.ts';
import type { trustedContacts } from '#lib/features/accounts/texts/trusted-contacts.en.ts';
import { api } from '#lib/platform/browser/api.ts';

const loadSchema = () =>
  import('#lib/features/accounts/contracts/trusted-contacts.ts').then(
    ({ trustedContactBody }) => trustedContactBody,
  );

interface ContactFormProps extends InSheet {
  words: Pick<typeof trustedContacts, 'addHint' | 'name' | 'phone' | 'ask' | 'busy'>;
  onAdded(contact: TrustedContactView): void;
}

/** Adds a trusted contact, who is asked by SMS. */
export const ContactForm = ({ words, onAdded, onClose }: ContactFormProps) => {
  const send = async (body: TrustedContactBody) => {
    const { data } = await api('POST /users/contacts', { body });
    onClose();
    onAdded(data);
    return 'stayed' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send}>
      <p className="text-muted">{words.addHint}</p>
      <Field name="name" label={words.name} autoComplete="off" />
      <Field
        name="phone"
        label={words.phone}
        lead="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="send"
      />
      <FormError />
      <SubmitButton busy={words.busy}>{words.ask}</SubmitButton>
    </Form>
  );
};
