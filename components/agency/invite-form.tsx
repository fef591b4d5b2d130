'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ConfirmContact } from '#components/accounts/confirm-contact.tsx';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { notify } from '#components/ui/notify.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { InviteBody } from '#lib/features/agency/contracts/agency.ts';
import type { team } from '#lib/features/agency/texts/agency.en.ts';

const loadSchema = () =>
  import('#lib/features/agency/contracts/invite-form.ts').then(({ inviteForm }) => inviteForm);

/** Empties the form for the next one. The focus was on a button of the form before, and goes to the heading. */
const useEmptying = () => {
  const [sent, setSent] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [sent]);
  return { sent, heading, empty: () => setSent((count) => count + 1) };
};

export const InviteForm = ({ words }: { words: (typeof team)['invite'] }) => {
  const router = useRouter();
  const { sent, heading, empty } = useEmptying();
  const place = useRef<HTMLDivElement>(null);
  const [mustConfirm, setMustConfirm] = useState(false);
  const invite = async (body: InviteBody) => {
    try {
      return await api('POST /agency/invites', { body });
    } catch (error) {
      setMustConfirm(error instanceof ApiError && error.code === 'prove_to_invite');
      throw error;
    }
  };
  const send = async (body: InviteBody) => {
    const { data } = await invite(body);
    setMustConfirm(false);
    notify({ title: words.sent, description: data.contact, variant: 'success' });
    empty();
    router.refresh();
    return 'stayed' as const;
  };
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {words.title}
      </h2>
      <Form key={sent} schema={loadSchema} onSend={send}>
        <Field
          name="phone"
          label={words.phone}
          isOptional
          lead="+91"
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        <Field
          name="email"
          label={words.email}
          isOptional
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <FormError />
        {mustConfirm && (
          <div ref={place}>
            <ConfirmContact onDone={() => place.current?.closest('form')?.requestSubmit()} />
          </div>
        )}
        <SubmitButton busy={words.sending}>{words.send}</SubmitButton>
      </Form>
    </section>
  );
};
