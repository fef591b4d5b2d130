import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CodeBoxes } from '#components/form/code-boxes.tsx';
import { Button } from '#components/ui/button.tsx';
import type { SentCode } from '#lib/features/accounts/client/sent-code.ts';
import { formatContact } from '#lib/features/accounts/rules/typed-contact.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { CodeWords } from './code-words.ts';
import { useResend } from './use-resend.ts';

/** Another way in for a person who got no code. */
export interface CodeWay {
  readonly label: string;
  onChoose(): void;
}

export interface CodePartProps {
  sent: SentCode;
  words: CodeWords;
  /** The field's name in the contract. */
  name?: string;
  submits?: boolean;
  /** Lets the person correct the number or address, where it is theirs to choose. */
  onChange?(): void;
  /** Sends another code to the same contact; throws when refused. */
  onAgain(): Promise<void>;
  ways?: readonly CodeWay[];
  /** The form's error and button, right below the boxes. */
  children?: ReactNode;
}

const quietClass = 'min-h-11 text-sm';

const toWait = (words: CodeWords, seconds: number): string =>
  seconds < 100
    ? fill(words.waitSeconds, { seconds })
    : fill(words.waitMinutes, { minutes: Math.ceil(seconds / 60) });

type ResendProps = Pick<CodePartProps, 'sent' | 'words' | 'onAgain'> & { name: string };

const Resend = ({ sent, words, name, onAgain }: ResendProps) => {
  const { setValue, clearErrors, setFocus } = useFormContext();
  const again = async (): Promise<void> => {
    await onAgain();
    setValue(name, '');
    clearErrors();
    setFocus(name);
  };
  const { isBusy, message, secondsLeft, send } = useResend({ sentAt: sent.sentAt, words, onAgain: again });
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {secondsLeft > 0 ? (
        <p className="flex min-h-11 items-center text-sm text-muted tabular-nums">
          {toWait(words, secondsLeft)}
        </p>
      ) : (
        <Button
          variant="link"
          size="flush"
          className={quietClass}
          isHeld={isBusy}
          onClick={() => void send()}
        >
          {isBusy ? words.sending : words.again}
        </Button>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {message}
      </p>
    </div>
  );
};

const Ways = ({ words, ways }: { words: CodeWords; ways: readonly CodeWay[] }) => (
  <div className="flex flex-wrap items-center gap-x-4">
    <p className="text-sm text-muted">{words.noCode}</p>
    {ways.map(({ label, onChoose }) => (
      <Button key={label} variant="link" size="flush" className={quietClass} onClick={onChoose}>
        {label}
      </Button>
    ))}
  </div>
);

/** Asks for the code that was sent: where it went, the boxes, another code, and the ways out. Use it inside a Form. */
export const CodePart = (props: CodePartProps) => {
  const { sent, words, name = 'code', submits, onChange, onAgain, ways = [], children } = props;
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p id={id} className="wrap-anywhere">
          {fill(words.sentTo, { contact: formatContact(sent) })}
        </p>
        {onChange && (
          <Button variant="link" size="flush" className={quietClass} onClick={onChange}>
            {words.change}
          </Button>
        )}
      </div>
      <CodeBoxes label={words.enter} name={name} describedBy={id} submits={submits} />
      {children && <div className="mt-2 flex flex-col gap-4">{children}</div>}
      <Resend sent={sent} words={words} name={name} onAgain={onAgain} />
      {sent.isLimited && <p className="text-sm text-muted">{words.limited}</p>}
      {ways.length > 0 && <Ways words={words} ways={ways} />}
    </div>
  );
};
