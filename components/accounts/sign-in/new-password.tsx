'use client';

import Link from 'next/link';
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
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';
import { QuietLink } from './quiet-link.tsx';
import { SignInHeading } from './sign-in-heading.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import { FocusOnShow } from '#components/page/focus-on-show.tsx';
import { unlocked } from '#components/ui/pictures/unlocked.tsx';
import { forgetMailedLink, useMailedLink, type MailedLink } from './use-mailed-link.ts';

const place = { key: 'hunar.reset', path: signInPaths.newPassword };
const READING_MS = 3000;

/** The new password is set; goes on to the login by itself. */
const PasswordDone = ({ words }: { words: typeof signIn.reset }) => {
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(signInPaths.login), READING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FocusOnShow>
      <Notice drawing={unlocked} title={words.doneTitle} hint={words.doneHint}>
        {/* A plain link: pages shown so far may belong to a session that has just ended. */}
        <a href={signInPaths.login} className={buttonVariants()}>
          {words.toLogin}
        </a>
      </Notice>
    </FocusOnShow>
  );
};

/** A reset link of which something is missing. */
const BrokenLink = ({ words }: { words: typeof signIn.reset }) => (
  <Notice drawing={signpost} title={words.brokenTitle} hint={words.brokenHint}>
    <Link href={signInPaths.forgotPassword} prefetch={false} className={buttonVariants()}>
      {words.askNew}
    </Link>
  </Notice>
);

interface NewPasswordProps {
  words: Pick<typeof signIn, 'fields' | 'reset'> & { done: string };
  /** What the address carried. */
  link: MailedLink | null;
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/accounts.ts').then(({ resetPasswordBody }) => resetPasswordBody);

/** Sets a new password by the link of a mail. */
export const NewPassword = ({ words: { fields, reset, done }, link: given }: NewPasswordProps) => {
  const link = useMailedLink(given, place);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (isDone) notify({ title: done, variant: 'success' });
  }, [isDone, done]);
  if (isDone) return <PasswordDone words={reset} />;
  if (link === 'unknown') return null;
  if (link === null) return <BrokenLink words={reset} />;

  const send = async (body: ResetPasswordBody): Promise<Outcome> => {
    await api(resetPasswordCall, { params: { id: link.id, token: link.token }, body });
    forgetMailedLink(place);
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
