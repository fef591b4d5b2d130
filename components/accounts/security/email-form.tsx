'use client';

import { CodeField } from '#components/form/code-field.tsx';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { OwnPasswordField } from '#components/form/own-password-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { changeEmailCall, resendVerificationCall } from '#lib/features/accounts/contracts/security.calls.ts';
import type { ChangeEmailBody } from '#lib/features/accounts/contracts/email.ts';
import type { security, twoFactor } from '#lib/features/accounts/texts/security.en.ts';

export interface EmailProps {
  email: string;
  isProved: boolean;
  /** Whether the account has a second factor. */
  asksCode: boolean;
  words: ActionWords & (typeof security)['email'] & Pick<typeof twoFactor, 'code' | 'codeHint'>;
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/email.ts').then(({ changeEmailBody }) => changeEmailBody);

/** Has the link of an address that is not confirmed sent again. */
const SendAgain = ({ words, onClose }: Pick<EmailProps, 'words'> & InSheet) => {
  const { isBusy, run } = useAction(words);
  const send = () =>
    run(async () => {
      await api(resendVerificationCall);
      onClose();
      notify({ title: words.sent, description: words.sentHint, variant: 'success' });
    });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{words.why}</p>
      <Button disabled={isBusy} onClick={() => void send()}>
        {words.again}
      </Button>
      <p className="text-sm text-muted">{words.limit}</p>
    </div>
  );
};

/** Another address, which counts once its link is opened. */
export const EmailForm = ({ words, isProved, asksCode, onClose }: EmailProps & InSheet) => {
  const change = async (body: ChangeEmailBody) => {
    await api(changeEmailCall, { body });
    onClose();
    notify({ title: words.asked, description: words.askedHint, variant: 'success' });
    return 'stayed' as const;
  };
  return (
    <div className="flex flex-col gap-6">
      {!isProved && <SendAgain words={words} onClose={onClose} />}
      <Form schema={loadSchema} onSend={change}>
        <Field
          name="email"
          label={words.next}
          type="email"
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="next"
        />
        <OwnPasswordField label={words.password} />
        {asksCode && <CodeField words={words} />}
        <FormError />
        <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
      </Form>
    </div>
  );
};
