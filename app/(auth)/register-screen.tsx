import { HardHat, House, Smartphone } from 'lucide-react';
import { AccountForm } from '#components/accounts/sign-in/account-form.tsx';
import { HasAccount, QuietLink } from '#components/accounts/sign-in/quiet-link.tsx';
import { RegisterForm } from '#components/accounts/sign-in/register-form.tsx';
import { SignInHeading } from '#components/accounts/sign-in/sign-in-heading.tsx';
import { hasPhoneAccounts, hasSms } from '#lib/platform/config/env.ts';
import { signInPaths, withReferral, withReturnPath } from '#lib/platform/navigation/paths.ts';
import { REFERRAL_CREDIT_PAISE } from '#lib/features/referrals/contracts/referral-code.ts';
import type { Messages } from '#lib/wiring/texts/catalogue.ts';
import { hasReferrals } from '#app/_request/feature.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';

interface RegisterScreenProps {
  start: 'customer' | 'worker' | 'agency';
  words: Messages;
  returnPath: string | null;
  referralCode: string | null;
}

/** The prominent way in; the form below works without it. */
const numberWay = (words: Messages['signIn']['register']) => ({
  label: (
    <>
      <Smartphone aria-hidden />
      {words.byNumber}
    </>
  ),
  below: (
    <>
      <p>{words.byNumberHint}</p>
      <p className="mt-2 border-t border-line pt-4">{words.orEmail}</p>
    </>
  ),
});

/** Registration: tabs for customers and workers, a separate link for agencies. */
export const RegisterScreen = async ({ start, words, returnPath, ...arrival }: RegisterScreenProps) => {
  // Without the feature there is no field for a code.
  const referralCode = (await hasReferrals()) ? arrival.referralCode : undefined;
  const { fields, register } = words.signIn;
  const codeHint = fill(register.codeHint, { amount: formatMoney(REFERRAL_CREDIT_PAISE) });
  const { registered, loggedIn } = words.accounts.messages;
  const texts = { fields, register: { ...register, codeHint }, done: { registered, loggedIn } };
  const byNumber = hasSms() && hasPhoneAccounts() ? numberWay(register) : null;
  const isAgency = start === 'agency';
  return (
    <div className="flex flex-col gap-5 py-2">
      <SignInHeading
        title={isAgency ? register.agencyTitle : register.title}
        hint={isAgency ? register.agencyHint : register.hint}
      />
      {isAgency ? (
        <>
          <AccountForm words={texts} userType="broker" returnPath={returnPath} byNumber={byNumber} />
          <HasAccount words={register} loginPath={withReturnPath(signInPaths.login, returnPath)} />
        </>
      ) : (
        <RegisterForm
          icons={{ customer: <House aria-hidden />, worker: <HardHat aria-hidden /> }}
          words={texts}
          start={start}
          returnPath={returnPath}
          referralCode={referralCode}
          byNumber={byNumber}
        />
      )}
      <QuietLink
        href={withReferral(
          withReturnPath(isAgency ? signInPaths.register : signInPaths.agencyRegister, returnPath),
          referralCode ?? null,
        )}
        tone="muted"
        className="-mt-3 self-center text-center"
      >
        {isAgency ? register.notAgency : register.agency}
      </QuietLink>
    </div>
  );
};
