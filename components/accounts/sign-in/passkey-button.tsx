'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import type { passkeys } from '#lib/features/accounts/texts/security.en.ts';

interface PasskeyButtonProps {
  returnPath: string | null;
  /** Said on arrival. */
  message: string;
  words: Omit<(typeof passkeys)['login'], 'button'>;
  /** Drawn by the server: the page's first script has no room for a picture. */
  children: ReactNode;
}

/** The way in without a password; what it needs comes with the tap. */
export const PasskeyButton = ({ words, children, ...arrival }: PasskeyButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const enter = async (): Promise<void> => {
    setBusy(true);
    try {
      const { loginByPasskey } = await import('./login-by-passkey.ts');
      if ((await loginByPasskey(arrival)) === 'left') return;
    } catch {
      notify({ title: words.failed, description: words.failedHint, variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" size="block" disabled={isBusy} onClick={() => void enter()}>
      {children}
    </Button>
  );
};
