'use client';

import { useState, type ReactNode } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import { signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import { AccountForm } from './account-form.tsx';
import { HasAccount } from './quiet-link.tsx';
import type { AccountFormProps, RegisterWords } from './account-form.tsx';

interface RegisterFormProps {
  words: RegisterWords;
  start: 'customer' | 'worker';
  returnPath: string | null;
  /** Undefined where codes are not taken. */
  referralCode: string | null | undefined;
  /** Rendered on the server to keep icons out of the page's first script. */
  icons: Readonly<Record<'customer' | 'worker', ReactNode>>;
  byNumber: AccountFormProps['byNumber'];
}

/** Registers a customer or a worker. */
export const RegisterForm = ({ start, icons, ...account }: RegisterFormProps) => {
  const [userType, setUserType] = useState(start);
  const { words, returnPath } = account;
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
        <AccountForm {...account} userType={userType} />
      </Tabs>
      <HasAccount words={words.register} loginPath={withReturnPath(loginPath, returnPath)} />
    </>
  );
};
