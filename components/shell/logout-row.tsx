'use client';

import { LogOut } from 'lucide-react';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { useState } from 'react';
import { notify } from '#components/ui/notify.ts';
import { signOut } from '#lib/features/accounts/client/sign-out.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';

type LogoutWords = Pick<typeof signIn.session, 'logout' | 'logoutFailed' | 'logoutHint'>;

/** Ends the session here, on the server and in the other tabs. */
const useLogout = (words: LogoutWords) => {
  const [isBusy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    try {
      await signOut();
      window.location.replace(signInPaths.login);
    } catch {
      setBusy(false);
      notify({ title: words.logoutFailed, description: words.logoutHint, variant: 'destructive' });
    }
  };
  return { isBusy, logout: () => void leave() };
};

/** Ends the session, as a row of a menu. */
export const LogoutRow = ({ words }: { words: LogoutWords }) => {
  const { isBusy, logout } = useLogout(words);
  return (
    <button type="button" disabled={isBusy} aria-busy={isBusy} onClick={logout} className={listRowClass}>
      <ListRow icon={isBusy ? <Spinner /> : <LogOut aria-hidden />} label={words.logout} hasArrow={false} />
    </button>
  );
};
