'use client';

import { useState, type ReactNode } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import { signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';
import { AccountForm } from './account-form.tsx';
import { HasAccount } from './quiet-link.tsx';

export interface RegisterWords extends Pick<typeof signIn, 'fields' | 'register'> {
  /** Said on arrival. */
  readonly done: string;
}

interface RegisterFormProps {
  words: RegisterWords;
  start: 'customer' | 'worker';
  returnPath: string | null;
  referralCode: string | null;
  /** Drawn by the server: the page's first script has no room for pictures. */
  icons: Readonly<Record<'customer' | 'worker', ReactNode>>;
}

/** A new account, for a customer or a worker. */
export const RegisterForm = ({ words, start, returnPath, referralCode, icons }: RegisterFormProps) => {
  const [userType, setUserType] = useState(start);
  const { who, customer, worker } = words.register;
  const loginPath = userType === 'worker' ? signInPaths.workerLogin : signInPaths.login;
  return (
    <>
      <Tabs<RegisterFormProps['start']>
        label={who}
        tabs={[
          { value: 'customer', label: customer, icon: icons.customer },
          { value: 'worker', label: worker, icon: icons.worker },
        ]}
        value={userType}
        onChange={setUserType}
      >
        <AccountForm words={words} userType={userType} returnPath={returnPath} referralCode={referralCode} />
      </Tabs>
      <HasAccount words={words.register} loginPath={withReturnPath(loginPath, returnPath)} />
    </>
  );
};
