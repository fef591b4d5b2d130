'use client';

import { HardHat, House } from 'lucide-react';
import { useState } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import { signInPaths, withReturnPath } from '#lib/config/paths.ts';
import type { signIn } from '#lib/i18n/en/sign-in.ts';
import { AccountForm } from './account-form.tsx';
import { HasAccount } from './has-account.tsx';

export interface RegisterWords extends Pick<typeof signIn, 'fields' | 'register'> {
  /** Said on arrival. */
  readonly done: string;
}

interface RegisterFormProps {
  words: RegisterWords;
  start: 'customer' | 'worker';
  returnPath: string | null;
}

/** A new account, for a customer or a worker. */
export const RegisterForm = ({ words, start, returnPath }: RegisterFormProps) => {
  const [userType, setUserType] = useState(start);
  const { who, customer, worker } = words.register;
  const loginPath = userType === 'worker' ? signInPaths.workerLogin : signInPaths.login;
  return (
    <>
      <Tabs<RegisterFormProps['start']>
        label={who}
        tabs={[
          { value: 'customer', label: customer, icon: <House aria-hidden /> },
          { value: 'worker', label: worker, icon: <HardHat aria-hidden /> },
        ]}
        value={userType}
        onChange={setUserType}
      >
        <AccountForm words={words} userType={userType} returnPath={returnPath} />
      </Tabs>
      <HasAccount words={words.register} loginPath={withReturnPath(loginPath, returnPath)} />
    </>
  );
};
