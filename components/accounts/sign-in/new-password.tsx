'use client';

import { useEffect, useState } from 'react';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import type { Outcome } from '#components/form/use-submit-lock.ts';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { forgetSessionOf } from '#lib/features/accounts/client/sign-in.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { resetPasswordCall } from '#lib/features/accounts/contracts/accounts.calls.ts';
import type { ResetPasswordBody } from '#lib/features/accounts/contracts/accounts.ts';
import type { signIn } from '#lib/features/accounts/texts/sign-in.en.ts';
import { BrokenLink } from './broken-link.tsx';
import { PasswordDone } from './password-done.tsx';
import { QuietLink } from './quiet-link.tsx';
import { forgetResetLink, useResetLink, type ResetLink } from './reset-link.ts';
import { SignInHeading } from './sign-in-heading.tsx';

interface NewPasswordProps {
  words: Pick<typeof signIn, 'fields' | 'reset'> & { done: string };
  /** What the address carried. */
  link: ResetLink | null;
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/accounts.ts').then(({ resetPasswordBody }) => resetPasswordBody);

/** Sets a new password by the link of a mail. */
export const NewPassword = ({ words: { fields, reset, done }, link: given }: NewPasswordProps) => {
  const link = useResetLink(given);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (isDone) notify({ title: done, variant: 'success' });
  }, [isDone, done]);
  if (isDone) return <PasswordDone words={reset} />;
  if (link === 'unknown') return null;
  if (link === null) return <BrokenLink words={reset} />;

  const send = async (body: ResetPasswordBody): Promise<Outcome> => {
    await api(resetPasswordCall, { params: { id: link.id, token: link.token }, body });
    forgetResetLink();
    await forgetSessionOf(link.id);
    setDone(true);
    return 'left';
  };
  return (
    <>
      <SignInHeading title={reset.title} hint={reset.hint} />
      <Form schema={loadSchema} onSend={send} failure={reset.failed}>
        <Field
          name="password"
          label={fields.newPassword}
          hint={fields.passwordHint}
          type="password"
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <Field
          name="password_confirmation"
          label={fields.confirm}
          type="password"
          autoComplete="new-password"
          enterKeyHint="go"
        />
        <FormError />
        <SubmitButton busy={reset.busy}>{reset.submit}</SubmitButton>
      </Form>
      <QuietLink href={signInPaths.forgotPassword} className="self-center">
        {reset.askNew}
      </QuietLink>
    </>
  );
};
