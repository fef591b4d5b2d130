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
import type { MessageToUsBody } from '#lib/features/support/contracts/tickets.ts';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';

interface SupportBoxProps {
  /** The account's own; the user doesn't type it. */
  sender: { name: string; email?: string };
  /** The ticket's subject. */
  subject: string;
  /** The booking the message is about. */
  bookingId?: string | undefined;
  words: Pick<(typeof tickets)['contact'], 'message' | 'send' | 'sending' | 'failed'> & {
    number: string;
    sent: string;
  };
}

const loadSchema = () =>
  import('#lib/features/support/contracts/tickets.ts').then(({ supportBody }) => supportBody);

/** A support message without leaving the page; sent messages appear in the list below. */
export const SupportBox = ({ sender, subject, bookingId, words }: SupportBoxProps) => {
  const router = useRouter();
  const keyFor = useRequestKey();
  const [round, setRound] = useState(0);
  const send = async (body: MessageToUsBody) => {
    // The round is part of the key: the same text sent later is another message.
    const { data } = await api('POST /admin/send-message-to-us', {
      body,
      idempotencyKey: keyFor({ round, ...body }),
    });
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
      <TextareaField name="message" label={words.message} max={2000} />
      <FormError />
      <SubmitButton busy={words.sending}>{words.send}</SubmitButton>
    </Form>
  );
};
