import { LoadMore } from '#components/page/load-more.tsx';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { calendar } from '#components/ui/pictures/calendar.tsx';
import { emptyBox } from '#components/ui/pictures/empty-box.tsx';
import { toolbox } from '#components/ui/pictures/toolbox.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { JobTab } from '#lib/features/bookings/contracts/booking-status.ts';
import { foldJobs, listJobsToCollect, weekOfJobs } from '#lib/features/bookings/rules/job-lists.ts';
import { useRef, useState, type ReactNode } from 'react';
import { dayId, LaterJobs } from './later-jobs.tsx';
import { WeekStrip } from './week-strip.tsx';
import { JobCard } from './job-card.tsx';
import type { JobView } from './job-words.ts';
import type { useJobLists } from './use-job-lists.ts';
import type { useJobSheets } from './use-job-sheets.ts';
import { JobSteps } from './job-steps.tsx';
import { CollectCard } from './collect-card.tsx';
import { AcceptedCard, type HeldJob } from './held-steps.tsx';
import { SteadyTaps } from '#components/ui/steady-taps.tsx';
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

/** A card in the state that its tab shows it in. */
const AnyCard = ({ job, held, ...desk }: CardsProps & { job: BookingView; held: readonly HeldJob[] }) => {
  const { tab, view, actions } = desk;
  const card = { job, view, isBusy: actions.busyId === job._id };
  if (tab === 'upcoming' && job.status === 'completed')
    return (
      <CollectCard
        {...card}
        onPaid={(method, amountPaise) => void actions.pay(job, method, amountPaise)}
        onShowCode={() => desk.sheets.ask({ job, what: 'paid' })}
      />
    );
  const accepted = held.find(({ request }) => request === job)?.accepted;
  if (!accepted) return <OneCard {...desk} job={job} />;
  const canUndo = accepted.undoUntil !== null;
  return (
    <AcceptedCard {...card} onUndo={canUndo ? () => void actions.undo(accepted, 'accepted') : undefined} />
  );
};

interface UpcomingCardsProps {
  /** Jobs to collect the money for, and upcoming ones. */
  jobs: readonly BookingView[];
  view: JobView;
  more: ReactNode;
  children(job: BookingView): ReactNode;
}

/** The next two days in full; the days after are folded under the week. */
const UpcomingCards = ({ jobs, view, more, children }: UpcomingCardsProps) => {
  const [openDay, setOpenDay] = useState<string | null>(null);
  const upcoming = jobs.filter(({ status }) => status !== 'completed');
  const { near, later } = foldJobs(upcoming, view.at);
  const full = [...jobs.filter(({ status }) => status === 'completed'), ...near];
  const list = useRef<HTMLUListElement>(null);
  const openOn = (localDate: string): void => {
    setOpenDay(localDate);
    const isThere = (job: BookingView): boolean => near.includes(job) && job.localDate === localDate;
    const card = list.current?.children[full.findIndex(isThere)];
    (card ?? document.getElementById(dayId(localDate)))?.scrollIntoView();
  };
  return (
    <div className="flex flex-col gap-3">
      <ul ref={list} className="cards *:scroll-mt-20">
        {full.map(children)}
      </ul>
      {upcoming.length > 1 && <WeekStrip week={weekOfJobs(upcoming, view.at)} view={view} onDay={openOn} />}
      <LaterJobs days={later} view={view} openDay={openDay}>
        {children}
      </LaterJobs>
      {more}
    </div>
  );
};

const drawings = { requests: emptyBox, upcoming: calendar, completed: toolbox };

// The tab that an empty list links to.
const nextTab: Record<JobTab, JobTab> = { requests: 'upcoming', upcoming: 'requests', completed: 'upcoming' };

/** In order of time, as requests are, so that an accepted one keeps its place. */
const withHeld = (requests: readonly BookingView[], held: readonly HeldJob[]): BookingView[] => {
  const ids = new Set(held.map(({ request }) => request._id));
  return [...requests.filter(({ _id }) => !ids.has(_id)), ...held.map(({ request }) => request)].toSorted(
    (a, b) => (a.startsAt + a._id).localeCompare(b.startsAt + b._id),
  );
};

interface JobPanelProps extends CardsProps {
  held: readonly HeldJob[];
  jobs: ReturnType<typeof useJobLists>;
  onTab(tab: JobTab): void;
}

const JobCards = ({
  jobs,
  held,
  shown,
  onTab,
  ...cards
}: JobPanelProps & { shown: readonly BookingView[] }) => {
  const { tab, view } = cards;
  const { board } = view.words;
  const { nextCursor } = jobs.lists[tab];
  if (shown.length === 0) {
    const { title, hint, action } = board.empty[tab];
    return (
      <Notice heading="h3" drawing={drawings[tab]} title={title} hint={hint}>
        <Button variant="outline" onClick={() => onTab(nextTab[tab])}>
          {action}
        </Button>
      </Notice>
    );
  }
  const renderCard = (job: BookingView) => <AnyCard key={job._id} {...cards} job={job} held={held} />;
  const more = nextCursor !== null && (
    <LoadMore state={jobs.more} words={board} onMore={() => void jobs.loadMore(tab)} />
  );
  if (tab === 'upcoming')
    return (
      <UpcomingCards jobs={shown} view={view} more={more}>
        {renderCard}
      </UpcomingCards>
    );
  return (
    <div className="flex flex-col gap-3">
      <ul className="cards">{shown.map(renderCard)}</ul>
      {more}
    </div>
  );
};

/** The cards of one tab. */
export const JobPanel = (props: JobPanelProps) => {
  const { tab, view, jobs, held, actions } = props;
  const { data } = jobs.lists[tab];
  const collect = tab === 'upcoming' ? listJobsToCollect(jobs.lists, view.at) : [];
  const shown = tab === 'requests' ? withHeld(data, held) : [...collect, ...data];
  const layout = [tab, actions.unconfirmed?._id, ...shown.map(({ _id, status }) => _id + status)].join(' ');
  return (
    <SteadyTaps layout={layout}>
      <JobCards {...props} shown={shown} />
    </SteadyTaps>
  );
};
