'use client';

import { useState, type ReactNode } from 'react';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { preloadSheet } from '#components/ui/sheet.tsx';
import { PickSheet, type PickSheetProps } from './pick-sheet.tsx';

type PickRowProps<Value extends string> = Omit<PickSheetProps<Value>, 'isOpen' | 'onClose'> & {
  icon: ReactNode;
};

/** A row that shows the current choice and opens the others. */
export const PickRow = <Value extends string>({ icon, ...props }: PickRowProps<Value>) => {
  const [isOpen, setOpen] = useState(false);
  const { title, options, value } = props;
  const chosen = options.find((option) => option.value === value)?.label;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preloadSheet}
        onClick={() => setOpen(true)}
        className={listRowClass}
      >
        <ListRow icon={icon} label={title} hint={chosen} />
      </button>
      <PickSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
