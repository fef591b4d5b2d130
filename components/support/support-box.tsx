'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import { sendMessageToUsCall } from '#lib/features/support/contracts/tickets.calls.ts';
import type { ContactBody } from '#lib/features/support/contracts/tickets.ts';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

interface SupportBoxProps {
  /** The account's own; nobody types who they are. */
  sender: { name: string; email: string };
  /** What the message is filed under. */
  subject: string;
  /** The booking that it is about. */
  bookingId?: string | undefined;
  words: Pick<(typeof tickets)['contact'], 'message' | 'send' | 'sending' | 'failed'> & {
    number: string;
    sent: string;
  };
}

const loadSchema = () =>
  import('#lib/features/support/contracts/tickets.ts').then(({ supportBody }) => supportBody);

/** A message to us without leaving the page; what was sent appears in the list below. */
export const SupportBox = ({ sender, subject, bookingId, words }: SupportBoxProps) => {
  const router = useRouter();
  const keyOf = useRequestKey();
  const [round, setRound] = useState(0);
  const send = async (body: ContactBody) => {
    // The round is part of the key: the same words sent later are another message.
    const { data } = await api(sendMessageToUsCall, { body, idempotencyKey: keyOf({ round, ...body }) });
    notify({
      title: words.sent,
      description: fill(words.number, { number: data.number }),
      variant: 'success',
    });
    setRound(round + 1);
    router.refresh();
    return 'stayed' as const;
  };
  return (
    <Form
      key={round}
      schema={loadSchema}
      fixed={{ ...sender, subject, ...(bookingId !== undefined && { bookingId }) }}
      onSend={send}
      failure={words.failed}
    >
      <TextareaField name="message" label={words.message} most={2000} />
      <FormError />
      <SubmitButton busy={words.sending}>{words.send}</SubmitButton>
    </Form>
  );
};
