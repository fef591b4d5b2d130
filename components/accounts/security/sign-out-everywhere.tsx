'use client';

import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { setFlash } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { forgetPerson } from '#lib/platform/browser/personal-data.ts';
import { clearSession, whileLeaving } from '#lib/platform/browser/session.ts';
import { forgetPageSession } from '#lib/features/accounts/client/sign-in.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import type { security } from '#lib/features/accounts/texts/security.en.ts';
import { useAction, type ActionWords } from '#components/page/use-action.ts';

interface SignOutEverywhereProps {
  words: ActionWords & (typeof security)['devices'];
}

/** Asks for confirmation, then ends every session including this one. */
export const SignOutEverywhere = ({ words }: SignOutEverywhereProps) => {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run } = useAction(words);
  const close = (): void => setOpen(false);
  const leave = async (): Promise<void> => {
    await whileLeaving(async () => {
      await api('DELETE /auth/sessions');
      await forgetPageSession();
      await forgetPerson();
      clearSession();
    });
    setFlash({ title: words.everywhereDone, variant: 'success' });
    window.location.replace(signInPaths.login);
  };
  return (
    <>
      <Button variant="outline" size="block" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.everywhere}
      </Button>
      <ConfirmSheet
        isOpen={isOpen}
        onClose={close}
        title={words.everywhereAsk}
        description={words.everywhereHint}
        confirm={words.everywhere}
        keep={words.keep}
        isBusy={isBusy}
        onConfirm={() => void run(leave)}
        words={usePageWords()}
      />
    </>
  );
};
