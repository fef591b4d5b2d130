'use client';

import { CalendarClock } from 'lucide-react';
import { useAskedStep } from '#components/page/use-asked-step.ts';
import { ActionRow } from './act-row.tsx';
import type { FeeWords, Reschedulable } from './fee-timeline.tsx';
import { useReschedule } from './use-reschedule.tsx';

interface RescheduleRowProps {
  booking: Reschedulable;
  /** The worker's name. */
  name: string;
  words: FeeWords;
}

/** Moves a request, or asks the worker to agree to another time. */
export const RescheduleRow = (props: RescheduleRowProps) => {
  const { sheet, open } = useReschedule(props);
  useAskedStep('reschedule', open);
  return (
    <>
      <ActionRow
        icon={<CalendarClock aria-hidden />}
        label={props.words.act.reschedule}
        opensDialog
        onAct={open}
      />
      {sheet}
    </>
  );
};
