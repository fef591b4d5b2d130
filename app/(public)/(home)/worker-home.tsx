import Link from 'next/link';
import { HelpLink } from '#components/home/help-link.tsx';
import { NextJob } from '#components/home/next-job.tsx';
import { WaitingRequests } from '#components/home/waiting-requests.tsx';
import { LiveRefresh } from '#components/page/live-refresh.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { StatTile } from '#components/ui/stat-tile.tsx';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { ProfilePart } from '#lib/features/profiles/rules/missing-profile-parts.ts';
import type { WorkerDay } from '#lib/features/home/rules/worker-day.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { IncompleteProfile } from '#app/_profiles/incomplete-profile.tsx';

interface WorkerHomeProps {
  name: string;
  /** What the profile still lacks. */
  missing: readonly ProfilePart[];
  day: WorkerDay;
  locale: Locale;
}

const NoJob = ({ title, hint }: { title: string; hint: string }) => (
  <section className="rounded-card border border-dashed border-line p-4">
    <h2 className="font-semibold">{title}</h2>
    <p className="text-sm text-muted">{hint}</p>
  </section>
);

/** The home page of workers: the next job, who waits for an answer, and what today has brought. */
export const WorkerHome = ({ name, missing, day, locale }: WorkerHomeProps) => {
  const { home: words, bookingWords: booking, jobBoard, search } = messages(locale);
  const { next, isToday, requests, hasMoreRequests, earnedTodayPaise, earnedThisWeekPaise, at } = day;
  const view = { locale, at, words, booking, card: jobBoard.card };
  return (
    <>
      <h1 className="text-xl leading-tight font-semibold wrap-anywhere">{fill(words.greeting, { name })}</h1>
      <IncompleteProfile missing={missing} locale={locale} />
      {next && <NextJob job={next} isToday={isToday} call={search.card.call} {...view} />}
      <WaitingRequests requests={requests} hasMore={hasMoreRequests} {...view} />
      {!next && requests.length === 0 && <NoJob title={words.noJob} hint={words.noJobHint} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5">
        <StatTile label={words.earnedToday} value={formatMoney(earnedTodayPaise)} />
        <StatTile label={words.earnedThisWeek} value={formatMoney(earnedThisWeekPaise)} />
      </div>
      <Link
        href={workerPaths.dashboard}
        prefetch={false}
        className={buttonVariants({ variant: next ? 'outline' : 'primary', size: 'block' })}
      >
        {words.dashboard}
      </Link>
      <HelpLink>{words.help}</HelpLink>
      <LiveRefresh />
    </>
  );
};
