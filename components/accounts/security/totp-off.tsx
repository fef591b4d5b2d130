'use client';

import { useRouter } from 'next/navigation';
import { CodeField } from '#components/form/code-field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { OwnPasswordField } from '#components/form/own-password-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { api } from '#lib/platform/browser/api.ts';
import { removeTotpCall } from '#lib/features/accounts/contracts/two-factor.calls.ts';
import type { RemoveTotpBody } from '#lib/features/accounts/contracts/two-factor.ts';
import type { InSheet } from '#components/page/sheet-row.tsx';
import type { TwoFactorWords } from './two-factor-row.tsx';

const loadSchema = () =>
  import('#lib/features/accounts/contracts/two-factor.ts').then(({ removeTotpBody }) => removeTotpBody);

/** Back to the password alone. */
export const TotpOff = ({ words, onClose }: { words: TwoFactorWords } & InSheet) => {
  const router = useRouter();
  const send = async (body: RemoveTotpBody) => {
    await api(removeTotpCall, { body });
    onClose();
    notify({ title: words.messages.off, variant: 'success' });
    afterSheets(() => router.refresh());
    return 'stayed' as const;
  };
  return (
    <Form schema={loadSchema} onSend={send}>
      <p className="text-muted">{words.turnOffHint}</p>
      <OwnPasswordField label={words.password} />
      <CodeField words={words} />
      <FormError />
      <SubmitButton busy={words.busy}>{words.turnOff}</SubmitButton>
    </Form>
  );
};
