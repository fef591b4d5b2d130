'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { afterSheets } from '#components/ui/sheet-history.ts';
import { useNow } from '#lib/platform/browser/use-now.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { JobSheets, useJobSheets } from './job-sheets.tsx';
import { JobSteps } from './job-steps.tsx';
import type { JobWords } from './job-words.ts';
import { useJobMoves } from './use-job-moves.ts';

interface JobDeskProps {
  job: BookingView;
  /** The server's instant at which the job was read. */
  at: string;
  locale: Locale;
  words: JobWords;
}

/** The worker's steps at the end of the page of one job; after each the page is drawn anew. */
export const JobDesk = ({ job: read, at, locale, words }: JobDeskProps) => {
  const router = useRouter();
  // What the last step made of the job counts until the page brings it.
  const [settled, setSettled] = useState({ of: read, job: read });
  const job = settled.of === read ? settled.job : read;
  const view = { locale, words, at: useNow(at) };
  const redraw = (): void => afterSheets(() => startTransition(() => router.refresh()));
  const actions = useJobMoves({
    view,
    settle: (changed) => {
      setSettled({ of: read, job: changed });
      redraw();
    },
    renew: () => Promise.resolve(redraw()),
  });
  const sheets = useJobSheets(actions);
  return (
    <section aria-label={words.board.label} className="contents">
      <JobSteps job={job} view={view} actions={actions} sheets={sheets} hasContact={false} />
      <JobSheets view={view} sheets={sheets} />
    </section>
  );
};
