'use client';

import Link from 'next/link';
import { useState } from 'react';
import { FocusOnShow } from '#components/page/focus-on-show.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import type { Outcome } from '#components/form/use-submit-lock.ts';
import { buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { envelope } from '#components/ui/pictures/envelope.tsx';
import { signpost } from '#components/ui/pictures/signpost.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { accountPaths, signInPaths } from '#lib/platform/navigation/paths.ts';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';
import { QuietLink } from './quiet-link.tsx';
import { SignInHeading } from './sign-in-heading.tsx';
import { forgetMailedLink, useMailedLink, type MailedLink } from './use-mailed-link.ts';

interface ConfirmEmailProps {
  words: Pick<typeof signIn, 'verify' | 'reset'>;
  link: MailedLink | null;
}

const place = { key: 'hunar.verify', path: signInPaths.verifyEmail };

const loadSchema = () =>
  import('#lib/features/accounts/contracts/email.ts').then(({ verifyEmailBody }) => verifyEmailBody);

/** Confirms an email address with a tap, because mail scanners open links too. */
export const ConfirmEmail = ({ words: { verify, reset }, link: mailedLink }: ConfirmEmailProps) => {
  const link = useMailedLink(mailedLink, place);
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <FocusOnShow>
        <Notice drawing={envelope} title={verify.doneTitle} hint={verify.doneHint}>
          {/* A plain link: pages shown so far say that it is not confirmed. */}
          <a href={signInPaths.dashboard} className={buttonVariants()}>
            {verify.onward}
          </a>
        </Notice>
      </FocusOnShow>
    );
  if (link === 'unknown') return null;
  if (link === null)
    return (
      <Notice drawing={signpost} title={reset.brokenTitle} hint={reset.brokenHint}>
        <Link href={accountPaths.privacy} prefetch={false} className={buttonVariants()}>
          {verify.askNew}
        </Link>
      </Notice>
    );
  const send = async (body: MailedLink): Promise<Outcome> => {
    await api('POST /auth/verify-email', { body });
    forgetMailedLink(place);
    setDone(true);
    return 'left';
  };
  return (
    <>
      <SignInHeading title={verify.title} hint={verify.hint} />
      <Form schema={loadSchema} fixed={{ ...link }} onSend={send} failure={verify.failed}>
        <FormError />
        <SubmitButton busy={verify.busy}>{verify.submit}</SubmitButton>
      </Form>
      <QuietLink href={accountPaths.privacy} className="self-center">
        {verify.askNew}
      </QuietLink>
    </>
  );
};
