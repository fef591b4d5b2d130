'use client';

import { LogOut } from 'lucide-react';
import { usePageWords } from '#components/page/page-words.tsx';
import { held } from '#components/ui/button.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { useState } from 'react';
import { notify } from '#components/ui/notify.ts';
import { signOut } from '#lib/features/accounts/client/sign-out.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';
import { describeUnsent, prepareLeaving, type Leaving } from './prepare-leaving.ts';

type LogoutWords = Pick<typeof signIn.session, 'logout' | 'logoutFailed' | 'logoutHint'>;

/** Ends the session on the server, here and in the other tabs; asks first if changes or messages have not been sent. */
const useLogout = (words: LogoutWords) => {
  const [isBusy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [isAsking, setAsking] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch {
      setBusy(false);
      setAsking(false);
      notify({ title: words.logoutFailed, description: words.logoutHint, variant: 'destructive' });
    }
  };
  const leave = async ({ forget }: Leaving): Promise<void> => {
    await signOut();
    await forget();
    window.location.replace(signInPaths.login);
  };
  const ask = async (): Promise<void> => {
    const found = await prepareLeaving();
    if (!found.unsent) return leave(found);
    setBusy(false);
    setLeaving(found);
    setAsking(true);
  };
  return {
    ...{ isBusy, isAsking, unsent: leaving?.unsent },
    ask: () => void attempt(ask),
    leave: () => leaving && void attempt(() => leave(leaving)),
    stay: () => setAsking(false),
  };
};

export const LogoutRow = ({ words }: { words: LogoutWords }) => {
  const { isBusy, unsent, isAsking, ask, leave, stay } = useLogout(words);
  const pageWords = usePageWords();
  return (
    <>
      <button type="button" aria-busy={isBusy} onClick={ask} className={listRowClass} {...(isBusy && held)}>
        <ListRow icon={isBusy ? <Spinner /> : <LogOut aria-hidden />} label={words.logout} hasArrow={false} />
      </button>
      {unsent && (
        <ConfirmSheet
          isOpen={isAsking}
          onClose={stay}
          onConfirm={leave}
          title={unsent.words.title}
          description={describeUnsent(unsent, pageWords.locale)}
          confirm={unsent.words.leave}
          keep={unsent.words.stay}
          isBusy={isBusy}
          words={pageWords}
        />
      )}
    </>
  );
};
