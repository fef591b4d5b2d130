import { Fingerprint } from 'lucide-react';
import { LoginForm } from '#components/accounts/sign-in/login-form.tsx';
import { PasskeyButton } from '#components/accounts/sign-in/passkey-button.tsx';
import { QuietLink } from '#components/accounts/sign-in/quiet-link.tsx';
import { SignInHeading } from '#components/accounts/sign-in/sign-in-heading.tsx';
import { TradesBand } from '#components/accounts/sign-in/trades-band.tsx';
import { publicPaths, signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import type { DemoLogin } from '#lib/features/accounts/rules/demo-login.ts';
import type { Messages } from '#lib/wiring/texts/catalogue.ts';

interface LoginScreenProps {
  /** Worker mode: the same screen for those who come to work. */
  isWorker: boolean;
  words: Messages;
  returnPath: string | null;
  demoLogins: readonly DemoLogin[];
}

/** Login, for customers and for workers. */
export const LoginScreen = ({ isWorker, words, returnPath, demoLogins }: LoginScreenProps) => {
  const { fields, login, demo } = words.signIn;
  const { login: asked, code, codeHint } = words.twoFactor;
  const secondFactor = { login: asked, code, codeHint };
  const { button, failed, failedHint } = words.passkeys.login;
  const [title, hint] = isWorker ? [login.workerTitle, login.workerHint] : [login.title, login.hint];
  const register = isWorker ? signInPaths.workerRegister : signInPaths.register;
  const other = isWorker ? signInPaths.login : signInPaths.workerLogin;
  return (
    <div className="flex flex-col gap-6 py-2">
      <TradesBand />
      <SignInHeading title={title} hint={hint} />
      <LoginForm
        words={{ fields, login, demo, secondFactor, done: words.accounts.messages.loggedIn }}
        returnPath={returnPath}
        demoLogins={demoLogins}
      />
      <PasskeyButton
        returnPath={returnPath}
        message={words.accounts.messages.loggedIn}
        words={{ failed, failedHint }}
      >
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
        {!isWorker && (
          <QuietLink href={publicPaths.search} tone="muted">
            {login.lookAround}
          </QuietLink>
        )}
      </div>
    </div>
  );
};
