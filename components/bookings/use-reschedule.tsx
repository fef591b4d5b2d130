import { useState, type ReactNode } from 'react';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { FeeWords, Reschedulable } from './fee-timeline.tsx';
import { useStep } from './use-step.ts';

interface RescheduleOptions {
  booking: Reschedulable;
  /** The worker's name. */
  name: string;
  words: FeeWords;
}

/** The sheet that moves a request, or asks the worker to agree to another time. */
export const useReschedule = ({
  booking,
  name,
  words,
}: RescheduleOptions): { sheet: ReactNode; open(): void } => {
  const { act } = words;
  const isPending = booking.status === 'pending';
  const { locale } = usePageWords();
  const [isOpen, setOpen] = useState(false);
  const { finish } = useStep(words);
  const onMoved = (moved: BookingView | null): void => {
    setOpen(false);
    if (moved) finish(moved.proposal ? fill(act.asked, { name }) : act.moved);
  };
  const load = async () => {
    const { openReschedule } = await import('./open-reschedule.tsx');
    return openReschedule({
      ...{ booking, name, locale, onMoved, cost: words.cost, act },
      hint: isPending ? act.rescheduleNow : fill(act.rescheduleAsk, { name }),
      submit: isPending ? act.move : act.ask,
      busy: act.busy,
      failed: act.failed,
    });
  };
  const sheet = (
    <LazySheet
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={act.rescheduleTitle}
      load={load}
      failed={act.failed}
    />
  );
  return { sheet, open: () => setOpen(true) };
};
