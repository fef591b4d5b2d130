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
import { describeUnsent, prepareLeaving, type Leaving } from './prepare-leaving.ts';

interface SignOutEverywhereProps {
  words: ActionWords & (typeof security)['devices'];
}

/** Asks for confirmation and says which changes it would lose, then ends every session including this one. */
export const SignOutEverywhere = ({ words }: SignOutEverywhereProps) => {
  const [isOpen, setOpen] = useState(false);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const { isBusy, run } = useAction(words);
  const pageWords = usePageWords();
  const close = (): void => setOpen(false);
  const ask = async (): Promise<void> => {
    setLeaving(await prepareLeaving());
    setOpen(true);
  };
  const leave = async (): Promise<void> => {
    await whileLeaving(async () => {
      await api('DELETE /auth/sessions');
      await forgetPageSession();
      forgetPerson();
      clearSession();
    });
    await leaving?.forget();
    setFlash({ title: words.everywhereDone, variant: 'success' });
    window.location.replace(signInPaths.login);
  };
  const lost = leaving?.unsent && describeUnsent(leaving.unsent, pageWords.locale);
  return (
    <>
      <Button
        variant="outline"
        size="block"
        aria-haspopup="dialog"
        aria-busy={isBusy}
        onClick={() => void run(ask)}
      >
        {words.everywhere}
      </Button>
      <ConfirmSheet
        isOpen={isOpen}
        onClose={close}
        title={words.everywhereAsk}
        description={lost ? `${words.everywhereHint} ${lost}` : words.everywhereHint}
        confirm={words.everywhere}
        keep={words.keep}
        isBusy={isBusy}
        onConfirm={() => void run(leave)}
        words={pageWords}
      />
    </>
  );
};
