import { ResendLinkLater } from '#components/accounts/resend-link.tsx';
import { readOwnNumber } from '#components/accounts/security/read-own-number.ts';
import { PhoneForm } from '#components/accounts/security/phone-form.tsx';
import { loadProofWords } from '#components/accounts/security/proof-words.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { ProofStep, type ProofStepProps } from './proof-step.tsx';

/** Loads the step that confirms a signed-in customer's number after Confirm, in the same sheet. */
export const loadOwnProof = async (locale: Locale) => {
  const [proofWords, own] = await Promise.all([loadProofWords(locale), readOwnNumber()]);
  return function OwnProof({ words, onBack, onProved }: ProofStepProps) {
    return (
      <ProofStep words={words} onBack={onBack}>
        <PhoneForm {...own} proofWords={proofWords} onProved={onProved} />
        {own.user.email !== null && <ResendLinkLater />}
      </ProofStep>
    );
  };
};
