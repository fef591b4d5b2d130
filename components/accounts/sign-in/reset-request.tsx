'use client';

import Link from 'next/link';
import { useState } from 'react';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { UnexpectedWords } from '#components/form/unexpected-words.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { FocusOnShow } from '#components/page/focus-on-show.tsx';
import type { Outcome } from '#components/form/use-submit-lock.ts';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { envelope } from '#components/ui/pictures/envelope.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { devPaths, signInPaths } from '#lib/platform/navigation/paths.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';
import { EmailField } from './email-field.tsx';
import { QuietLink } from './quiet-link.tsx';
import { SignInHeading } from './sign-in-heading.tsx';

interface ResetRequestProps {
  words: Pick<typeof signIn, 'fields' | 'forgot'> & { done: string };
  /** The demo lets visitors read its emails. */
  hasOutbox: boolean;
  /** Where an account without email goes; undefined where no SMS can be sent. */
  byNumber: string | undefined;
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/accounts.ts').then(({ sendResetBody }) => sendResetBody);

/** Requests a password reset email, then confirms that it is on its way. */
export const ResetRequest = ({ words: { fields, forgot, done }, hasOutbox, byNumber }: ResetRequestProps) => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (body: { email: string }): Promise<Outcome> => {
    await api('POST /auth/send-reset-password-email', { body });
    setSentTo(body.email);
    return 'left';
  };
  if (sentTo !== null)
    return (
      <FocusOnShow>
        <Notice drawing={envelope} title={done} hint={fill(forgot.sentHint, { email: sentTo })}>
          {hasOutbox && (
            <Link href={devPaths.outbox} prefetch={false} className={buttonVariants()}>
              {forgot.outbox}
            </Link>
          )}
          <Button variant="link" onClick={() => setSentTo(null)}>
            {forgot.again}
          </Button>
          <QuietLink href={signInPaths.login}>{forgot.back}</QuietLink>
        </Notice>
      </FocusOnShow>
    );
  return (
    <>
      <SignInHeading title={forgot.title} hint={forgot.hint} />
      <UnexpectedWords text={forgot.unexpected}>
        <Form schema={loadSchema} onSend={send} failure={forgot.failed}>
          <EmailField label={fields.email} enterKeyHint="send" />
          <FormError />
          <SubmitButton busy={forgot.busy}>{forgot.submit}</SubmitButton>
        </Form>
      </UnexpectedWords>
      {byNumber !== undefined && (
        <p className="text-center text-sm text-muted">
          {forgot.noEmail}
          <br />
          <QuietLink href={byNumber}>{forgot.byNumber}</QuietLink>
        </p>
      )}
      <QuietLink href={signInPaths.login} className="self-center">
        {forgot.back}
      </QuietLink>
    </>
  );
};
