'use client';

import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { signOut } from '#lib/client/sign-out.ts';
import { signInPaths } from '#lib/config/paths.ts';
import type { signIn } from '#lib/i18n/en/sign-in.ts';

interface LogoutButtonProps {
  words: Pick<typeof signIn.session, 'logout' | 'logoutFailed' | 'logoutHint'>;
}

/** Ends the session here, on the server and in the other tabs. */
export const LogoutButton = ({ words }: LogoutButtonProps) => {
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
  return (
    <Button
      variant="ghost"
      size="compact"
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void leave()}
      className="-mr-3"
    >
      {isBusy ? <Spinner /> : <LogOut aria-hidden className="size-5" />}
      {words.logout}
    </Button>
  );
};
