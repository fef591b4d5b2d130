'use client';

import { useRouter } from 'next/navigation';
import { useState, useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { CodeField } from '#components/form/code-field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { OwnPasswordField } from '#components/form/own-password-field.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { notify } from '#components/ui/notify.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { copyText, selectText } from '#lib/platform/browser/share-link.ts';
import { api } from '#lib/platform/browser/api.ts';
import { setUpTotpCall } from '#lib/features/accounts/contracts/security.calls.ts';
import type { SetUpTotpBody, TotpSetUp as Answer } from '#lib/features/accounts/contracts/two-factor.ts';
import type { InSheet } from '#components/page/sheet-row.tsx';
import { Copy, Download, Smartphone } from 'lucide-react';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { saveFile } from '#components/page/save-file.ts';
import type { twoFactor } from '#lib/features/accounts/texts/security.en.ts';

export type TwoFactorWords = typeof twoFactor;

interface RecoveryCodesProps {
  codes: readonly string[];
  words: TwoFactorWords;
  onDone(): void;
}

/** Shown once: the server keeps no readable copy. */
const RecoveryCodes = ({ codes, words, onDone }: RecoveryCodesProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
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

/** A text for another device's camera: dark on light in both themes, as cameras want it. */
const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const { data: rows, size: side } = encode(text, { ecc: 'M', border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-control bg-white text-black"
    >
      <path fill="currentColor" d={squares.join('')} />
    </svg>
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

/** The key that the app takes: to be typed, copied, or given to the app on this phone. */
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
