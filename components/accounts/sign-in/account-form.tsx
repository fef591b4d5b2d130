'use client';

import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { carryLocale } from '#lib/features/accounts/client/choose-locale.ts';
import { registerCall } from '#lib/features/accounts/contracts/accounts.calls.ts';
import type { RegisterBody, RegisterInput } from '#lib/features/accounts/contracts/accounts.ts';
import type { RegisterWords } from './register-form.tsx';
import { EmailField } from './email-field.tsx';
import { enterApp, landingAfterRegister } from './enter-app.ts';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';

interface ReferralFieldProps {
  words: Pick<(typeof signIn)['register'], 'haveCode' | 'code' | 'codeHint'>;
  /** The link that led here carries one. */
  hasCode: boolean;
}

/** A friend's code; most people have none, so the field waits behind a tap. */
const ReferralField = ({ words, hasCode }: ReferralFieldProps) => {
  const [isOpen, setOpen] = useState(hasCode);
  if (!isOpen)
    return (
      <Button variant="link" size="flush" className="self-start" onClick={() => setOpen(true)}>
        {words.haveCode}
      </Button>
    );
  return (
    <Field
      name="referralCode"
      label={words.code}
      hint={words.codeHint}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  );
};

interface AccountFormProps {
  words: RegisterWords;
  userType: RegisterBody['userType'];
  returnPath: string | null;
  /** The code of the link that led here; agencies are asked for none. */
  referralCode?: string | null;
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/accounts.ts').then(({ registerBody }) => registerBody);

/** What every new account is asked. */
export const AccountForm = ({ words, userType, returnPath, referralCode }: AccountFormProps) => {
  const { fields, register, done } = words;
  const send = async (body: RegisterInput) => {
    const reply = await api(registerCall, { body });
    carryLocale();
    const landing = landingAfterRegister({ role: reply.data.userType, returnPath });
    return enterApp({ reply, message: done, landing });
  };
  return (
    <Form
      schema={loadSchema}
      fixed={{ userType }}
      {...(referralCode && { defaults: { referralCode } })}
      onSend={send}
      failure={register.failed}
    >
      <Field
        name="name"
        label={fields.name}
        autoComplete="name"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <Field
        name="phone"
        label={fields.phone}
        lead="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
      />
      <EmailField label={fields.email} />
      <Field
        name="password"
        label={fields.password}
        hint={fields.passwordHint}
        type="password"
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <Field
        name="cnf_password"
        label={fields.confirm}
        type="password"
        autoComplete="new-password"
        enterKeyHint="go"
      />
      {referralCode !== undefined && <ReferralField words={register} hasCode={referralCode !== null} />}
      <FormError />
      <SubmitButton busy={register.busy}>{register.submit}</SubmitButton>
    </Form>
  );
};
