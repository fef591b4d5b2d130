import type { ReactNode } from 'react';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { Spinner } from '#components/ui/spinner.tsx';

interface ActionRowProps {
  icon: ReactNode;
  label: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  opensDialog?: boolean;
  onAct(): void;
}

/** One action in a booking's menu. */
export const ActionRow = ({
  icon,
  label,
  isBusy = false,
  isDisabled = false,
  opensDialog = false,
  onAct,
}: ActionRowProps) => (
  <li>
    <button
      type="button"
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-busy={isBusy}
      disabled={isDisabled}
      onClick={onAct}
      className={listRowClass}
    >
      <ListRow icon={isBusy ? <Spinner /> : icon} label={label} hasArrow={opensDialog} />
    </button>
  </li>
);
