import { HardHat, House } from 'lucide-react';
import { AccountForm } from '#components/accounts/sign-in/account-form.tsx';
import { HasAccount, QuietLink } from '#components/accounts/sign-in/quiet-link.tsx';
import { RegisterForm } from '#components/accounts/sign-in/register-form.tsx';
import { SignInHeading } from '#components/accounts/sign-in/sign-in-heading.tsx';
import { signInPaths, withReferral, withReturnPath } from '#lib/platform/navigation/paths.ts';
import { REFERRAL_CREDIT_PAISE } from '#lib/features/referrals/contracts/referral-code.ts';
import type { Messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';

interface RegisterScreenProps {
  start: 'customer' | 'worker' | 'agency';
  words: Messages;
  returnPath: string | null;
  /** The code of a friend's link. */
  referralCode: string | null;
}

/** A new account: customer and worker by tabs, an agency by a link of its own. */
export const RegisterScreen = ({ start, words, returnPath, referralCode }: RegisterScreenProps) => {
  const { fields, register } = words.signIn;
  const codeHint = fill(register.codeHint, { amount: formatMoney(REFERRAL_CREDIT_PAISE) });
  const texts = { fields, register: { ...register, codeHint }, done: words.accounts.messages.registered };
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
        <RegisterForm
          icons={{ customer: <House aria-hidden />, worker: <HardHat aria-hidden /> }}
          words={texts}
          start={start}
          returnPath={returnPath}
          referralCode={referralCode}
        />
      )}
      <QuietLink
        href={withReferral(
          withReturnPath(isAgency ? signInPaths.register : signInPaths.agencyRegister, returnPath),
          referralCode,
        )}
        tone="muted"
        className="-mt-3 self-center text-center"
      >
        {isAgency ? register.notAgency : register.agency}
      </QuietLink>
    </div>
  );
};
