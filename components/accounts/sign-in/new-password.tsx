'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { UnexpectedWords } from '#components/form/unexpected-words.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import type { Outcome } from '#components/form/use-submit-lock.ts';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { forgetUserSession } from '#lib/features/accounts/client/sign-in.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import type { ResetPasswordBody } from '#lib/features/accounts/contracts/accounts.ts';
import type { BodySchema } from '#lib/platform/contract/check-body.ts';
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

/** Confirms the new password, then opens the login page. */
const PasswordDone = ({
  words,
}: {
  words: Pick<typeof signIn.reset, 'doneTitle' | 'doneHint' | 'toLogin'>;
}) => {
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

/** Shown when part of the reset link is missing. */
const BrokenLink = ({ words }: { words: typeof signIn.reset }) => (
  <Notice drawing={signpost} title={words.brokenTitle} hint={words.brokenHint}>
    <Link href={signInPaths.forgotPassword} prefetch={false} className={buttonVariants()}>
      {words.askNew}
    </Link>
  </Notice>
);

type OwnPassword = ResetPasswordBody & { name: string };

export interface EmptyStart {
  readonly words: Readonly<
    Record<
      'ask' | 'keep' | 'keepHint' | 'empty' | 'emptyHint' | 'name' | 'submit' | 'done' | 'doneHint',
      string
    >
  >;
  readonly loadSchema: () => Promise<BodySchema<OwnPassword>>;
  readonly send: (link: MailedLink, body: OwnPassword) => Promise<unknown>;
}

type Words = Pick<typeof signIn, 'fields' | 'reset'> & { done: string };

interface NewPasswordProps {
  words: Words;
  link: MailedLink | null;
  emptyStart: EmptyStart;
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/accounts.ts').then(({ resetPasswordBody }) => resetPasswordBody);

const PasswordFields = ({ words: { fields, reset }, submit }: { words: Words; submit: string }) => (
  <>
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
    <SubmitButton busy={reset.busy}>{submit}</SubmitButton>
  </>
);

type Choice = 'keep' | 'empty';

interface OpenProps {
  words: Words;
  link: MailedLink;
  emptyStart: EmptyStart;
  onDone: (choice: Choice) => void;
}

/** The form for a complete link; asks what to do with an account that a stranger may have opened. */
const OpenLink = ({ words, link, emptyStart, onDone }: OpenProps) => {
  const [choice, setChoice] = useState<Choice>('keep');
  const { words: startWords } = emptyStart;
  const { reset } = words;
  const finish = async (): Promise<Outcome> => {
    forgetMailedLink(place);
    await forgetUserSession(link.id);
    onDone(choice);
    return 'left';
  };
  const keep = async (body: ResetPasswordBody): Promise<Outcome> => {
    await api('POST /auth/reset-password/{id}/{token}', { params: { id: link.id, token: link.token }, body });
    return finish();
  };
  const startEmpty = async (body: OwnPassword): Promise<Outcome> => {
    await emptyStart.send(link, body);
    return finish();
  };
  const options = [
    { value: 'keep', label: startWords.keep, hint: startWords.keepHint },
    { value: 'empty', label: startWords.empty, hint: startWords.emptyHint },
  ];
  return (
    <>
      <SignInHeading title={reset.title} hint={reset.hint} />
      {link.asksToStartEmpty && (
        <RadioGroup
          legend={startWords.ask}
          name="choice"
          options={options}
          value={choice}
          onChange={({ target }) => setChoice(target.value === 'empty' ? 'empty' : 'keep')}
        />
      )}
      <UnexpectedWords text={reset.unexpected}>
        {choice === 'keep' ? (
          <Form key="keep" schema={loadSchema} onSend={keep} failure={reset.failed}>
            <PasswordFields words={words} submit={reset.submit} />
          </Form>
        ) : (
          <Form key="empty" schema={emptyStart.loadSchema} onSend={startEmpty} failure={reset.failed}>
            <Field name="name" label={startWords.name} autoComplete="name" enterKeyHint="next" />
            <PasswordFields words={words} submit={startWords.submit} />
          </Form>
        )}
      </UnexpectedWords>
      <QuietLink href={signInPaths.forgotPassword} className="self-center">
        {reset.askNew}
      </QuietLink>
    </>
  );
};

/** Sets a new password from an emailed link. */
export const NewPassword = ({ words, link: mailedLink, emptyStart }: NewPasswordProps) => {
  const link = useMailedLink(mailedLink, place);
  const [done, setDone] = useState<Choice | null>(null);
  const { reset, done: isSet } = words;
  const { done: doneTitle, doneHint } = emptyStart.words;
  useEffect(() => {
    if (done) notify({ title: done === 'keep' ? isSet : doneTitle, variant: 'success' });
  }, [done, isSet, doneTitle]);
  if (done) return <PasswordDone words={done === 'keep' ? reset : { ...reset, doneTitle, doneHint }} />;
  if (link === 'unknown') return null;
  if (link === null) return <BrokenLink words={reset} />;
  return <OpenLink words={words} link={link} emptyStart={emptyStart} onDone={setDone} />;
};
