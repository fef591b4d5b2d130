'use client';

import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { ActRow } from './act-row.tsx';
import type { StepProps } from './cancel-row.tsx';
import { useStep } from './use-step.ts';

interface RescheduleRowProps extends StepProps {
  workerId: string;
  localDate: string;
  /** Nobody has accepted yet, so that nobody is asked. */
  isPending: boolean;
}

/** Moves a request, or asks the worker for another time. */
export const RescheduleRow = (props: RescheduleRowProps) => {
  const { bookingId, workerId, localDate, isPending, name, words } = props;
  const { act } = words;
  const { locale } = usePageWords();
  const [isOpen, setOpen] = useState(false);
  const { finish } = useStep(words);
  const onMoved = ({ proposal }: BookingView): void => {
    setOpen(false);
    finish(proposal ? fill(act.asked, { name }) : act.moved);
  };
  const load = async () => {
    const { openReschedule } = await import('./open-reschedule.tsx');
    return openReschedule({
      ...{ localDate, locale, onMoved },
      booking: { _id: bookingId, workerId },
      hint: isPending ? act.rescheduleNow : fill(act.rescheduleAsk, { name }),
      submit: isPending ? act.move : act.ask,
      busy: act.busy,
      failed: act.failed,
    });
  };
  return (
    <>
      <ActRow
        icon={<CalendarClock aria-hidden />}
        label={act.reschedule}
        opensDialog
        onAct={() => setOpen(true)}
      />
      <LazySheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={act.rescheduleTitle}
        load={load}
        failed={act.failed}
      />
    </>
  );
};
