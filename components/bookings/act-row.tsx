import type { ReactNode } from 'react';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { Spinner } from '#components/ui/spinner.tsx';

interface ActRowProps {
  icon: ReactNode;
  label: string;
  isBusy?: boolean;
  /** It opens a question or a form. */
  opensDialog?: boolean;
  onAct(): void;
}

/** A line of the menu of what can be done with a booking. */
export const ActRow = ({ icon, label, isBusy = false, opensDialog = false, onAct }: ActRowProps) => (
  <li>
    <button
      type="button"
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-busy={isBusy}
      onClick={onAct}
      className={listRowClass}
    >
      <ListRow icon={isBusy ? <Spinner /> : icon} label={label} hasArrow={opensDialog} />
    </button>
  </li>
);
