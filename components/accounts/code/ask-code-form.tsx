import { useEffect, useRef } from 'react';
import { Field } from '#components/form/field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import type { CodeContact } from '#lib/features/accounts/client/sent-code.ts';
import type { CodePurpose } from '#lib/features/accounts/contracts/codes.ts';
import type { CodeWay } from './code-part.tsx';
import type { CodeWords } from './code-words.ts';

const loadSchema = () =>
  import('#lib/features/accounts/contracts/codes.ts').then(({ askCodeBody }) => askCodeBody);

interface AskCodeFormProps {
  purpose: CodePurpose;
  kind: CodeContact['kind'];
  /** The number or address typed before. */
  contact?: string;
  words: CodeWords;
  /** Sends the code; errors it throws are shown here. */
  onAsk(to: CodeContact): Promise<void>;
  ways?: readonly CodeWay[];
}

/** Asks for the number or address to which a code goes. */
export const AskCodeForm = ({ purpose, kind, contact = '', words, onAsk, ways = [] }: AskCodeFormProps) => {
  const isPhone = kind === 'phone';
  const place = useRef<HTMLDivElement>(null);
  // The tapped button is replaced by this form.
  useEffect(() => place.current?.querySelector('input')?.focus(), [kind]);
  const send = async ({ phone, email }: { phone?: string | undefined; email?: string | undefined }) => {
    await onAsk({ kind, contact: phone ?? email ?? '' });
    return 'stayed' as const;
  };
  return (
    <div ref={place} className="contents">
      <Form key={kind} schema={loadSchema} fixed={{ purpose }} defaults={{ [kind]: contact }} onSend={send}>
        {isPhone ? (
          <Field
            name="phone"
            label={words.number}
            hint={words.numberHint}
            lead="+91"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            enterKeyHint="send"
          />
        ) : (
          <Field
            name="email"
            label={words.email}
            hint={words.emailHint}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            enterKeyHint="send"
          />
        )}
        <FormError />
        <SubmitButton busy={words.sending}>{words.send}</SubmitButton>
        {ways.map(({ label, onChoose }) => (
          <Button key={label} variant="link" size="flush" className="min-h-11 self-center" onClick={onChoose}>
            {label}
          </Button>
        ))}
      </Form>
    </div>
  );
};
