'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import type { passkeys } from '#lib/features/accounts/texts/security.en.ts';

interface PasskeyButtonProps {
  returnPath: string | null;
  message: string;
  words: Omit<(typeof passkeys)['login'], 'button'>;
  /** Rendered on the server to keep icons out of the page's first script. */
  children: ReactNode;
}

/** Signs in with a passkey; its code loads on the tap. */
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
    <Button variant="outline" size="block" isHeld={isBusy} onClick={() => void enter()}>
      {children}
    </Button>
  );
};
