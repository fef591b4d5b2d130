'use client';

import { CodePart } from '#components/accounts/code/code-part.tsx';
import { useSentCode } from '#components/accounts/code/use-sent-code.ts';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import type { Outcome } from '#components/form/use-submit-lock.ts';
import type { ChangePhoneBody } from '#lib/features/accounts/contracts/codes.ts';
import { toUnbroken } from '#lib/features/accounts/rules/identity-means.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { IdentityProof, type ProofProps } from './identity-proof.tsx';

export interface OwnNumber {
  user: Pick<SelfUser, 'phone' | 'provedPhone'>;
}

const loadNumber = () =>
  import('#lib/features/accounts/contracts/codes.ts').then(({ ownPhoneBody }) => ownPhoneBody);
const loadChange = () =>
  import('#lib/features/accounts/contracts/codes.ts').then(({ changePhoneBody }) => changePhoneBody);

interface NumberStepProps extends Pick<OwnNumber, 'user'>, Pick<ProofProps, 'proofWords'> {
  onSend(phone: string): Promise<void>;
}

const NumberStep = ({ user: { phone, provedPhone }, proofWords, onSend }: NumberStepProps) => {
  const words = proofWords.phone;
  const isUnproved = phone !== provedPhone;
  const send = async (body: { phone: string }) => {
    await onSend(body.phone);
    return 'stayed' as const;
  };
  return (
    <Form schema={loadNumber} defaults={{ phone: isUnproved ? (phone ?? '') : '' }} onSend={send}>
      <p className="text-muted">
        {provedPhone === null
          ? words.why
          : fill(words.keeps, { phone: toUnbroken({ kind: 'phone', contact: provedPhone }) })}
      </p>
      <Field
        name="phone"
        label={provedPhone === null || isUnproved ? words.field : words.next}
        lead="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="send"
      />
      <FormError />
      <SubmitButton busy={words.sending}>{words.send}</SubmitButton>
    </Form>
  );
};

type PhoneFormProps = OwnNumber &
  ProofProps & {
    /** Called once the number is proved. */
    onProved(): Promise<Outcome> | Outcome;
  };

/** Confirms, changes or adds the number that logs in: asks for it, then for the code that was sent there. */
export const PhoneForm = ({ user, means, proofWords, onProved }: PhoneFormProps) => {
  const words = proofWords.phone;
  const { sent, ask, forget } = useSentCode('prove');
  if (!sent)
    return <NumberStep {...{ user, proofWords }} onSend={(contact) => ask({ kind: 'phone', contact })} />;
  // The first proof of the number that the account already shows moves nothing.
  const known = user.provedPhone ?? user.phone;
  const hasProof = means.hasPassword || means.hasPasskey || means.contact !== null;
  const needsProof = sent.contact !== known && hasProof;
  const prove = async (body: ChangePhoneBody) => {
    await api('PUT /auth/phone', { body });
    forget();
    return onProved();
  };
  const submit = <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>;
  return (
    <Form schema={loadChange} fixed={{ challenge: sent.challenge }} onSend={prove}>
      <CodePart
        {...{ sent, words: proofWords.codes, submits: !needsProof }}
        onChange={forget}
        onAgain={() => ask(sent)}
      />
      {needsProof ? (
        <IdentityProof {...{ means, proofWords, act: 'changePhone', secondFactor: 'secondCode' }}>
          {submit}
        </IdentityProof>
      ) : (
        <>
          <FormError />
          {submit}
        </>
      )}
    </Form>
  );
};
