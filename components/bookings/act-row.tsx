import type { ReactNode } from 'react';
import { held } from '#components/ui/button.tsx';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { Spinner } from '#components/ui/spinner.tsx';

interface ActionRowProps {
  icon: ReactNode;
  label: string;
  isBusy?: boolean;
  /** An answer waits on this device. */
  isHeld?: boolean;
  opensDialog?: boolean;
  onAct(): void;
}

/** One action in a booking's menu. */
export const ActionRow = ({
  icon,
  label,
  isBusy = false,
  isHeld = false,
  opensDialog = false,
  onAct,
}: ActionRowProps) => (
  <li>
    <button
      type="button"
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-busy={isBusy}
      onClick={onAct}
      className={listRowClass}
      {...(isHeld && held)}
    >
      <ListRow icon={isBusy ? <Spinner /> : icon} label={label} hasArrow={opensDialog} />
    </button>
  </li>
);
