import { toSpan } from '#components/bookings/booking-time.ts';
import { findWayQuestion, judgeWayQuestion } from '#lib/features/bookings/rules/way-question.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { CardButton } from './card-title.tsx';
import type { JobCardProps } from './job-card.tsx';

/** Asks the customer whose door the worker cannot find, and shows the answer. */
export const AskWay = ({ job, view, isBusy, onAskWay }: JobCardProps & { onAskWay(): void }) => {
  const { way } = view.words.board;
  const visit = { ...toSpan(job), status: job.status, wayQuestion: job.wayQuestion };
  const question = findWayQuestion(visit, view.at);
  return (
    <>
      {question && (
        <p role="status" className="text-sm font-medium">
          {fill(way[question.answer ?? 'waits'], { name: job.customerId.name })}
        </p>
      )}
      {judgeWayQuestion(visit, view.at) === 'new' && (
        <CardButton variant="outline" size="compact" isHeld={isBusy} onClick={onAskWay}>
          {way.ask}
        </CardButton>
      )}
    </>
  );
};
