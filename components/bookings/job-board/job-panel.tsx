import { LoadMore } from '#components/page/load-more.tsx';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { calendar } from '#components/ui/pictures/calendar.tsx';
import { emptyBox } from '#components/ui/pictures/empty-box.tsx';
import { toolbox } from '#components/ui/pictures/toolbox.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { JobTab } from '#lib/features/bookings/rules/job-lists.ts';
import { JobCard } from './job-card.tsx';
import type { JobView } from './job-words.ts';
import type { useJobLists } from './use-job-lists.ts';
import type { useJobSheets } from './job-sheets.tsx';
import { JobSteps } from './job-steps.tsx';
import type { JobActions } from './use-job-moves.ts';

interface CardsProps {
  tab: JobTab;
  view: JobView;
  actions: JobActions;
  sheets: ReturnType<typeof useJobSheets>;
}

const OneCard = ({ job, tab, ...desk }: CardsProps & { job: BookingView }) => (
  <JobCard job={job} view={desk.view} isBusy={desk.actions.busyId === job._id} hasStatus={tab !== 'requests'}>
    <JobSteps job={job} {...desk} hasContact />
  </JobCard>
);

const drawings = { requests: emptyBox, upcoming: calendar, completed: toolbox };

// Where an empty list sends on to.
const nextTab: Record<JobTab, JobTab> = { requests: 'upcoming', upcoming: 'requests', completed: 'upcoming' };

interface JobPanelProps extends CardsProps {
  jobs: ReturnType<typeof useJobLists>;
  onTab(tab: JobTab): void;
}

/** The jobs of one tab, or what to do when there are none. */
export const JobPanel = ({ jobs, onTab, ...cards }: JobPanelProps) => {
  const { tab, view } = cards;
  const { board } = view.words;
  const { data, nextCursor } = jobs.lists[tab];
  if (data.length === 0) {
    const { title, hint, action } = board.empty[tab];
    return (
      <Notice heading="h3" drawing={drawings[tab]} title={title} hint={hint}>
        <Button variant="outline" onClick={() => onTab(nextTab[tab])}>
          {action}
        </Button>
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <ul className="cards">
        {data.map((job) => (
          <OneCard key={job._id} {...cards} job={job} />
        ))}
      </ul>
      {nextCursor !== null && (
        <LoadMore state={jobs.more} words={board} onMore={() => void jobs.loadMore(tab)} />
      )}
    </div>
  );
};
