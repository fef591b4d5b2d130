'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CodeField } from '#components/form/code-field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { OwnPasswordField } from '#components/form/own-password-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { api } from '#lib/platform/browser/api.ts';
import { setUpTotpCall } from '#lib/features/accounts/contracts/two-factor.calls.ts';
import type { SetUpTotpBody, TotpSetUp as Answer } from '#lib/features/accounts/contracts/two-factor.ts';
import { QrPicture } from './qr-picture.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { InSheet } from '#components/page/sheet-row.tsx';
import type { TwoFactorWords } from './two-factor-row.tsx';

interface StepProps {
  words: TwoFactorWords;
  onAnswer(answer: Answer): void;
}

const loadStart = () =>
  import('#lib/features/accounts/contracts/two-factor.ts').then(({ startTotpBody }) => startTotpBody);
const loadConfirm = () =>
  import('#lib/features/accounts/contracts/two-factor.ts').then(({ confirmTotpBody }) => confirmTotpBody);

const sendTo = (onAnswer: StepProps['onAnswer']) => async (body: SetUpTotpBody) => {
  onAnswer((await api(setUpTotpCall, { body })).data);
  return 'stayed' as const;
};

const Start = ({ words, onAnswer }: StepProps) => (
  <Form schema={loadStart} onSend={sendTo(onAnswer)}>
    <p className="text-muted">{words.passwordHint}</p>
    <OwnPasswordField label={words.password} />
    <FormError />
    <SubmitButton busy={words.busy}>{words.next}</SubmitButton>
  </Form>
);

const Confirm = ({ words, onAnswer, uri, secret }: StepProps & { uri: string; secret: string }) => (
  <Form schema={loadConfirm} onSend={sendTo(onAnswer)}>
    <p>{words.scan}</p>
    <QrPicture text={uri} label={words.qr} />
    <p className="text-center text-sm wrap-anywhere">
      {words.key}: <code className="font-semibold tabular-nums">{secret}</code>
    </p>
    <CodeField words={{ code: words.code }} />
    <FormError />
    <SubmitButton busy={words.busy}>{words.turnOn}</SubmitButton>
  </Form>
);

/** From the password over the picture for the app to the codes for the day on which the phone is gone. */
export const TotpSetUp = ({ words, onClose }: { words: TwoFactorWords } & InSheet) => {
  const router = useRouter();
  const [answer, setAnswer] = useState<Answer | null>(null);
  if (answer === null) return <Start words={words} onAnswer={setAnswer} />;
  if (answer.step === 'started') return <Confirm words={words} onAnswer={setAnswer} {...answer} />;
  const finish = (): void => {
    onClose();
    notify({ title: words.messages.on, variant: 'success' });
    afterSheets(() => router.refresh());
  };
  return <RecoveryCodes codes={answer.recoveryCodes} words={words} onDone={finish} />;
};
