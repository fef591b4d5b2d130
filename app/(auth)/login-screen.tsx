import { Fingerprint } from 'lucide-react';
import { LoginForm } from '#components/accounts/sign-in/login-form.tsx';
import { PasskeyButton } from '#components/accounts/sign-in/passkey-button.tsx';
import { QuietLink } from '#components/accounts/sign-in/quiet-link.tsx';
import { SignInHeading } from '#components/accounts/sign-in/sign-in-heading.tsx';
import { TradesBand } from '#components/accounts/sign-in/trades-band.tsx';
import { hasSms } from '#lib/platform/config/env.ts';
import { publicPaths, signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import type { DemoLogin } from '#lib/features/accounts/rules/demo-login.ts';
import type { Messages } from '#lib/wiring/texts/catalogue.ts';

interface LoginScreenProps {
  /** Worker mode: the same screen with a worker's wording. */
  isWorker: boolean;
  words: Messages;
  returnPath: string | null;
  /** The reader tapped a heart to get here. */
  isToSave?: boolean;
  demoLogins: readonly DemoLogin[];
  /** Beside the front page, which has the title and the pictures. */
  isBeside?: boolean;
}

const whyFor = (returnPath: string): keyof Messages['signIn']['login']['why'] | null => {
  const { pathname, searchParams } = new URL(returnPath, 'http://own.invalid');
  const [, room, id] = pathname.split('/');
  if (room === 'messages') return searchParams.has('userId') ? 'contact' : null;
  if (room === 'service') return id === undefined ? null : 'service';
  if (room === 'worker' || room === 'provider') return 'worker';
  return room === 'bookings' ? 'bookings' : null;
};

/** Why a customer has to sign in; null when they opened the page themselves. */
const toReason = ({ words, returnPath, isToSave, isWorker }: LoginScreenProps): string | null => {
  const { why } = words.signIn.login;
  if (isWorker) return null;
  if (isToSave) return why.save;
  const reason = returnPath === null ? null : whyFor(returnPath);
  return reason && why[reason];
};

export const LoginScreen = (props: LoginScreenProps) => {
  const { isWorker, words, returnPath, demoLogins, isBeside = false } = props;
  const { fields, login, demo } = words.signIn;
  const { registered, loggedIn } = words.accounts.messages;
  const { login: codeWords, code, codeHint } = words.twoFactor;
  const secondFactor = { login: codeWords, code, codeHint };
  const { button, failed, failedHint } = words.passkeys.login;
  const [title, hint] = isWorker ? [login.workerTitle, login.workerHint] : [login.title, login.hint];
  const register = isWorker ? signInPaths.workerRegister : signInPaths.register;
  const other = isWorker ? signInPaths.login : signInPaths.workerLogin;
  return (
    <div className="flex flex-col gap-6 py-2">
      {!isBeside && <TradesBand />}
      <div className="flex flex-col items-start">
        <SignInHeading title={title} hint={toReason(props) ?? hint} level={isBeside ? 'h2' : 'h1'} />
        {!isWorker && !isBeside && <QuietLink href={publicPaths.search}>{login.lookAround}</QuietLink>}
      </div>
      <LoginForm
        words={{ fields, login, demo, secondFactor }}
        demoLogins={demoLogins}
        numberHint={hasSms() ? login.numberToo : undefined}
        forgot={
          <QuietLink href={signInPaths.forgotPassword} className="-my-2.5 text-sm">
            {login.forgot}
          </QuietLink>
        }
        arrival={{
          ...{ done: { registered, loggedIn }, returnPath, hasSms: hasSms() },
          firstRole: isWorker ? 'worker' : 'customer',
        }}
      />
      <PasskeyButton returnPath={returnPath} message={loggedIn} words={{ failed, failedHint }}>
        <Fingerprint aria-hidden />
        {button}
      </PasskeyButton>
      <div className="flex flex-col items-center text-center">
        <p className="flex flex-wrap items-center justify-center gap-x-2">
          <span className="text-muted">{login.noAccount}</span>
          <QuietLink href={withReturnPath(register, returnPath)}>{login.register}</QuietLink>
        </p>
        <QuietLink href={withReturnPath(other, returnPath)} tone="muted">
          {isWorker ? login.toCustomer : login.toWorker}
        </QuietLink>
      </div>
    </div>
  );
};
