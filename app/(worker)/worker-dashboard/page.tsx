import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AgencyRefresh } from '#components/agency/agency-refresh.tsx';
import { InviteAnswers } from '#components/agency/invite-answers.tsx';
import { RatingTile } from '#components/home/rating-tile.tsx';
import { Welcome } from '#components/home/welcome.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { JobBoard } from '#components/bookings/job-board/job-board.tsx';
import { HandoverCards } from '#components/bookings/handover-cards.tsx';
import { pickHandoverMessages, pickHandoverRefusals } from '#components/bookings/handover-words.ts';
import { RingSwitch } from '#components/bookings/ring-switch.tsx';
import { pickRefusals } from '#components/bookings/job-board/job-words.ts';
import { PageShell } from '#components/shell/page-shell.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { StatTile } from '#components/ui/stat-tile.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { missingProfileParts } from '#lib/features/profiles/rules/missing-profile-parts.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { LedgerSummary } from '#lib/features/money/contracts/ledger.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { formatMoney, formatNumber } from '#lib/platform/i18n/format.ts';
import { listInvites } from '#lib/features/agency/services/invites.ts';
import { WorkerOfferNotice } from '#components/home/worker-offer-notice.tsx';
import { readWorkerBarriers } from '#lib/features/home/services/read-worker-barriers.ts';
import { toJobLists, type JobLists } from '#lib/features/bookings/rules/job-lists.ts';
import { readJobBoard } from '#lib/features/bookings/services/job-board.ts';
import { listHandovers } from '#lib/features/bookings/services/handovers.ts';
import { isWalletShown } from '#lib/features/money/rules/is-wallet-shown.ts';
import { findDepositAddress } from '#lib/features/money/services/deposit-address.ts';
import { readLedger } from '#lib/features/money/services/read-ledger.ts';
import { NotToday } from '#components/profiles/own/not-today.tsx';
import { listDaysOff } from '#lib/features/profiles/services/days-off.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { getOwnWorker } from '#lib/features/profiles/services/get-own-worker.ts';
import type { OwnVerification } from '#lib/features/profiles/contracts/papers.ts';
import { readVerification } from '#lib/features/profiles/services/papers.ts';
import { CopyMarks } from '#app/_bookings/copy-marks.tsx';
import { IncompleteProfile } from '#app/_profiles/incomplete-profile.tsx';
import { waitingSince } from '#app/_profiles/waiting-since.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).dashboards.title,
});

interface InvitesProps {
  actor: Actor;
  inviteId: string | null;
}

const Invites = async ({ actor, inviteId }: InvitesProps) => {
  const [locale, { data }] = await Promise.all([readLocale(), load(() => listInvites({ actor, query: {} }))]);
  const { agency, team } = messages(locale);
  const isOver = inviteId !== null && data.every(({ _id }) => _id !== inviteId);
  return (
    <>
      {isOver && <p className="rounded-card border border-line bg-card p-4 text-muted">{team.answer.over}</p>}
      <InviteAnswers invites={data} words={{ ...team.answer, errors: agency.errors }} />
      <AgencyRefresh />
    </>
  );
};

const Figures = ({
  worker: { rating, reviews, completedJobs },
  summary,
  payTo,
  locale,
}: {
  worker: Awaited<ReturnType<typeof getOwnWorker>>['data'];
  summary: LedgerSummary | null;
  payTo: string | null;
  locale: Locale;
}) => {
  const { dashboards } = messages(locale);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5">
      <RatingTile
        label={dashboards.rating}
        rating={reviews === 0 ? null : rating}
        newcomer={dashboards.newcomer}
        reviews={plural({ locale, count: reviews, text: dashboards.reviews })}
      />
      <StatTile label={dashboards.month} value={formatMoney(summary?.monthPaise ?? 0)} />
      {summary && summary.duePaise > 0 && (
        <StatTile label={dashboards.due} value={formatMoney(summary.duePaise)} />
      )}
      {summary && isWalletShown(summary, payTo) && (
        <StatTile label={dashboards.wallet} value={formatMoney(summary.walletPaise)} />
      )}
      <StatTile label={dashboards.jobs} value={formatNumber(completedJobs)} />
    </div>
  );
};

const Board = ({ jobs, at, locale }: { jobs: JobLists; at: string; locale: Locale }) => {
  const { jobBoard, suggestedTimes, bookingNews, bookingWords, errors, prices } = messages(locale);
  return (
    <JobBoard
      first={jobs}
      at={at}
      locale={locale}
      words={{
        board: jobBoard,
        suggestedTimes: suggestedTimes.worker,
        booking: bookingWords,
        news: bookingNews.titles,
        errors: pickRefusals(errors),
        prices,
      }}
    />
  );
};

interface RowsProps {
  worker: Awaited<ReturnType<typeof getOwnWorker>>['data'];
  today: string;
  isOff: boolean;
  verification: OwnVerification;
  locale: Locale;
}

const Rows = ({ worker, today, isOff, verification, locale }: RowsProps) => {
  const { dashboards, jobBoard, verify, daysOff, papers } = messages(locale);
  const verifyHint = waitingSince({ verification, locale, words: papers }) ?? verify.rowHint;
  return (
    <ListRows>
      <li className="px-4">
        <RingSwitch words={jobBoard.ring} />
      </li>
      <li className="px-4">
        <NotToday today={today} isOff={isOff} locale={locale} words={daysOff} />
      </li>
      <LinkRow
        href={workerPaths.profile}
        icon="profile"
        label={dashboards.viewProfile}
        hint={dashboards.viewProfileHint}
      />
      {!worker.isVerified && (
        <LinkRow href={workerPaths.verify} icon="privacy" label={verify.row} hint={verifyHint} />
      )}
    </ListRows>
  );
};

export default async function WorkerDashboardPage({ searchParams }: { searchParams: Search }) {
  const [actor, locale] = await Promise.all([guardPage(workerPaths.dashboard), readLocale()]);
  if (!actor) notFound();
  const [
    { data: worker },
    { data: barriers },
    { data: board },
    { summary },
    { data: off },
    { data: asked },
    { data: verification },
  ] = await load(() =>
    Promise.all([
      getOwnWorker({ actor }),
      readWorkerBarriers({ actor }),
      // All three lists, so that each tab opens without a request.
      readJobBoard({ actor, query: { tab: 'completed' } }),
      readLedger({ actor, query: { limit: 1 } }),
      listDaysOff({ actor }),
      listHandovers({ actor }),
      readVerification({ actor }),
    ]),
  );
  const { dashboards, offers, bookings, bookingWords, errors, handover } = messages(locale);
  const payTo = await load(findDepositAddress);
  const jobs = toJobLists(board);
  const at = now();
  const today = toIndiaDay(at);
  const { name, profileImage } = worker;
  const missing = missingProfileParts(worker);
  return (
    <PageShell isWide title={dashboards.title}>
      <Welcome name={name} src={profileImage} text={fill(dashboards.welcome, { name })} />
      <WorkerOfferNotice barriers={barriers} locale={locale} words={offers.worker} />
      <IncompleteProfile missing={missing} locale={locale} />
      <Invites actor={actor} inviteId={await readParam(searchParams, 'invite')} />
      <HandoverCards
        {...{ requests: asked, at: at.toISOString(), locale, days: bookingWords.days }}
        words={{
          ...{ worker: handover.worker, failed: handover.failed, errors: pickHandoverRefusals(errors) },
          messages: pickHandoverMessages(bookings.messages),
        }}
      />
      <Figures {...{ worker, summary, payTo, locale }} />
      <CopyMarks bookings={[...jobs.upcoming.data, ...jobs.completed.data]} readerId={actor.userId} at={at} />
      <Board jobs={jobs} at={at.toISOString()} locale={locale} />
      <Rows {...{ worker, today, verification, locale }} isOff={off.days.includes(today)} />
    </PageShell>
  );
}
