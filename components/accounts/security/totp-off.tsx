'use client';

import { useRouter } from 'next/navigation';
import { CodeField } from '#components/form/code-field.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { RemoveTotpBody } from '#lib/features/accounts/contracts/two-factor.ts';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { IdentityProof, type ProofProps } from './identity-proof.tsx';
import type { TwoFactorWords } from './totp-set-up.tsx';

const loadSchema = () =>
  import('#lib/features/accounts/contracts/two-factor.ts').then(({ removeTotpBody }) => removeTotpBody);

export const TotpOff = ({
  words,
  means,
  proofWords,
  onClose,
}: { words: TwoFactorWords } & ProofProps & InSheet) => {
  const router = useRouter();
  const send = async (body: RemoveTotpBody) => {
    await api('DELETE /auth/totp', { body });
    onClose();
    notify({ title: words.messages.off, variant: 'success' });
    afterSheets(() => router.refresh());
    return 'stayed' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send}>
      <p className="text-muted">{words.turnOffHint}</p>
      <IdentityProof
        {...{ means, proofWords, act: 'secondFactor', secondFactor: null }}
        fields={<CodeField words={words} />}
      >
        <SubmitButton busy={words.busy}>{words.turnOff}</SubmitButton>
      </IdentityProof>
    </Form>
  );
};
