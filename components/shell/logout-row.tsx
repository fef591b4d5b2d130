'use client';

import { LogOut } from 'lucide-react';
import { usePageWords } from '#components/page/page-words.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { useState } from 'react';
import { notify } from '#components/ui/notify.ts';
import { signOut } from '#lib/features/accounts/client/sign-out.ts';
import { findSession } from '#lib/platform/browser/find-session.ts';
import { loadQueue } from '#lib/platform/browser/writes/load-queue.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { loadWaitingWords, type WaitingWords } from '#lib/wiring/browser/waiting-words.ts';
import type { signIn } from '#lib/features/accounts/texts/accounts.en.ts';

type LogoutWords = Pick<typeof signIn.session, 'logout' | 'logoutFailed' | 'logoutHint'>;

/** Changes and messages on this device that signing out would lose. */
interface Unsent {
  readonly count: number;
  readonly words: WaitingWords['signOut'];
}

const countMessages = async (): Promise<number> => {
  const session = await findSession();
  if (!session) return 0;
  const { countUnsent } = await import('#lib/features/messages/client/unsent-messages.ts');
  return countUnsent(session.user._id);
};

const findUnsent = async (): Promise<Unsent | null> => {
  const countChanges = async (): Promise<number> => (await (await loadQueue())?.countUnsent()) ?? 0;
  const [changes, messages] = await Promise.all([countChanges(), countMessages()]);
  const count = changes + messages;
  return count === 0 ? null : { count, words: (await loadWaitingWords()).signOut };
};

/** Ends the session on the server, here and in the other tabs; asks first if changes or messages have not been sent. */
const useLogout = (words: LogoutWords) => {
  const [isBusy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [isAsking, setAsking] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    try {
      await signOut();
      window.location.replace(signInPaths.login);
    } catch {
      setBusy(false);
      setAsking(false);
      notify({ title: words.logoutFailed, description: words.logoutHint, variant: 'destructive' });
    }
  };
  const ask = async (): Promise<void> => {
    setBusy(true);
    // A browser without storage has nothing to lose.
    const found = await findUnsent().catch(() => null);
    if (!found) return leave();
    setBusy(false);
    setUnsent(found);
    setAsking(true);
  };
  return {
    ...{ isBusy, unsent, isAsking },
    ask: () => void ask(),
    leave: () => void leave(),
    stay: () => setAsking(false),
  };
};

export const LogoutRow = ({ words }: { words: LogoutWords }) => {
  const { isBusy, unsent, isAsking, ask, leave, stay } = useLogout(words);
  const pageWords = usePageWords();
  return (
    <>
      <button type="button" disabled={isBusy} aria-busy={isBusy} onClick={ask} className={listRowClass}>
        <ListRow icon={isBusy ? <Spinner /> : <LogOut aria-hidden />} label={words.logout} hasArrow={false} />
      </button>
      {unsent && (
        <ConfirmSheet
          isOpen={isAsking}
          onClose={stay}
          onConfirm={leave}
          title={unsent.words.title}
          description={plural({ locale: pageWords.locale, count: unsent.count, text: unsent.words.text })}
          confirm={unsent.words.leave}
          keep={unsent.words.stay}
          isBusy={isBusy}
          words={pageWords}
        />
      )}
    </>
  );
};
