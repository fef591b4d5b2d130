'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { useAskedStep } from '#components/page/use-asked-step.ts';
import { useKeptFocus } from '#components/ui/focus-in-place.ts';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { useNow } from '#lib/platform/browser/use-now.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { JobSheets } from './job-sheets.tsx';
import { JobSteps } from './job-steps.tsx';
import type { JobWords } from './job-words.ts';
import { MustConfirm } from './must-confirm.tsx';
import { useJobMoves } from './use-job-moves.ts';
import { useJobSheets } from './use-job-sheets.ts';

interface JobDeskProps {
  job: BookingView;
  /** Server time when the job was read. */
  at: string;
  locale: Locale;
  words: JobWords;
}

/** The worker's actions on a job's page. The page reloads after each one. */
export const JobDesk = ({ job: read, at, locale, words }: JobDeskProps) => {
  const router = useRouter();
  // Shows the result of the last move until the page has reloaded.
  const [settled, setSettled] = useState({ of: read, job: read });
  const job = settled.of === read ? settled.job : read;
  const view = { locale, words, at: useNow(at) };
  const focus = useKeptFocus(job.status);
  const redraw = (): void => afterSheets(() => startTransition(() => router.refresh()));
  const actions = useJobMoves({
    view,
    settle: (changed) => {
      if (changed._id !== read._id) return;
      setSettled({ of: read, job: changed });
      redraw();
    },
    renew: redraw,
  });
  const sheets = useJobSheets(actions);
  useAskedStep(job.moves.includes('cancelled') ? 'cancel' : undefined, () =>
    sheets.ask({ job, what: 'cancelled' }),
  );
  useAskedStep(job.canMarkPaid ? 'pay' : undefined, () => sheets.ask({ job, what: 'paid' }));
  const needsCode = job.startNeeds !== null && job.moves.includes('in_progress');
  useAskedStep(needsCode ? 'start' : undefined, () => sheets.ask({ job, what: 'door' }));
  return (
    <section {...focus} aria-label={words.board.label} className="contents">
      <MustConfirm view={view} actions={actions} />
      <JobSteps job={job} view={view} actions={actions} sheets={sheets} hasContact={false} />
      <JobSheets view={view} sheets={sheets} />
    </section>
  );
};
