'use client';

import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import { sendMessageToUsCall } from '#lib/features/support/contracts/tickets.calls.ts';
import type { ContactBody, TicketView } from '#lib/features/support/contracts/tickets.ts';
import type { tickets } from '#lib/features/support/texts/tickets.en.ts';

const MOST_LETTERS = 2000;

export interface ContactFormProps {
  /** Whoever is signed in need not type who they are. */
  sender: { name: string; email: string } | null;
  words: (typeof tickets)['contact'];
  onSent(ticket: TicketView): void;
}

const loadSchema = () =>
  import('#lib/features/support/contracts/tickets.ts').then(({ contactBody }) => contactBody);

/** A message to us. */
export const ContactForm = ({ sender, words, onSent }: ContactFormProps) => {
  const keyOf = useRequestKey();
  const send = async (body: ContactBody) => {
    const { data } = await api(sendMessageToUsCall, { body, idempotencyKey: keyOf(body) });
    onSent(data);
    return 'stayed' as const;
  };
  const refuse = () => notify({ title: words.fix, variant: 'destructive' });
  return (
    <Form schema={loadSchema} onSend={send} onRefuse={refuse} failure={words.failed}>
      <Field
        name="name"
        label={words.name}
        defaultValue={sender?.name}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
      />
      <Field
        name="email"
        label={words.email}
        defaultValue={sender?.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
      />
      <Field name="subject" label={words.subject} autoComplete="off" enterKeyHint="next" />
      <TextareaField name="message" label={words.message} most={MOST_LETTERS} rows={5} />
      <FormError />
      <SubmitButton busy={words.sending}>{words.send}</SubmitButton>
    </Form>
  );
};
