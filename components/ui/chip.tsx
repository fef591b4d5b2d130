import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** The visible part of a tappable chip. */
export const chipFaceClass =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 py-1 text-sm font-medium [&_svg]:size-4 [&_svg]:shrink-0';

/** The tappable area of a chip; larger than what is visible. */
export const chipTapClass = 'group/chip inline-flex min-h-11 min-w-11 items-center rounded-full';

/** A label such as a skill; not interactive. */
export const Chip = ({ children }: { children: ReactNode }) => (
  <span
    data-slot="chip"
    className="inline-flex rounded-full bg-chip px-2.5 py-0.5 text-xs font-medium text-ink"
  >
    {children}
  </span>
);

interface RemovableChipProps {
  children: ReactNode;
  /** 'Remove filter: within 10 km'. */
  removeLabel: string;
  onRemove(): void;
}

/** An active filter; a tap removes it. */
export const RemovableChip = ({ children, removeLabel, onRemove }: RemovableChipProps) => (
  <button type="button" data-slot="chip" aria-label={removeLabel} onClick={onRemove} className={chipTapClass}>
    <span className={cn(chipFaceClass, 'bg-tint text-brand')}>
      {children}
      <X aria-hidden />
    </span>
  </button>
);

interface ToggleChipProps {
  children: ReactNode;
  isOn: boolean;
  onToggle(isOn: boolean): void;
}

/** A chip that can be switched on and off. */
export const ToggleChip = ({ children, isOn, onToggle }: ToggleChipProps) => (
  <button
    type="button"
    data-slot="chip"
    aria-pressed={isOn}
    onClick={() => onToggle(!isOn)}
    className={chipTapClass}
  >
    <span
      className={cn(
        chipFaceClass,
        'border border-field bg-card transition-colors duration-150 group-aria-pressed/chip:border-brand group-aria-pressed/chip:bg-tint group-aria-pressed/chip:font-semibold group-aria-pressed/chip:text-brand',
      )}
    >
      {children}
    </span>
  </button>
);
