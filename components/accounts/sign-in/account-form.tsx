'use client';

import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { hasSentCode } from '#lib/features/accounts/client/has-sent-code.ts';
import type { RegisterBody, RegisterInput } from '#lib/features/accounts/contracts/accounts.ts';
import { EmailField } from './email-field.tsx';
import { hasRegisterDraft } from './has-register-draft.ts';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';

export interface RegisterWords extends Pick<typeof signIn, 'fields' | 'register'> {
  readonly done: { readonly registered: string; readonly loggedIn: string };
}

interface ReferralFieldProps {
  words: Pick<(typeof signIn)['register'], 'haveCode' | 'code' | 'codeHint'>;
  /** The link that led here already carries a code. */
  hasCode: boolean;
}

/** Most people have no referral code, so the field opens on a tap. */
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
      isOptional
      hint={words.codeHint}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  );
};

export interface AccountFormProps {
  words: RegisterWords;
  userType: RegisterBody['userType'];
  returnPath: string | null;
  /** The referral code from the link; agencies have none. */
  referralCode?: string | null;
  /** The button that registers by number, rendered on the server; null where no SMS can be sent. */
  byNumber: { label: ReactNode; below: ReactNode } | null;
}

// Comes with the first touch, so that nothing has to load between the answer and the next page.
const loadParts = () => import('./register-parts.tsx').then(({ registerParts }) => registerParts);
const loadSchema = () => loadParts().then(({ schema }) => schema);

/** Loads what keeps the draft with the first touch, or at once where a reload interrupted the form. */
const useDraft = () => {
  const [Draft, setDraft] = useState<ComponentType | null>(null);
  // Offline: the next touch tries again.
  const prepare = (): void =>
    void loadParts().then(
      ({ RegisterDraft }) => setDraft(() => RegisterDraft),
      () => undefined,
    );
  const resume = useEffectEvent(() => hasRegisterDraft() && prepare());
  useEffect(() => void resume(), []);
  return { Draft, prepare };
};

const SpecifiedForm = ({ words, userType, returnPath, referralCode }: AccountFormProps) => {
  const { fields, register, done } = words;
  const send = async (body: RegisterInput) => (await loadParts()).register(body, { returnPath, done });
  const { Draft, prepare } = useDraft();
  // The focus may have come before this page's code.
  const touch = Draft ? undefined : prepare;
  return (
    <div role="presentation" className="contents" onFocus={touch} onInput={touch}>
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
        {Draft && <Draft />}
        {referralCode !== undefined && <ReferralField words={register} hasCode={referralCode !== null} />}
        <FormError />
        <SubmitButton busy={register.busy}>{register.submit}</SubmitButton>
      </Form>
    </div>
  );
};

/** Registers by a number and a code, or with the form. */
export const AccountForm = (props: AccountFormProps) => {
  const { words, userType, byNumber } = props;
  const { locale } = usePageWords();
  const load = async () => (await (await loadParts()).loadCodeParts(locale)).CodeSignIn;
  const { Part: CodeSignIn, fetchPart, dropPart } = useFetchedPart(load);
  const resume = useEffectEvent(() => hasSentCode() && fetchPart());
  useEffect(() => void resume(), []);
  if (CodeSignIn)
    return (
      <CodeSignIn
        {...props}
        {...words}
        hasSms={Boolean(byNumber)}
        // A customer may find the account of a worker: only the other roles are chosen on purpose.
        userType={userType === 'customer' ? undefined : userType}
        form="form"
        onForm={dropPart}
      />
    );
  return (
    <>
      {byNumber && (
        <div className="mb-4 flex flex-col gap-2 text-center text-sm text-muted">
          <Button size="block" onClick={() => void fetchPart()}>
            {byNumber.label}
          </Button>
          {byNumber.below}
        </div>
      )}
      <SpecifiedForm {...props} />
    </>
  );
};
