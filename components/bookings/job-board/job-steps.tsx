import type { JobCardProps } from './job-card.tsx';
import { DoneSteps } from './done-steps.tsx';
import type { useJobSheets } from './job-sheets.tsx';
import { RequestSteps } from './request-steps.tsx';
import { UpcomingSteps } from './upcoming-steps.tsx';
import type { JobActions } from './use-job-moves.ts';

export interface JobStepsProps extends Pick<JobCardProps, 'job' | 'view'> {
  actions: JobActions;
  sheets: ReturnType<typeof useJobSheets>;
  /** The ways to reach the customer stand here too. */
  hasContact: boolean;
}

/** What the worker can do with a job now, wherever it is shown. */
export const JobSteps = ({ job, view, actions, sheets, hasContact }: JobStepsProps) => {
  const part = { job, view, isBusy: actions.busyId === job._id, hasContact };
  switch (job.status) {
    case 'pending':
      return (
        <RequestSteps
          {...part}
          onAccept={() => sheets.step(job, 'accepted')}
          onReject={() => sheets.step(job, 'rejected')}
        />
      );
    case 'accepted':
    case 'on_the_way':
    case 'arrived':
    case 'in_progress':
      return (
        <UpcomingSteps
          {...part}
          onMove={(to) => sheets.step(job, to)}
          onMore={() => sheets.ask({ job, what: 'more' })}
          onAnswer={(accept) => void actions.answer(job, accept)}
        />
      );
    default:
      return (
        <DoneSteps
          {...part}
          onPaid={() => sheets.ask({ job, what: 'paid' })}
          onWaive={() => sheets.ask({ job, what: 'waive' })}
        />
      );
  }
};
