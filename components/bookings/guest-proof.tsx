import { useState } from 'react';
import { AskCodeForm } from '#components/accounts/code/ask-code-form.tsx';
import { loadCodeWords, type CodeWords } from '#components/accounts/code/code-words.ts';
import { useSentCode } from '#components/accounts/code/use-sent-code.ts';
import { VerifyForm } from '#components/accounts/code/verify-form.tsx';
import type { Outcome } from '#components/form/use-submit-lock.ts';
import { carryLocale } from '#lib/features/accounts/client/choose-locale.ts';
import type { CodeContact } from '#lib/features/accounts/client/sent-code.ts';
import { enterSession } from '#lib/features/accounts/client/sign-in.ts';
import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import { ProofHead, type ProofStepProps } from './proof-step.tsx';

/** Signs a guest in after Confirm, in the same sheet. */
const GuestProof = ({ words, code, onBack, onProved }: ProofStepProps & { code: CodeWords }) => {
  const { sent, ask, forget } = useSentCode('signIn');
  const [kind, setKind] = useState<CodeContact['kind']>(sent?.kind ?? 'phone');
  const [last, setLast] = useState('');
  const goTo = (next: CodeContact['kind'], contact = ''): void => {
    forget();
    setLast(contact);
    setKind(next);
  };
  const enter = async (reply: AccountReply, isNew: boolean): Promise<Outcome> => {
    if (isNew) carryLocale();
    await enterSession(reply);
    return onProved();
  };
  const other = kind === 'phone' ? 'email' : 'number';
  const ways = [
    { label: code.ways[other], onChoose: () => goTo(other === 'email' ? 'email' : 'phone') },
    { label: words.back, onChoose: onBack },
  ];
  return (
    <div className="flex flex-col gap-4">
      <ProofHead words={words} />
      {sent ? (
        <VerifyForm
          sent={sent}
          words={code}
          // Only customers book.
          userType="customer"
          onEntered={enter}
          onChange={() => goTo(sent.kind, sent.contact)}
          onAgain={() => ask(sent)}
          ways={ways}
          onWay={{ email: () => goTo('email') }}
        />
      ) : (
        <AskCodeForm purpose="signIn" {...{ kind, ways }} contact={last} words={code} onAsk={ask} />
      )}
    </div>
  );
};

/** Loads the proof with its texts, for guests only. */
export const loadGuestProof = async (language: string) => {
  const code = await loadCodeWords(language);
  return function WordedGuestProof(props: ProofStepProps) {
    return <GuestProof {...props} code={code} />;
  };
};
