import { AccountForm } from '#components/sign-in/account-form.tsx';
import { HasAccount } from '#components/sign-in/has-account.tsx';
import { QuietLink } from '#components/sign-in/quiet-link.tsx';
import { RegisterForm } from '#components/sign-in/register-form.tsx';
import { SignInHeading } from '#components/sign-in/sign-in-heading.tsx';
import { signInPaths, withReturnPath } from '#lib/config/paths.ts';
import type { Messages } from '#lib/i18n/catalogue.ts';

interface RegisterScreenProps {
  start: 'customer' | 'worker' | 'agency';
  words: Messages;
  returnPath: string | null;
}

/** A new account: customer and worker by tabs, an agency by a link of its own. */
export const RegisterScreen = ({ start, words, returnPath }: RegisterScreenProps) => {
  const { fields, register } = words.signIn;
  const texts = { fields, register, done: words.accounts.messages.registered };
  const isAgency = start === 'agency';
  return (
    <div className="flex flex-col gap-5 py-2">
      <SignInHeading
        title={isAgency ? register.agencyTitle : register.title}
        hint={isAgency ? register.agencyHint : register.hint}
      />
      {isAgency ? (
        <>
          <AccountForm words={texts} userType="broker" returnPath={returnPath} />
          <HasAccount words={register} loginPath={withReturnPath(signInPaths.login, returnPath)} />
        </>
      ) : (
        <RegisterForm words={texts} start={start} returnPath={returnPath} />
      )}
      <QuietLink
        href={withReturnPath(isAgency ? signInPaths.register : signInPaths.agencyRegister, returnPath)}
        tone="muted"
        className="-mt-3 self-center text-center"
      >
        {isAgency ? register.notAgency : register.agency}
      </QuietLink>
    </div>
  );
};
