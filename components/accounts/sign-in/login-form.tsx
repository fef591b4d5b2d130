'use client';

import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { hasSentCode } from '#lib/features/accounts/client/has-sent-code.ts';
import type { LoginBody } from '#lib/features/accounts/contracts/accounts.ts';
import type { DemoLogin } from '#lib/features/accounts/rules/demo-login.ts';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';
import { latePart } from '#lib/platform/browser/late-part.ts';
import type { CodeParts } from './code-parts.tsx';
import type { CodeSignInProps } from './code-sign-in.tsx';
import { EmailField } from './email-field.tsx';
import type { SecondFactorQuestion, SecondFactorWords } from './second-factor.tsx';

// Loaded only where demo accounts exist.
const DemoLogins = latePart(async () => (await import('./demo-logins.tsx')).DemoLogins);

export interface LoginWords extends Pick<typeof signIn, 'fields' | 'login' | 'demo'> {
  readonly secondFactor: SecondFactorWords;
}

interface LoginFormProps {
  words: LoginWords;
  demoLogins: readonly DemoLogin[];
  /** The link for a forgotten password, rendered on the server like the hint below the first field. */
  forgot: ReactNode;
  numberHint: string | undefined;
  /** Where signing in leads, by password or by code. */
  arrival: Pick<CodeSignInProps, 'done' | 'returnPath' | 'hasSms' | 'firstRole'>;
}

// Comes with the first touch, so that nothing has to load between the answer and the next page.
const loadParts = () => import('./login-parts.tsx').then(({ loginParts }) => loginParts);
const loadSchema = () => loadParts().then(({ schema }) => schema);

/** Loads what signs in by code with the first touch, or at once where a reload interrupted it. */
const useCodeParts = () => {
  const { locale } = usePageWords();
  const [parts, setParts] = useState<CodeParts | null>(null);
  // Offline: the next touch tries again.
  const prepare = (): void =>
    void loadParts()
      .then(({ loadCodeParts }) => loadCodeParts(locale))
      .then(
        (loaded) => setParts((before) => before ?? loaded),
        () => undefined,
      );
  const resume = useEffectEvent(() => hasSentCode() && prepare());
  useEffect(() => void resume(), []);
  return { parts, prepare };
};

export const LoginForm = ({ words, demoLogins, forgot, numberHint, arrival }: LoginFormProps) => {
  const { fields, login, demo, secondFactor } = words;
  const [second, setSecond] = useState<SecondFactorQuestion | null>(null);
  const [isByCode, setByCode] = useState(false);
  // What takes the form's place while a code is under way.
  const [instead, setInstead] = useState<ReactNode>(null);
  const { parts, prepare } = useCodeParts();
  const send = async (body: LoginBody) => {
    const { login: signIn, toSecondFactor } = await loadParts();
    return signIn(body, arrival).catch((error: unknown) => {
      setSecond(toSecondFactor(error));
      return 'stayed' as const;
    });
  };
  if (instead) return instead;
  // The focus may have come before this page's code.
  const touch = parts ? undefined : prepare;
  return (
    <div role="presentation" className="contents" onFocus={touch} onInput={touch}>
      <Form schema={loadSchema} onSend={send} fixed={second?.fixed}>
        <EmailField label={fields.email} hint={numberHint} />
        {!isByCode && (
          <Field
            name="password"
            label={fields.password}
            type="password"
            autoComplete="current-password"
            enterKeyHint="go"
            aside={forgot}
          />
        )}
        {second && <second.SecondFactor words={secondFactor} />}
        <FormError />
        {!isByCode && <SubmitButton busy={login.busy}>{login.submit}</SubmitButton>}
        {parts && !second && <parts.CodeWay arrival={arrival} onMode={setByCode} onInstead={setInstead} />}
        {!second && demoLogins.length > 0 && (
          <Suspense>
            <DemoLogins logins={demoLogins} words={demo} />
          </Suspense>
        )}
      </Form>
    </div>
  );
};
