'use client';

import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { leaveNotice } from '#components/ui/notify.ts';
import { api } from '#lib/platform/browser/api.ts';
import { clearSession, whileLeaving } from '#lib/platform/browser/session.ts';
import { forgetPageSession } from '#lib/features/accounts/client/sign-in.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { endSessionsCall } from '#lib/features/accounts/contracts/security.calls.ts';
import type { security } from '#lib/features/accounts/texts/security.en.ts';
import { useAction, type ActionWords } from '#components/page/use-action.ts';

interface SignOutEverywhereProps {
  words: ActionWords & (typeof security)['devices'];
}

/** Ends every session, this one too, after a question. */
export const SignOutEverywhere = ({ words }: SignOutEverywhereProps) => {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run } = useAction(words);
  const close = (): void => setOpen(false);
  const leave = async (): Promise<void> => {
    await whileLeaving(async () => {
      await api(endSessionsCall);
      await forgetPageSession();
      clearSession();
    });
    leaveNotice({ title: words.everywhereDone, variant: 'success' });
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
