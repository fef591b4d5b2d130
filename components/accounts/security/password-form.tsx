'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field } from '#components/form/field.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
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
  words: (typeof security)['password'];
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/accounts.ts').then(({ changePasswordBody }) => changePasswordBody);

/** Sets or changes the password: asks for a proof, and for the new one twice. */
export const PasswordForm = ({
  words,
  proofWords,
  onClose,
  ...props
}: PasswordProps & ProofProps & InSheet) => {
  const router = useRouter();
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
    onClose();
    notify({
      ...{ title: hasPassword ? words.done : words.setDone, description: words.doneHint },
      variant: 'success',
    });
    afterSheets(() => router.refresh());
    return 'stayed' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send}>
      <IdentityProof
        {...{ means, proofWords, act: 'setPassword' }}
        password={{ name: 'currentPassword', label: words.current }}
        fields={
          <>
            <Field
              name="password"
              label={hasPassword ? words.next : words.setNext}
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
              enterKeyHint={asksCode ? 'next' : 'go'}
            />
          </>
        }
      >
        <SubmitButton busy={words.busy}>{hasPassword ? words.submit : words.setSubmit}</SubmitButton>
      </IdentityProof>
    </Form>
  );
};
