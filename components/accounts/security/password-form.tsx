'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field } from '#components/form/field.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { ChangePasswordBody } from '#lib/features/accounts/contracts/accounts.ts';
import type { InSheet } from '#components/page/sheet-row.tsx';
import type { IdentityMeans } from '#lib/features/accounts/rules/identity-means.ts';
import type { security } from '#lib/features/accounts/texts/security.en.ts';
import { IdentityProof, type ProofProps } from './identity-proof.tsx';

export interface PasswordProps {
  means: IdentityMeans;
  /** Whether a code can lead to a new password, and whether it sets one now. */
  forgotten: { canAsk: boolean; isOpen: boolean };
  words: (typeof security)['password'];
}

type FormProps = PasswordProps & ProofProps & InSheet;

const loadSchema = () =>
  import('#lib/features/accounts/contracts/accounts.ts').then(({ changePasswordBody }) => changePasswordBody);

/** Closes the sheet after a success, and shows the account as it is now. */
const useEnd = (onClose: () => void) => {
  const router = useRouter();
  return (title: string, description: string) => {
    onClose();
    notify({ title, description, variant: 'success' });
    afterSheets(() => router.refresh());
    return 'stayed' as const;
  };
};

/** The proof by code, whatever else the account has. */
const byCode = (means: IdentityMeans): IdentityMeans => ({ ...means, hasPassword: false });

/** Asks for a new password in place of a forgotten one. */
const AskForm = ({ means, words, proofWords, onClose }: FormProps) => {
  const end = useEnd(onClose);
  const send = async (body: ChangePasswordBody) => {
    await api('PUT /auth/change-password', { body });
    return end(words.asked, words.askedHint);
  };
  return (
    <Form schema={loadSchema} fixed={{ forgot: true }} onSend={send}>
      <p className="text-muted">{words.forgotHint}</p>
      <IdentityProof {...{ means: byCode(means), proofWords, act: 'setPassword' }}>
        <SubmitButton busy={words.busy}>{words.ask}</SubmitButton>
      </IdentityProof>
    </Form>
  );
};

const NewFields = ({ means, words }: Pick<PasswordProps, 'means' | 'words'>) => (
  <>
    <Field
      name="password"
      label={means.hasPassword ? words.next : words.setNext}
      hint={words.rule}
      type="password"
      autoComplete="new-password"
      enterKeyHint="next"
    />
    <Field
      name="password_confirmation"
      label={words.confirm}
      type="password"
      autoComplete="new-password"
      enterKeyHint={means.asksCode ? 'next' : 'go'}
    />
  </>
);

/** Sets or changes the password: asks for a proof, and for the new one twice. */
const ChangeForm = ({
  words,
  proofWords,
  onClose,
  isByCode,
  ...props
}: FormProps & { isByCode: boolean }) => {
  const end = useEnd(onClose);
  const [asksCode, setAsksCode] = useState(props.means.asksCode);
  const means = { ...props.means, asksCode };
  const { hasPassword } = means;
  const send = async (body: ChangePasswordBody) => {
    try {
      await api('PUT /auth/change-password', { body });
    } catch (error) {
      // The second factor was switched on after this page opened.
      if (error instanceof ApiError && error.code === 'wrong_code') setAsksCode(true);
      throw error;
    }
    return end(hasPassword ? words.done : words.setDone, words.doneHint);
  };
  return (
    <Form schema={loadSchema} onSend={send}>
      <IdentityProof
        {...{ means: isByCode ? byCode(means) : means, proofWords, act: 'setPassword' }}
        password={{ name: 'currentPassword', label: words.current }}
        fields={<NewFields means={means} words={words} />}
      >
        <SubmitButton busy={words.busy}>{hasPassword ? words.submit : words.setSubmit}</SubmitButton>
      </IdentityProof>
    </Form>
  );
};

/** Sets or changes the password, or begins the way to a new one where it is forgotten. */
export const PasswordForm = (props: FormProps) => {
  const { words, forgotten } = props;
  const [isForgotten, setForgotten] = useState(forgotten.isOpen);
  const asks = isForgotten && !forgotten.isOpen;
  return (
    <div className="flex flex-col gap-3">
      {asks ? (
        <AskForm {...props} />
      ) : (
        <ChangeForm key={String(isForgotten)} {...props} isByCode={isForgotten} />
      )}
      {(forgotten.canAsk || forgotten.isOpen) && (
        <Button variant="link" onClick={() => setForgotten(!isForgotten)}>
          {isForgotten ? words.back : words.forgot}
        </Button>
      )}
    </div>
  );
};
