'use client';

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CodePart } from '#components/accounts/code/code-part.tsx';
import { useSentCode } from '#components/accounts/code/use-sent-code.ts';
import { CodeField } from '#components/form/code-field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { useFormWords } from '#components/form/form-words.tsx';
import { OwnPasswordField } from '#components/form/own-password-field.tsx';
import { toFailureText } from '#components/form/to-text.ts';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { answerByPasskey, wasPutAside } from '#lib/features/accounts/client/passkeys.ts';
import type { CodePurpose } from '#lib/features/accounts/contracts/codes.ts';
import { toUnbroken, type IdentityMeans } from '#lib/features/accounts/rules/identity-means.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { ProofWords } from './proof-words.ts';

/** The proof that a form asks for, and its texts. */
export interface ProofProps {
  means: IdentityMeans;
  proofWords: ProofWords;
}

interface IdentityProofProps extends ProofProps {
  /** The purpose of the code, which serves only this act. */
  act: CodePurpose;
  /** The password's field in the contract, and its label where it is not just the password. */
  password?: { name: string; label: string };
  /** The second factor's field; null where the form asks for it itself. */
  secondFactor?: 'code' | 'secondCode' | null;
  /** Fields that belong between the password and the end of the form. */
  fields?: ReactNode;
  /** False where the last digit of a code must not send the form. */
  submits?: boolean;
  /** Shown once a proof can be given. */
  children: ReactNode;
}

const CODE = 'contactCode.code';
const CHALLENGE = 'contactCode.challenge';

/** Asks for a fingerprint or face and sends the form with the answer, which works once. */
const PasskeyWay = ({ words, replaces }: { words: ProofWords; replaces: readonly string[] }) => {
  const { setValue, formState } = useFormContext();
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { isSubmitting } = formState;
  useEffect(() => {
    if (!isSubmitting) setValue('passkey', undefined);
  }, [isSubmitting, setValue]);
  const unlock = async (): Promise<void> => {
    const { data: question } = await api('POST /auth/passkey-login/question');
    setValue('passkey', await answerByPasskey(question));
    for (const field of replaces) setValue(field, undefined);
    button.current?.form?.requestSubmit();
  };
  const start = async (): Promise<void> => {
    setBusy(true);
    await unlock().catch((error: unknown) => {
      if (!wasPutAside(error))
        notify({
          ...{ title: words.passkeyFailed, description: words.passkeyFailedHint },
          variant: 'destructive',
        });
    });
    setBusy(false);
  };
  return (
    <Button ref={button} variant="outline" size="block" isHeld={isBusy} onClick={() => void start()}>
      {isBusy && <Spinner />}
      {words.passkey}
    </Button>
  );
};

type CodeWayProps = Pick<IdentityProofProps, 'act' | 'proofWords' | 'submits' | 'children'> & {
  contact: NonNullable<IdentityMeans['contact']>;
};

/** Sends a code to the account's own contact, then asks for it. */
const CodeWay = ({ act, contact, proofWords: words, submits, children }: CodeWayProps) => {
  const formWords = useFormWords();
  const { setValue, setError, clearErrors, formState } = useFormContext();
  const { sent, ask, forget } = useSentCode(act);
  const [isBusy, setBusy] = useState(false);
  const { isSubmitting } = formState;
  useEffect(() => {
    // A passkey that was tried instead has replaced it.
    if (sent && !isSubmitting) setValue(CHALLENGE, sent.challenge);
  }, [sent, isSubmitting, setValue]);
  // A code that was used, or left, must not be asked for when the sheet opens again.
  const leave = useEffectEvent(forget);
  useEffect(() => () => leave(), []);
  const send = async (): Promise<void> => {
    setBusy(true);
    clearErrors('root');
    await ask(contact).catch((error: unknown) =>
      setError('root', { type: 'refused', message: toFailureText(formWords, error) }),
    );
    setBusy(false);
  };
  if (sent)
    return (
      <>
        <CodePart {...{ sent, submits, name: CODE, words: words.codes }} onAgain={() => ask(contact)} />
        {children}
      </>
    );
  return (
    <>
      <p className="text-muted">{fill(words.sendHint, { contact: toUnbroken(contact) })}</p>
      <FormError />
      <Button size="block" isHeld={isBusy} aria-busy={isBusy} onClick={() => void send()}>
        {isBusy && <Spinner />}
        {isBusy ? words.sending : words.send}
      </Button>
    </>
  );
};

/**
 * The end of a form that proves who is behind the session: by the password, by a passkey, or by a fresh code where the
 * account has no password. Use it inside a Form; the children are the button that sends it.
 */
export const IdentityProof = (props: IdentityProofProps) => {
  const { means, proofWords, secondFactor = 'code', fields } = props;
  const { name, label } = props.password ?? { name: 'password', label: proofWords.password };
  const second = means.asksCode && secondFactor && (
    <CodeField
      name={secondFactor}
      words={{ code: proofWords.codes.secondCode, codeHint: proofWords.codes.secondHint }}
    />
  );
  const end = (
    <>
      {second}
      <FormError />
      {props.children}
    </>
  );
  const replaces = [name, 'contactCode', ...(secondFactor === null ? [] : [secondFactor])];
  const passkey = means.hasPasskey && <PasskeyWay words={proofWords} replaces={replaces} />;
  if (means.hasPassword)
    return (
      <>
        <OwnPasswordField name={name} label={label} />
        {fields}
        {end}
        {passkey}
      </>
    );
  if (means.contact)
    return (
      <>
        {fields}
        <CodeWay {...props} contact={means.contact}>
          {end}
        </CodeWay>
        {passkey}
      </>
    );
  if (passkey)
    return (
      <>
        {fields}
        <FormError />
        {passkey}
      </>
    );
  return (
    <Alert>
      <p>{proofWords.none}</p>
    </Alert>
  );
};
