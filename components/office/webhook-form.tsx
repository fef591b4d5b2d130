'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { TickList } from '#components/profiles/own/tick-list.tsx';
import { afterSheets } from '#components/ui/sheet-history.ts';
import type { WebhookBody } from '#lib/features/admin/contracts/webhooks.ts';
import type { officeKeys } from '#lib/features/office/texts/office-keys.en.ts';
import type { officeWebhooks } from '#lib/features/office/texts/office-webhooks.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { WebhookEvent } from '#lib/platform/contract/webhook-event.ts';
import { ShownOnce } from './shown-once.tsx';

export interface WebhookFormProps extends InSheet {
  events: readonly { value: WebhookEvent; label: string }[];
  words: Pick<typeof officeWebhooks, 'add' | 'addHint' | 'form'>;
  shownOnce: (typeof officeKeys)['made'];
}

const loadSchema = () =>
  import('#lib/features/admin/contracts/webhooks.ts').then(({ webhookForm }) => webhookForm);

/** Adds a webhook and shows its secret. */
export const WebhookForm = ({ events, words: { form }, shownOnce, onClose }: WebhookFormProps) => {
  const router = useRouter();
  const [secret, setSecret] = useState<string | null>(null);
  const close = (): void => {
    onClose();
    afterSheets(() => router.refresh());
  };
  const send = async (body: WebhookBody) => {
    const { data } = await api('POST /admin/webhooks', { body });
    setSecret(data.secret);
    return 'stayed' as const;
  };
  if (secret !== null) return <ShownOnce text={secret} words={shownOnce} onClose={close} />;
  return (
    <Form schema={loadSchema} onSend={send}>
      <Field
        name="url"
        label={form.url}
        hint={form.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TickList name="events" legend={form.events} options={events} ticked={[]} />
      <Field name="reason" label={form.reason} autoComplete="off" enterKeyHint="done" />
      <FormError />
      <SubmitButton busy={form.busy}>{form.submit}</SubmitButton>
    </Form>
  );
};
