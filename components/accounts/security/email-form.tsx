'use client';

import { Field } from '#components/form/field.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { useAction, type ActionWords } from '#components/page/use-action.ts';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { ChangeEmailBody } from '#lib/features/accounts/contracts/email.ts';
import type { IdentityMeans } from '#lib/features/accounts/rules/identity-means.ts';
import type { security } from '#lib/features/accounts/texts/security.en.ts';
import { IdentityProof, type ProofProps } from './identity-proof.tsx';

export interface EmailProps {
  /** Null: there is none yet. */
  email: string | null;
  isProved: boolean;
  means: IdentityMeans;
  words: ActionWords & (typeof security)['email'];
}

const loadSchema = () =>
  import('#lib/features/accounts/contracts/email.ts').then(({ changeEmailBody }) => changeEmailBody);

const SendAgain = ({ words, onClose }: Pick<EmailProps, 'words'> & InSheet) => {
  const { isBusy, run } = useAction(words);
  const send = () =>
    run(async () => {
      await api('POST /auth/resend-verification');
      onClose();
      notify({ title: words.sent, description: words.sentHint, variant: 'success' });
    });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{words.why}</p>
      <Button isHeld={isBusy} onClick={() => void send()}>
        {words.again}
      </Button>
      <p className="text-sm text-muted">{words.limit}</p>
    </div>
  );
};

/** Adds or changes the email address, which applies once its link is opened. */
export const EmailForm = ({
  words,
  email,
  isProved,
  means,
  proofWords,
  onClose,
}: EmailProps & ProofProps & InSheet) => {
  const isNew = email === null;
  const change = async (body: ChangeEmailBody) => {
    await api('PUT /auth/email', { body });
    onClose();
    notify({
      title: isNew ? words.added : words.asked,
      description: isNew ? words.addedHint : words.askedHint,
      variant: 'success',
    });
    return 'stayed' as const;
  };
  return (
    <div className="flex flex-col gap-6">
      {!isNew && !isProved && <SendAgain words={words} onClose={onClose} />}
      <Form schema={loadSchema} onSend={change}>
        <Field
          name="email"
          label={isNew ? words.addField : words.next}
          type="email"
          autoComplete="email"
          spellCheck={false}
          enterKeyHint="next"
        />
        <IdentityProof {...{ means, proofWords, act: 'changeEmail' }}>
          <SubmitButton busy={words.busy}>{isNew ? words.addSubmit : words.submit}</SubmitButton>
        </IdentityProof>
      </Form>
    </div>
  );
};
