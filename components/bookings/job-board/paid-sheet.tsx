'use client';

import { Banknote, Smartphone } from 'lucide-react';
import { usePageWords } from '#components/page/page-words.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { Sheet } from '#components/ui/sheet.tsx';
import type { PaidBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { jobBoard } from '#lib/features/bookings/texts/job-board.en.ts';

const icons = { cash: Banknote, upi: Smartphone };

interface PaidSheetProps {
  isOpen: boolean;
  onClose(): void;
  words: (typeof jobBoard)['paid'];
  isBusy: boolean;
  onPick(method: PaidBody['method']): void;
}

/** Asks how the customer has paid; a tap notes it. */
export const PaidSheet = ({ isOpen, onClose, words, isBusy, onPick }: PaidSheetProps) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={words.title} words={usePageWords()}>
    <ListRows>
      {(['cash', 'upi'] as const).map((method) => {
        const Icon = icons[method];
        return (
          <li key={method}>
            <button type="button" disabled={isBusy} className={listRowClass} onClick={() => onPick(method)}>
              <ListRow icon={<Icon aria-hidden />} label={words[method]} hasArrow={false} />
            </button>
          </li>
        );
      })}
    </ListRows>
  </Sheet>
);
