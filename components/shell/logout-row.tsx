'use client';

import { LogOut } from 'lucide-react';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { useLogout, type LogoutWords } from './use-logout.ts';

/** Ends the session, as a row of a menu. */
export const LogoutRow = ({ words }: { words: LogoutWords }) => {
  const { isBusy, logout } = useLogout(words);
  return (
    <button type="button" disabled={isBusy} aria-busy={isBusy} onClick={logout} className={listRowClass}>
      <ListRow icon={isBusy ? <Spinner /> : <LogOut aria-hidden />} label={words.logout} hasArrow={false} />
    </button>
  );
};
