'use client';

import { useRouter } from 'next/navigation';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { api } from '#lib/platform/browser/api.ts';
import { changePasswordCall } from '#lib/features/accounts/contracts/security.calls.ts';
import type { ChangePasswordBody } from '#lib/features/accounts/contracts/accounts.ts';
import type { InSheet } from '#components/page/sheet-row.tsx';
import type { security } from '#lib/features/accounts/texts/security.en.ts';

export interface PasswordProps {
  words: (typeof security)['password'];
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/accounts.ts').then(({ changePasswordBody }) => changePasswordBody);

/** The password of now, and twice the one to come. */
export const PasswordForm = ({ words, onClose }: PasswordProps & InSheet) => {
  const router = useRouter();
  const send = async (body: ChangePasswordBody) => {
    await api(changePasswordCall, { body });
    onClose();
    notify({ title: words.done, description: words.doneHint, variant: 'success' });
    afterSheets(() => router.refresh());
    return 'stayed' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send}>
      <Field
        name="currentPassword"
        label={words.current}
        type="password"
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <Field
        name="password"
        label={words.next}
        hint={words.rule}
        type="password"
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <Field
        name="password_confirmation"
        label={words.confirm}
        type="password"
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <FormError />
      <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
    </Form>
  );
};
