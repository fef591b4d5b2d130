import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AgencyRefresh } from '#components/agency/agency-refresh.tsx';
import { InviteAnswers } from '#components/agency/invite-answers.tsx';
import { RatingTile } from '#components/home/rating-tile.tsx';
import { Welcome } from '#components/home/welcome.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { JobBoard } from '#components/bookings/job-board/job-board.tsx';
import { pickRefusals } from '#components/bookings/job-board/job-words.ts';
import { PageShell } from '#components/shell/page-shell.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { StatTile } from '#components/ui/stat-tile.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { missingProfileParts } from '#lib/features/profiles/rules/missing-profile-parts.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { formatMoney, formatNumber } from '#lib/platform/i18n/format.ts';
import { listInvites } from '#lib/features/agency/services/invites.ts';
import { readJobBoard } from '#lib/features/bookings/services/job-board.ts';
import { readLedger } from '#lib/features/money/services/read-ledger.ts';
import { getOwnWorker } from '#lib/features/visibility/services/get-user.ts';
import { IncompleteProfile } from '#app/_profiles/incomplete-profile.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).dashboards.title,
});

interface InvitesProps {
  actor: Actor;
  /** The invitation that the address names, as news of one do. */
  wanted: string | null;
}

const Invites = async ({ actor, wanted }: InvitesProps) => {
  const [locale, { data }] = await Promise.all([readLocale(), load(() => listInvites({ actor, query: {} }))]);
  const { agency, team } = messages(locale);
  const isOver = wanted !== null && data.every(({ _id }) => _id !== wanted);
  return (
    <>
      {isOver && <p className="rounded-card border border-line bg-card p-4 text-muted">{team.answer.over}</p>}
      <InviteAnswers invites={data} words={{ ...team.answer, errors: agency.errors }} />
      <AgencyRefresh />
    </>
  );
};

export default async function WorkerDashboardPage({ searchParams }: { searchParams: Search }) {
  const [actor, locale] = await Promise.all([guardPage(workerPaths.dashboard), readLocale()]);
  if (!actor) notFound();
  const [{ data: worker }, { data: board }, { summary }] = await load(() =>
    Promise.all([
      getOwnWorker({ actor }),
      readJobBoard({ actor }),
      readLedger({ actor, query: { limit: 1 } }),
    ]),
  );
  const { dashboards, jobBoard, bookingNews, bookingWords, errors, prices, verify } = messages(locale);
  const { name, profileImage, rating, reviews, completedJobs } = worker;
  const missing = missingProfileParts(worker);
  return (
    <PageShell isWide title={dashboards.title}>
      <Welcome name={name} src={profileImage} text={fill(dashboards.welcome, { name })} />
      <IncompleteProfile missing={missing} locale={locale} />
      <Invites actor={actor} wanted={await readParam(searchParams, 'invite')} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5">
        <RatingTile
          label={dashboards.rating}
          rating={reviews === 0 ? null : rating}
          newcomer={dashboards.newcomer}
          reviews={plural({ locale, count: reviews, text: dashboards.reviews })}
        />
        <StatTile label={dashboards.month} value={formatMoney(summary?.monthPaise ?? 0)} />
        <StatTile label={dashboards.wallet} value={formatMoney(summary?.walletPaise ?? 0)} />
        <StatTile label={dashboards.jobs} value={formatNumber(completedJobs)} />
      </div>
      <JobBoard
        first={board.jobs}
        at={board.at}
        locale={locale}
        words={{
          board: jobBoard,
          booking: bookingWords,
          news: bookingNews.titles,
          errors: pickRefusals(errors),
          prices,
        }}
      />
      <ListRows>
        <LinkRow
          href={workerPaths.profile}
          icon="profile"
          label={dashboards.viewProfile}
          hint={dashboards.viewProfileHint}
        />
        {!worker.isVerified && (
          <LinkRow href={workerPaths.verify} icon="privacy" label={verify.row} hint={verify.rowHint} />
        )}
      </ListRows>
    </PageShell>
  );
}
