'use client';

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { Sheet } from '#components/ui/sheet.tsx';
import type { SheetProps } from '#components/ui/sheet-panel.tsx';

interface PickOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The label's language, if it differs from the page's. */
  readonly lang?: string;
}

export interface PickSheetProps<Value extends string> extends Pick<
  SheetProps,
  'isOpen' | 'onClose' | 'title'
> {
  options: readonly PickOption<Value>[];
  value: Value;
  onPick(value: Value): void;
}

/** Picks one of a few; a tap chooses and closes. */
export const PickSheet = <Value extends string>(props: PickSheetProps<Value>) => {
  const { isOpen, onClose, title, options, value, onPick } = props;
  const pick = (picked: Value): void => {
    onClose();
    onPick(picked);
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} words={usePageWords()}>
      <ListRows>
        {options.map((option) => (
          <li key={option.value} lang={option.lang}>
            <button
              type="button"
              aria-pressed={option.value === value}
              onClick={() => pick(option.value)}
              className={listRowClass}
            >
              <ListRow
                icon={option.icon}
                label={option.label}
                end={option.value === value && <Check aria-hidden className="size-5 text-brand" />}
                hasArrow={false}
              />
            </button>
          </li>
        ))}
      </ListRows>
    </Sheet>
  );
};
