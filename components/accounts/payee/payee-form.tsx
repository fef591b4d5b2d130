'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { IdentityProof, type ProofProps } from '#components/accounts/security/identity-proof.tsx';
import { Field } from '#components/form/field.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import type { SetPayeeBody } from '#lib/features/accounts/contracts/payee.ts';
import type { IdentityMeans } from '#lib/features/accounts/rules/identity-means.ts';
import type { payee } from '#lib/features/accounts/texts/payee.en.ts';
import type { Payee } from '#lib/features/money/contracts/payee.ts';
import { api } from '#lib/platform/browser/api.ts';

export interface PayeeProps {
  /** The payee in use, or the one that waits. */
  saved: Payee | null;
  means: IdentityMeans;
  words: typeof payee;
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/payee.ts').then(({ setPayeeBody }) => setPayeeBody);

/** Saves the UPI id and the bank's name for it, with a proof of identity. */
export const PayeeForm = ({
  saved,
  means,
  words,
  proofWords,
  onClose,
}: PayeeProps & ProofProps & InSheet) => {
  const router = useRouter();
  const save = async (body: SetPayeeBody) => {
    await api('PUT /users/payee', { body });
    onClose();
    notify({ title: words.saved, description: words.savedHint, variant: 'success' });
    afterSheets(() => startTransition(() => router.refresh()));
    return 'stayed' as const;
  };
  return (
    <Form schema={loadSchema} onSend={save} {...(saved && { defaults: { payee: saved } })}>
      <Field
        name="payee.upiId"
        label={words.upiId}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <Field
        name="payee.name"
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
      />
      <p className="text-sm text-muted">{words.wait}</p>
      <IdentityProof {...{ means, proofWords, act: 'changePayee' }}>
        <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
      </IdentityProof>
    </Form>
  );
};
