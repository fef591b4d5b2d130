'use client';

import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { api } from '#lib/client/api.ts';
import { signInPaths } from '#lib/config/paths.ts';
import { loginCall } from '#lib/contracts/accounts.calls.ts';
import type { LoginBody } from '#lib/contracts/accounts.ts';
import type { DemoLogin } from '#lib/domain/demo-login.ts';
import type { signIn } from '#lib/i18n/en/sign-in.ts';
import { DemoLogins } from './demo-logins.tsx';
import { EmailField } from './email-field.tsx';
import { enterApp } from './enter-app.ts';
import { landingAfterLogin } from './landing.ts';
import { QuietLink } from './quiet-link.tsx';

export interface LoginWords extends Pick<typeof signIn, 'fields' | 'login' | 'demo'> {
  /** Said on arrival. */
  readonly done: string;
}

interface LoginFormProps {
  words: LoginWords;
  returnPath: string | null;
  demoLogins: readonly DemoLogin[];
}

const loadSchema = () => import('#lib/contracts/accounts.ts').then(({ loginBody }) => loginBody);

/** E-mail and password. */
export const LoginForm = ({ words, returnPath, demoLogins }: LoginFormProps) => {
  const { fields, login, demo, done } = words;
  const send = async (body: LoginBody) => {
    const reply = await api(loginCall, { body });
    const landing = landingAfterLogin({ role: reply.data.userType, returnPath });
    return enterApp({ reply, message: done, landing });
  };
  return (
    <Form schema={loadSchema} onSend={send}>
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
      <FormError />
      <SubmitButton busy={login.busy}>{login.submit}</SubmitButton>
      {demoLogins.length > 0 && <DemoLogins logins={demoLogins} words={demo} />}
    </Form>
  );
};
