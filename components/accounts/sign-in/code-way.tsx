import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CodeWords } from '#components/accounts/code/code-words.ts';
import { useFormWords } from '#components/form/form-words.tsx';
import { toFailureText } from '#components/form/to-text.ts';
import { useSubmitLock } from '#components/form/use-submit-lock.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import {
  readSentCode,
  requestCode,
  type CodeContact,
  type SentCode,
} from '#lib/features/accounts/client/sent-code.ts';
import { CodeSignIn, type CodeSignInProps } from './code-sign-in.tsx';
import { toMobileNumber } from '#lib/features/accounts/rules/typed-contact.ts';

const toContact = (typed: unknown, hasSms: boolean): CodeContact | null => {
  if (typeof typed !== 'string') return null;
  const number = hasSms ? toMobileNumber(typed) : null;
  if (number !== null) return { kind: 'phone', contact: number };
  const email = typed.trim();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? { kind: 'email', contact: email } : null;
};

/** Asks for a code in the login form; refusals appear where the form's own do. */
const useAsk = (onSent: (sent: SentCode) => void) => {
  const { setError, clearErrors } = useFormContext();
  const formWords = useFormWords();
  const { locale } = usePageWords();
  const { lock, run } = useSubmitLock();
  const ask = (to: CodeContact): void =>
    void run(async () => {
      clearErrors();
      try {
        onSent(await requestCode(to, { purpose: 'signIn', locale }));
      } catch (error) {
        setError('root', { type: 'refused', message: toFailureText(formWords, error) });
      }
      return 'stayed';
    });
  return { ask, lock };
};

interface CodeWayProps {
  words: CodeWords;
  arrival: Pick<CodeSignInProps, 'done' | 'returnPath' | 'hasSms' | 'firstRole'>;
  /** A number was typed: the password is not needed. */
  onMode(isByCode: boolean): void;
  /** Shows what follows in place of the form; null shows the form again. */
  onInstead(part: ReactNode): void;
}

/** Takes the submits of the surrounding form while it is on; `take` says whether it handled one. */
const useOwnSubmit = (isOn: boolean, take: () => boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const takeSubmit = useEffectEvent((event: Event) => {
    if (!take()) return;
    event.preventDefault();
    event.stopPropagation();
  });
  // Before the paint: Enter right after the last digit must ask for a code.
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (!isOn || !form) return;
    // The form's own handler would ask for the password.
    const handle = (event: Event): void => takeSubmit(event);
    form.addEventListener('submit', handle, true);
    return () => form.removeEventListener('submit', handle, true);
  }, [isOn]);
  return place;
};

/** The login form's way in without a password, for the number or address that was typed. */
export const CodeWay = ({ words, arrival, onMode, onInstead }: CodeWayProps) => {
  const { hasSms } = arrival;
  const { getValues } = useFormContext();
  const typed: unknown = useWatch({ name: 'email' });
  const contact = toContact(typed, hasSms);
  const [prefersPassword, setPrefersPassword] = useState(false);
  const showBoxes = (sent: SentCode): void =>
    onInstead(
      <CodeSignIn {...arrival} words={words} first={sent} form="password" onForm={() => onInstead(null)} />,
    );
  const { ask, lock } = useAsk(showBoxes);
  const isByCode = contact?.kind === 'phone' && !prefersPassword;
  const place = useOwnSubmit(isByCode, () => {
    const to = toContact(getValues('email'), hasSms);
    if (to?.kind !== 'phone') return false;
    ask(to);
    return true;
  });
  const resume = useEffectEvent(() => {
    const sent = readSentCode('signIn');
    if (sent) showBoxes(sent);
  });
  useEffect(() => resume(), []);
  const changeMode = useEffectEvent(onMode);
  useEffect(() => changeMode(isByCode), [isByCode]);
  const isBusy = lock === 'busy';
  return (
    <div ref={place} className="flex flex-col gap-2 empty:hidden">
      {isByCode && (
        <Button type="submit" size="block" isHeld={lock !== 'open'} aria-busy={isBusy}>
          {isBusy && <Spinner />}
          {isBusy ? words.sending : words.send}
        </Button>
      )}
      {contact?.kind === 'phone' && (
        <Button
          variant="link"
          size="flush"
          className="min-h-11 self-center"
          onClick={() => setPrefersPassword(isByCode)}
        >
          {isByCode ? words.ways.password : words.send}
        </Button>
      )}
      {contact?.kind === 'email' && (
        <Button variant="outline" size="block" isHeld={lock !== 'open'} onClick={() => ask(contact)}>
          {words.ways.email}
        </Button>
      )}
    </div>
  );
};
