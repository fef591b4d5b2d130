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
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';
import { EmailField } from './email-field.tsx';
import { enterApp, landingAfterLogin } from './enter-app.ts';
import { QuietLink } from './quiet-link.tsx';
import type { SecondFactorWords } from './second-factor.tsx';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { useFormContext } from 'react-hook-form';
import { useFormState } from '#components/form/form-state.ts';
import { Button } from '#components/ui/button.tsx';

interface DemoLoginsProps {
  logins: readonly DemoLogin[];
  words: typeof signIn.demo;
}

/** Lets whoever looks at the demo be one of its people. */
const DemoLogins = ({ logins, words }: DemoLoginsProps) => {
  const { setValue } = useFormContext();
  const { lock } = useFormState();
  const enter = ({ email, password }: DemoLogin, form: HTMLFormElement | null): void => {
    setValue('email', email);
    setValue('password', password);
    form?.requestSubmit();
  };
  return (
    <section className="flex flex-col gap-3 rounded-card border border-dashed border-field p-4">
      <div>
        <h2 className="font-semibold">{words.title}</h2>
        <p className="text-sm text-muted">{words.hint}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {logins.map((login) => (
          <Button
            key={login.email}
            variant="outline"
            size="tile"
            disabled={lock !== 'open'}
            // At least as wide as its longest word, which would break otherwise.
            className="min-w-min grow basis-32 wrap-break-word"
            onClick={({ currentTarget }) => enter(login, currentTarget.form)}
          >
            {words[login.role]}
            <span className="text-sm font-normal text-muted">{login.name}</span>
          </Button>
        ))}
      </div>
    </section>
  );
};

/** The challenge of an answer that asks for the second factor; null for every other refusal. */
const readChallenge = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || error.code !== 'totp_required') return null;
  const { data } = error;
  const isAsked = typeof data === 'object' && data !== null && 'challenge' in data;
  return isAsked && typeof data.challenge === 'string' ? data.challenge : null;
};

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
