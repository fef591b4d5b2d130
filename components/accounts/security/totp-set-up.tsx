'use client';

import { useRouter } from 'next/navigation';
import { useState, useEffect, useRef } from 'react';
import { CodeField } from '#components/form/code-field.tsx';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { QrPicture } from '#components/money/qr-picture.tsx';
import { copyText, selectText } from '#lib/platform/browser/share-link.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { SetUpTotpBody, TotpSetUp as Answer } from '#lib/features/accounts/contracts/two-factor.ts';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { Copy, Download, Smartphone } from 'lucide-react';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { saveFile } from '#components/page/save-file.ts';
import type { twoFactor } from '#lib/features/accounts/texts/security.en.ts';
import { IdentityProof, type ProofProps } from './identity-proof.tsx';

export type TwoFactorWords = typeof twoFactor;

interface RecoveryCodesProps {
  codes: readonly string[];
  words: TwoFactorWords;
  onDone(): void;
}

/** Shown once: the server stores only hashes. */
const RecoveryCodes = ({ codes, words, onDone }: RecoveryCodesProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const save = (): void =>
    saveFile({ name: 'hunar-recovery-codes.txt', type: 'text/plain', text: `${codes.join('\n')}\n` });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {words.recovery}
        </h3>
        <p className="text-muted">{words.recoveryHint}</p>
      </div>
      <ul className="grid grid-cols-2 gap-2 rounded-control border border-line bg-chip p-4 text-center font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="outline" size="block" onClick={save}>
        <Download aria-hidden className="size-5" />
        {words.save}
      </Button>
      <Button size="block" onClick={onDone}>
        {words.done}
      </Button>
    </div>
  );
};

interface StepProps {
  words: TwoFactorWords;
  onAnswer(answer: Answer): void;
}

const loadStart = () =>
  import('#lib/features/accounts/contracts/two-factor.ts').then(({ startTotpBody }) => startTotpBody);
const loadConfirm = () =>
  import('#lib/features/accounts/contracts/two-factor.ts').then(({ confirmTotpBody }) => confirmTotpBody);

const sendTo = (onAnswer: StepProps['onAnswer']) => async (body: SetUpTotpBody) => {
  onAnswer((await api('POST /auth/totp', { body })).data);
  return 'stayed' as const;
};

/** An admin whose factors a lead removed also needs the lead's code. */
const Start = ({ words, means, proofWords, onAnswer }: StepProps & ProofProps) => {
  const [asksCode, setAsksCode] = useState(false);
  const send = async (body: SetUpTotpBody) => {
    try {
      return await sendTo(onAnswer)(body);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'setup_code_needed') setAsksCode(true);
      throw error;
    }
  };
  return (
    <Form schema={loadStart} onSend={send}>
      <p className="text-muted">{words.passwordHint}</p>
      <IdentityProof
        {...{ means, proofWords, act: 'secondFactor', secondFactor: null }}
        fields={
          asksCode && <Field name="setupCode" label={words.setupCode} autoComplete="off" spellCheck={false} />
        }
      >
        <SubmitButton busy={words.busy}>{words.next}</SubmitButton>
      </IdentityProof>
    </Form>
  );
};

const Key = ({ words, uri, secret }: Pick<StepProps, 'words'> & { uri: string; secret: string }) => {
  const shown = useRef<HTMLElement>(null);
  const copy = async (): Promise<void> => {
    if (await copyText(secret)) notify({ title: words.copied, variant: 'success' });
    else selectText(shown.current);
  };
  return (
    <>
      <p className="text-center text-sm wrap-anywhere">
        {words.key}:{' '}
        <code ref={shown} className="font-semibold tabular-nums">
          {secret}
        </code>
      </p>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          {words.copy}
        </Button>
        <a href={uri} className={buttonVariants({ variant: 'outline' })}>
          <Smartphone aria-hidden className="size-5" />
          {words.openApp}
        </a>
      </div>
    </>
  );
};

const Confirm = ({ words, onAnswer, uri, secret }: StepProps & { uri: string; secret: string }) => (
  <Form schema={loadConfirm} onSend={sendTo(onAnswer)}>
    <p>{words.scan}</p>
    <QrPicture text={uri} label={words.qr} />
    <Key words={words} uri={uri} secret={secret} />
    <CodeField words={{ code: words.code }} />
    <FormError />
    <SubmitButton busy={words.busy}>{words.turnOn}</SubmitButton>
  </Form>
);

/** Asks for a proof, shows the QR code, then the recovery codes. */
export const TotpSetUp = ({ words, onClose, ...proof }: { words: TwoFactorWords } & ProofProps & InSheet) => {
  const router = useRouter();
  const [answer, setAnswer] = useState<Answer | null>(null);
  if (answer === null) return <Start words={words} {...proof} onAnswer={setAnswer} />;
  if (answer.step === 'started') return <Confirm words={words} onAnswer={setAnswer} {...answer} />;
  const finish = (): void => {
    onClose();
    notify({ title: words.messages.on, variant: 'success' });
    afterSheets(() => router.refresh());
  };
  return <RecoveryCodes codes={answer.recoveryCodes} words={words} onDone={finish} />;
};
