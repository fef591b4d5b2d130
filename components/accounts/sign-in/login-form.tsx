'use client';

import { useState } from 'react';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { api } from '#lib/platform/browser/api.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { loginCall } from '#lib/features/accounts/contracts/accounts.calls.ts';
import type { LoginBody } from '#lib/features/accounts/contracts/accounts.ts';
import type { DemoLogin } from '#lib/features/accounts/rules/demo-login.ts';
import type { signIn } from '#lib/features/accounts/texts/sign-in.en.ts';
import { DemoLogins } from './demo-logins.tsx';
import { EmailField } from './email-field.tsx';
import { enterApp } from './enter-app.ts';
import { landingAfterLogin } from './landing.ts';
import { QuietLink } from './quiet-link.tsx';
import { readChallenge } from './read-challenge.ts';
import type { SecondFactorWords } from './second-factor.tsx';

export interface LoginWords extends Pick<typeof signIn, 'fields' | 'login' | 'demo'> {
  readonly secondFactor: SecondFactorWords;
  /** Said on arrival. */
  readonly done: string;
}

interface LoginFormProps {
  words: LoginWords;
  returnPath: string | null;
  demoLogins: readonly DemoLogin[];
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/accounts.ts').then(({ loginBody }) => loginBody);

// Few have one.
const loadSecondFactor = () => import('./second-factor.tsx').then(({ SecondFactor }) => SecondFactor);

/** E-mail and password. */
export const LoginForm = ({ words, returnPath, demoLogins }: LoginFormProps) => {
  const { fields, login, demo, done, secondFactor } = words;
  const [challenge, setChallenge] = useState<string | null>(null);
  const { Part: SecondFactor, fetchPart } = useFetchedPart(loadSecondFactor);
  const send = async (body: LoginBody) => {
    const reply = await api(loginCall, { body }).catch(async (error: unknown) => {
      const asked = readChallenge(error);
      if (asked === null) throw error;
      if (await fetchPart()) setChallenge(asked);
      return null;
    });
    if (!reply) return 'stayed';
    const landing = landingAfterLogin({ role: reply.data.userType, returnPath });
    return enterApp({ reply, message: done, landing });
  };
  return (
    <Form schema={loadSchema} onSend={send} {...(challenge !== null && { fixed: { challenge } })}>
      <EmailField label={fields.email} />
      <Field
        name="password"
        label={fields.password}
        type="password"
        autoComplete="current-password"
        enterKeyHint="go"
        aside={
          <QuietLink href={signInPaths.forgotPassword} className="-my-2.5 text-sm">
            {login.forgot}
          </QuietLink>
        }
      />
      {challenge !== null && SecondFactor && <SecondFactor words={secondFactor} />}
      <FormError />
      <SubmitButton busy={login.busy}>{login.submit}</SubmitButton>
      {challenge === null && demoLogins.length > 0 && <DemoLogins logins={demoLogins} words={demo} />}
    </Form>
  );
};
