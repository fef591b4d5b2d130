import { useState } from 'react';
import { AskCodeForm } from '#components/accounts/code/ask-code-form.tsx';
import type { CodeWay } from '#components/accounts/code/code-part.tsx';
import type { CodeWords, MemberRole } from '#components/accounts/code/code-words.ts';
import { useSentCode } from '#components/accounts/code/use-sent-code.ts';
import { VerifyForm } from '#components/accounts/code/verify-form.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { notify } from '#components/ui/notify.ts';
import { carryLocale } from '#lib/features/accounts/client/choose-locale.ts';
import { shouldMentionPasskey } from '#lib/features/accounts/client/mention-passkey.ts';
import type { CodeContact, SentCode } from '#lib/features/accounts/client/sent-code.ts';
import type { AccountReply } from '#lib/features/accounts/contracts/accounts.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import { enterApp, landingAfterLogin } from './enter-app.ts';
import { loginByPasskey } from './login-by-passkey.ts';

export interface CodeSignInProps {
  words: CodeWords;
  /** The messages of the page that opens. */
  done: { readonly registered: string; readonly loggedIn: string };
  /** A code that was just sent. */
  first?: SentCode | null;
  /** Whether this server can send SMS. */
  hasSms: boolean;
  returnPath: string | null;
  userType?: MemberRole | undefined;
  firstRole?: MemberRole;
  referralCode?: string | null;
  /** Goes back to the page's form. */
  onForm(): void;
  /** The name of the way back there. */
  form: 'password' | 'form';
}

const landingFor = (reply: AccountReply, isNew: boolean, returnPath: string | null): string =>
  // A new worker first says what she does, for how much, and where.
  isNew && reply.data.userType === 'worker'
    ? workerPaths.start
    : landingAfterLogin({ role: reply.data.userType, returnPath });

/** Signs in or registers with a number or an email address and a code. */
export const CodeSignIn = (props: CodeSignInProps) => {
  const { words, done, first = null, hasSms, returnPath, onForm, form, ...person } = props;
  const { failed, failedHint } = usePageWords();
  const { sent, ask, forget } = useSentCode('signIn', first);
  const [kind, setKind] = useState<CodeContact['kind']>(sent?.kind ?? (hasSms ? 'phone' : 'email'));
  const [last, setLast] = useState('');
  const enter = async (reply: AccountReply, isNew: boolean) => {
    if (isNew) carryLocale();
    const landing = landingFor(reply, isNew, returnPath);
    const message = isNew ? done.registered : done.loggedIn;
    const hint = (await shouldMentionPasskey()) && words.passkey;
    return enterApp({ reply, message, landing, ...(hint && { hint }) });
  };
  const goTo = (next: CodeContact['kind'], contact = ''): void => {
    forget();
    setLast(contact);
    setKind(next);
  };
  const usePasskey = (): void =>
    void loginByPasskey({ returnPath, message: done.loggedIn }).catch(() =>
      notify({ title: failed, description: failedHint, variant: 'destructive' }),
    );
  const leave = (): void => {
    forget();
    onForm();
  };
  const ways: CodeWay[] = [
    ...(kind === 'phone' ? [{ label: words.ways.email, onChoose: () => goTo('email') }] : []),
    ...(kind === 'email' && hasSms ? [{ label: words.ways.number, onChoose: () => goTo('phone') }] : []),
    { label: words.ways[form], onChoose: leave },
  ];
  if (!sent)
    return <AskCodeForm purpose="signIn" kind={kind} contact={last} words={words} onAsk={ask} ways={ways} />;
  return (
    <VerifyForm
      {...person}
      sent={sent}
      words={words}
      onEntered={enter}
      onChange={() => goTo(sent.kind, sent.contact)}
      onAgain={() => ask(sent)}
      ways={ways}
      onWay={{ email: () => goTo('email'), passkey: usePasskey }}
    />
  );
};
