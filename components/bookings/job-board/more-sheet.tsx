'use client';

import { Ban, MapPinCheck, UserX, type LucideIcon } from 'lucide-react';
import { usePageWords } from '#components/page/page-words.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { Sheet } from '#components/ui/sheet.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { JobMove, JobView } from './job-words.ts';
import { planMoves } from './plan-moves.ts';

const icons: Partial<Record<JobMove, LucideIcon>> = { arrived: MapPinCheck, no_show: UserX, cancelled: Ban };

interface MoreSheetProps {
  isOpen: boolean;
  onClose(): void;
  job: BookingView;
  view: JobView;
  onMove(to: JobMove): void;
}

export const MoreSheet = ({ isOpen, onClose, job, view, onMove }: MoreSheetProps) => {
  const { moves, card } = view.words.board;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={fill(card.moreOf, { number: job.number })}
      words={usePageWords()}
    >
      <ListRows>
        {planMoves(job, view.at).others.map((to) => {
          const Icon = icons[to];
          return (
            <li key={to}>
              <button type="button" className={listRowClass} onClick={() => onMove(to)}>
                <ListRow icon={Icon && <Icon aria-hidden />} label={moves[to]} hasArrow={false} />
              </button>
            </li>
          );
        })}
      </ListRows>
    </Sheet>
  );
};
