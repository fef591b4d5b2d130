'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { inviteWorkerCall } from '#lib/features/agency/contracts/agency.calls.ts';
import type { InviteBody } from '#lib/features/agency/contracts/agency.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';

const loadSchema = () =>
  import('#lib/features/agency/contracts/invite-form.ts').then(({ inviteForm }) => inviteForm);

/** Invites a worker by e-mail or phone. */
export const InviteForm = ({ words }: { words: (typeof team)['invite'] }) => {
  const router = useRouter();
  const [sent, setSent] = useState(0);
  const send = async (body: InviteBody) => {
    const { data } = await api(inviteWorkerCall, { body });
    notify({ title: words.sent, description: data.contact, variant: 'success' });
    setSent((count) => count + 1);
    router.refresh();
    return 'stayed' as const;
  };
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      {/* Empty again for the next one. */}
      <Form key={sent} schema={loadSchema} onSend={send}>
        <Field name="phone" label={words.phone} lead="+91" type="tel" inputMode="tel" autoComplete="off" />
        <Field name="email" label={words.email} type="email" inputMode="email" autoComplete="off" />
        <FormError />
        <SubmitButton busy={words.sending}>{words.send}</SubmitButton>
      </Form>
    </section>
  );
};
