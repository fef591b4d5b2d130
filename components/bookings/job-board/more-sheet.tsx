'use client';

import { Ban, DoorOpen, MapPinCheck, UserX, type LucideIcon } from 'lucide-react';
import { usePageWords } from '#components/page/page-words.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { Sheet } from '#components/ui/sheet.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { canLeave } from '#lib/features/bookings/rules/visit-safety.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { JobMove, JobView } from './job-words.ts';
import { planMoves } from './plan-moves.ts';

const icons: Partial<Record<JobMove, LucideIcon>> = { arrived: MapPinCheck, no_show: UserX, cancelled: Ban };

interface MoreSheetProps {
  isOpen: boolean;
  onClose(): void;
  job: BookingView;
  view: JobView;
  menu: {
    stepFromMenu(job: BookingView, to: JobMove): void;
    leaveFromMenu(job: BookingView): void;
  };
}

export const MoreSheet = ({ isOpen, onClose, job, view, menu }: MoreSheetProps) => {
  const { moves, card, leave } = view.words.board;
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
              <button type="button" className={listRowClass} onClick={() => menu.stepFromMenu(job, to)}>
                <ListRow icon={Icon && <Icon aria-hidden />} label={moves[to]} hasArrow={false} />
              </button>
            </li>
          );
        })}
        {canLeave(job) && (
          <li>
            <button type="button" className={listRowClass} onClick={() => menu.leaveFromMenu(job)}>
              <ListRow icon={<DoorOpen aria-hidden />} label={leave.label} hasArrow={false} />
            </button>
          </li>
        )}
      </ListRows>
    </Sheet>
  );
};
