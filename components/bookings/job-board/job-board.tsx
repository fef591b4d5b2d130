'use client';

import { useState } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import { useNow } from '#lib/platform/browser/use-now.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { jobTabs, type JobList, type JobLists, type JobTab } from '#lib/features/bookings/rules/job-lists.ts';
import { formatNumber } from '#lib/platform/i18n/format.ts';
import { JobPanel } from './job-panel.tsx';
import { JobSheets, useJobSheets } from './job-sheets.tsx';
import type { JobWords } from './job-words.ts';
import { useJobLists } from './use-job-lists.ts';
import { useJobMoves } from './use-job-moves.ts';
import { useLiveJobs } from './use-live-jobs.ts';

interface JobBoardProps {
  first: JobLists;
  /** The server's instant at which the lists were read. */
  at: string;
  locale: Locale;
  words: JobWords;
}

const countOf = ({ data, nextCursor }: JobList): string | undefined =>
  data.length === 0 ? undefined : formatNumber(data.length) + (nextCursor === null ? '' : '+');

/** Where nobody waits for an answer, what is agreed comes first. */
const firstTab = ({ requests, upcoming }: JobLists): JobTab =>
  requests.data.length === 0 && upcoming.data.length > 0 ? 'upcoming' : 'requests';

/** Requests, jobs that are agreed and jobs that are done, with every step that the worker can take. */
export const JobBoard = ({ first, at, locale, words }: JobBoardProps) => {
  const [tab, setTab] = useState<JobTab>(() => firstTab(first));
  const view = { locale, words, at: useNow(at) };
  const jobs = useJobLists(first);
  const { settle, renew } = jobs;
  const actions = useJobMoves({ view, settle, renew });
  const sheets = useJobSheets(actions);
  useLiveJobs({ view, settle, renew });
  const open = (next: JobTab): void => {
    setTab(next);
    void renew();
  };
  const { label, tabs } = words.board;
  return (
    <section aria-label={label}>
      <Tabs
        label={label}
        tabs={jobTabs.map((value) => ({
          value,
          label: tabs[value],
          ...(value !== 'completed' && { count: countOf(jobs.lists[value]) }),
          isUrgent: value === 'requests',
        }))}
        value={tab}
        onChange={open}
      >
        <JobPanel tab={tab} view={view} jobs={jobs} actions={actions} sheets={sheets} onTab={open} />
      </Tabs>
      <JobSheets view={view} sheets={sheets} />
    </section>
  );
};
