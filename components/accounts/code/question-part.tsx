import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChosenField } from '#components/form/chosen-field.tsx';
import { Field } from '#components/form/field.tsx';
import { useFormState } from '#components/form/form-state.ts';
import { RadioField } from '#components/form/radio-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { ChoiceChips } from '#components/ui/choice-chips.tsx';
import type { SentCode } from '#lib/features/accounts/client/sent-code.ts';
import { formatContact } from '#lib/features/accounts/rules/typed-contact.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { QuietLink } from '#components/accounts/sign-in/quiet-link.tsx';
import type { CodeWords, MemberRole } from './code-words.ts';
import type { ClaimedAccount, Question } from './read-question.ts';

const newRoles: readonly MemberRole[] = ['customer', 'worker', 'broker'];

/** Sets answers and sends the form again. */
const useAnswer = () => {
  const { setValue } = useFormContext();
  const { lock } = useFormState();
  const answer = (form: HTMLFormElement | null, values: Readonly<Record<string, unknown>>): void => {
    for (const [name, value] of Object.entries(values)) setValue(name, value);
    form?.requestSubmit();
  };
  return { answer, isLocked: lock !== 'open' };
};

const StartNew = ({ words }: { words: CodeWords }) => {
  const { answer, isLocked } = useAnswer();
  const startNew = { startNew: true, accountId: undefined, password: undefined };
  return (
    <Button
      variant="outline"
      size="block"
      isHeld={isLocked}
      onClick={({ currentTarget }) => answer(currentTarget.form, startNew)}
    >
      {words.accounts.startNew}
    </Button>
  );
};

interface QuestionProps {
  words: CodeWords;
}

interface NewPersonProps extends QuestionProps {
  /** The choice to start with; null where the page allows only one role. */
  firstRole: MemberRole | null;
  hasReferral: boolean;
}

const RoleField = ({ words, firstRole }: { words: CodeWords['newPerson']; firstRole: MemberRole }) => {
  const { setValue } = useFormContext();
  // Only now: sent with the code, a role would choose among existing accounts.
  useEffect(() => setValue('userType', firstRole), [firstRole, setValue]);
  return (
    <ChosenField name="userType">
      {({ value, choose, describedBy }) => (
        <ChoiceChips
          legend={words.role}
          choices={newRoles.map((role) => ({ value: role, label: words.roles[role] }))}
          value={typeof value === 'string' ? value : null}
          onChoose={choose}
          describedBy={describedBy}
        />
      )}
    </ChosenField>
  );
};

const NewPerson = ({ words: { newPerson: words }, firstRole, hasReferral }: NewPersonProps) => (
  <>
    <Field
      name="name"
      label={words.name}
      autoComplete="name"
      autoCapitalize="words"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
    />
    {firstRole && <RoleField words={words} firstRole={firstRole} />}
    {hasReferral && (
      <Field
        name="referralCode"
        label={words.referral}
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    )}
  </>
);

const Heading = ({ title, hint }: { title: string; hint?: string }) => (
  <div className="flex flex-col gap-1">
    <h2 className="text-lg leading-snug font-semibold">{title}</h2>
    {hint && <p className="text-muted">{hint}</p>}
  </div>
);

const WhichAccount = ({ words, roles }: QuestionProps & { roles: readonly MemberRole[] }) => {
  const { answer, isLocked } = useAnswer();
  return (
    <>
      <Heading title={words.accounts.which} />
      {roles.map((userType) => (
        <Button
          key={userType}
          variant="outline"
          size="block"
          isHeld={isLocked}
          onClick={({ currentTarget }) => answer(currentTarget.form, { userType })}
        >
          {words.accounts.names[userType]}
        </Button>
      ))}
    </>
  );
};

const OwnPassword = ({ words: { accounts } }: QuestionProps) => (
  <Field
    name="password"
    label={accounts.password}
    type="password"
    autoComplete="current-password"
    enterKeyHint="go"
    aside={
      <QuietLink href={signInPaths.forgotPassword} className="-my-2.5 text-sm">
        {accounts.link}
      </QuietLink>
    }
  />
);

const toAccountName = ({ accounts }: CodeWords, { userType, maskedEmail }: ClaimedAccount): string =>
  [accounts.names[userType], maskedEmail].filter(Boolean).join(' · ');

const Claimed = ({ words, accounts }: QuestionProps & { accounts: readonly ClaimedAccount[] }) => {
  const { setValue } = useFormContext();
  const [first] = accounts;
  useEffect(() => {
    if (first) setValue('accountId', first.accountId);
  }, [first, setValue]);
  return (
    <>
      <Heading title={words.accounts.claimed} hint={words.accounts.claimedHint} />
      {first && accounts.length === 1 ? (
        <p className="font-medium wrap-anywhere">{toAccountName(words, first)}</p>
      ) : (
        <RadioField
          name="accountId"
          label={words.accounts.claimed}
          defaultValue={first?.accountId}
          options={accounts.map((account) => ({
            value: account.accountId,
            label: toAccountName(words, account),
          }))}
        />
      )}
      <OwnPassword words={words} />
    </>
  );
};

const ClaimedEmail = ({ words: { accounts } }: QuestionProps) => (
  <>
    <Heading title={accounts.claimed} hint={accounts.claimedEmail} />
    <QuietLink href={signInPaths.forgotPassword}>{accounts.link}</QuietLink>
  </>
);

interface IdleProps extends QuestionProps {
  ways: readonly string[];
  onWay: QuestionPartProps['onWay'];
}

const Idle = ({ words, ways, onWay }: IdleProps) => (
  <>
    <Heading title={words.accounts.idle} hint={words.accounts.idleHint} />
    {ways.includes('password') && <OwnPassword words={words} />}
    {(['email', 'passkey'] as const)
      .filter((way) => ways.includes(way) && onWay?.[way])
      .map((way) => (
        <Button key={way} variant="outline" size="block" onClick={onWay?.[way]}>
          {words.ways[way]}
        </Button>
      ))}
  </>
);

const Totp = ({ words, challenge }: QuestionProps & { challenge: string }) => {
  const { setValue } = useFormContext();
  useEffect(() => setValue('totp.challenge', challenge), [challenge, setValue]);
  return (
    <>
      <Heading title={words.second} />
      <Field
        name="totp.code"
        label={words.secondCode}
        hint={words.secondHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
    </>
  );
};

export interface QuestionPartProps extends NewPersonProps {
  sent: SentCode;
  question: Question;
  /** Other ways to sign in, where the page has them. */
  onWay?: Partial<Record<'email' | 'passkey', () => void>>;
}

const Body = (props: QuestionPartProps): ReactNode => {
  const { question, words, sent, onWay } = props;
  switch (question.kind) {
    case 'name':
      return <NewPerson {...props} />;
    case 'role':
      return <WhichAccount words={words} roles={question.roles} />;
    case 'claimed':
      return sent.kind === 'email' ? (
        <ClaimedEmail words={words} />
      ) : (
        <Claimed words={words} accounts={question.accounts} />
      );
    case 'idle':
      return <Idle words={words} ways={question.ways} onWay={onWay} />;
    case 'totp':
      return <Totp words={words} challenge={question.challenge} />;
  }
};

/** Whether a question is answered by typing, and therefore needs the form's button. */
export const isTyped = (question: Question, sent: SentCode): boolean => {
  switch (question.kind) {
    case 'role':
      return false;
    case 'claimed':
      return sent.kind === 'phone';
    case 'idle':
      return question.ways.includes('password');
    default:
      return true;
  }
};

/** Offers a new account beside a question about an earlier one. */
export const NewAccountWay = ({ question, sent, words }: QuestionPartProps) => {
  const isOffered = question.kind === 'idle' || (question.kind === 'claimed' && sent.kind === 'phone');
  return isOffered && <StartNew words={words} />;
};

/** Shows the question that follows a correct code. */
export const QuestionPart = (props: QuestionPartProps) => {
  const { sent, words, question } = props;
  const place = useRef<HTMLDivElement>(null);
  // The boxes are gone, so focus moves to the first field or button of the question.
  useEffect(
    () => place.current?.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus(),
    [question],
  );
  return (
    <div ref={place} className="flex flex-col gap-4">
      <p role="status" className="flex items-start gap-2 text-sm text-success">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        <span className="wrap-anywhere">{fill(words.confirmed, { contact: formatContact(sent) })}</span>
      </p>
      <Body {...props} />
    </div>
  );
};
