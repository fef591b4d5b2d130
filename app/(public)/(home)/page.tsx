import Link from 'next/link';
import { AgencyRefresh } from '#components/agency/agency-refresh.tsx';
import { TeamDay } from '#components/agency/team-day.tsx';
import { Greeting, type DeskRole } from '#components/home/greeting.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { LocationChip } from '#components/places/location-chip.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { missingProfileParts, type ProfilePart } from '#lib/features/profiles/rules/missing-profile-parts.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readTeam } from '#lib/features/agency/services/team.ts';
import { check } from '#lib/features/accounts/services/sessions.ts';
import { listBookings } from '#lib/features/bookings/services/read-bookings.ts';
import { readWorkerDay } from '#lib/features/home/services/read-worker-day.ts';
import { getOwnWorker } from '#lib/features/profiles/services/get-own-worker.ts';
import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import { readWorkerBarriers } from '#lib/features/home/services/read-worker-barriers.ts';
import { WorkerOfferNotice } from '#components/home/worker-offer-notice.tsx';
import { readRepeats } from '#lib/features/home/services/read-repeats.ts';
import { readHome } from '#lib/features/home/services/read-home.ts';
import { findPageBarrier, findPageHere, findPagePlace, placeIn } from '#app/_request/find-page-place.ts';
import { CopyMarks } from '#app/_bookings/copy-marks.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { CustomerHome } from './customer-home.tsx';
import { HOME_SIZES } from './home-sizes.ts';
import { HelpLink } from '#components/home/help-link.tsx';
import { NextJob } from '#components/home/next-job.tsx';
import { WaitingRequests } from '#components/home/waiting-requests.tsx';
import { LiveRefresh } from '#components/page/live-refresh.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { StatTile } from '#components/ui/stat-tile.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { WorkerDay } from '#lib/features/home/rules/worker-day.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { IncompleteProfile } from '#app/_profiles/incomplete-profile.tsx';

interface WorkerHomeProps {
  name: string;
  /** Missing parts of the profile. */
  missing: readonly ProfilePart[];
  day: WorkerDay;
  barriers: readonly NotOffered[];
  locale: Locale;
}

const NoJob = ({ title, hint }: { title: string; hint: string }) => (
  <section className="rounded-card border border-dashed border-line p-4">
    <h2 className="font-semibold">{title}</h2>
    <p className="text-sm text-muted">{hint}</p>
  </section>
);

const WorkerHome = ({ name, missing, day, barriers, locale }: WorkerHomeProps) => {
  const { offers, home: words, bookingWords: booking, jobBoard, search, prices } = messages(locale);
  const { next, isToday, requests, hasMoreRequests, earnedTodayPaise, earnedThisWeekPaise, at } = day;
  const view = { locale, at, words, booking, prices, card: jobBoard.card };
  return (
    <>
      <h1 className="text-xl leading-tight font-semibold wrap-anywhere">{fill(words.greeting, { name })}</h1>
      <WorkerOfferNotice barriers={barriers} locale={locale} words={offers.worker} />
      <IncompleteProfile missing={missing} locale={locale} />
      {next && <CopyMarks bookings={[next]} readerId={next.workerId._id} at={new Date(view.at)} />}
      {next && <NextJob job={next} isToday={isToday} call={search.card.call} {...view} />}
      <WaitingRequests requests={requests} hasMore={hasMoreRequests} {...view} />
      {!next && requests.length === 0 && <NoJob title={words.noJob} hint={words.noJobHint} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5">
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

const ForCustomer = async ({ actor }: { actor: Actor }) => {
  const [locale, place, barrier, { data }, coming, { data: repeats }] = await Promise.all([
    readLocale(),
    load(findPagePlace),
    load(() => findPageBarrier()),
    load(async () => readHome({ ...HOME_SIZES, here: await findPageHere() })),
    load(() => listBookings({ actor, query: { status: 'upcoming', limit: 1 } })),
    load(async () => readRepeats({ actor, here: await findPageHere() })),
  ]);
  return (
    <PageShell
      isWide
      place={<LocationChip place={placeIn(locale, place)} words={messages(locale).places.chip} />}
    >
      <CustomerHome
        {...data}
        repeats={repeats}
        coming={coming.data}
        locale={locale}
        visitor={actor}
        place={place}
        barrier={barrier}
      />
    </PageShell>
  );
};

const ForWorker = async ({ actor }: { actor: Actor }) => {
  const [locale, { data: worker }, { data: barriers }, { data: day }] = await Promise.all([
    readLocale(),
    load(() => getOwnWorker({ actor })),
    load(() => readWorkerBarriers({ actor })),
    load(() => readWorkerDay({ actor })),
  ]);
  return (
    <PageShell isWide>
      <WorkerHome name={worker.name} missing={missingProfileParts(worker)} {...{ day, barriers, locale }} />
    </PageShell>
  );
};

const TeamToday = async ({ actor }: { actor: Actor }) => {
  const [locale, { data }] = await Promise.all([
    readLocale(),
    load(() => readTeam({ actor, query: { status: 'upcoming' } })),
  ]);
  const { team, bookingWords, prices } = messages(locale);
  return (
    <>
      <TeamDay
        bookings={data.bookings}
        hasTeam={data.members.length > 0}
        today={toIndiaDay(now())}
        locale={locale}
        words={team}
        statuses={bookingWords.statuses}
        prices={prices}
      />
      <AgencyRefresh />
      <LiveRefresh />
    </>
  );
};

const ForOthers = async ({ actor, role }: { actor: Actor; role: DeskRole }) => {
  const [locale, { user }] = await Promise.all([readLocale(), load(() => check({ actor }))]);
  return (
    <PageShell isWide>
      <Greeting role={role} name={user.name} words={messages(locale).home}>
        {role === 'broker' && <TeamToday actor={actor} />}
      </Greeting>
    </PageShell>
  );
};

export default async function HomePage() {
  const actor = await guardPage(publicPaths.home);
  if (!actor) return null;
  const { role } = actor;
  if (role === 'customer') return <ForCustomer actor={actor} />;
  return role === 'worker' ? <ForWorker actor={actor} /> : <ForOthers actor={actor} role={role} />;
}
