import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { NewLooksWords } from '#components/profiles/own/new-looks.tsx';
import { ProfileCard } from '#components/profiles/own/profile-card.tsx';
import { WorkerDetails } from '#components/profiles/own/worker-details.tsx';
import { newLooksWords, OwnPapers } from '#app/_profiles/own-papers.tsx';
import { waitingSince } from '#app/_profiles/waiting-since.ts';
import { WorkCardPart } from '#app/_profiles/work-card-part.tsx';
import { NotVerified } from '#components/profiles/start/not-verified.tsx';
import { StartCard } from '#components/profiles/start/start-card.tsx';
import { OwnPictures } from '#components/profiles/own/own-pictures.tsx';
import { OwnFacts } from '#components/profiles/own/own-facts.tsx';
import { PriceList } from '#components/profiles/own/price-list.tsx';
import { DaysOffCard } from '#components/profiles/own/days-off-card.tsx';
import { HoursCard } from '#components/profiles/own/editable-cards.tsx';
import { AgencyRefresh } from '#components/agency/agency-refresh.tsx';
import { LeaveAgency } from '#components/agency/leave-agency.tsx';
import { EarningsPanel } from '#components/money/earnings/earnings-panel.tsx';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { AccountRows } from '#components/shell/account-rows.tsx';
import { LiveWaitingNote } from '#components/page/waiting-note-slot.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { WeekHours } from '#components/profiles/worker/week-hours.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { findDepositAddress } from '#lib/features/money/services/deposit-address.ts';
import { readLedger } from '#lib/features/money/services/read-ledger.ts';
import { readStatementMonths } from '#lib/features/money/services/read-statement.ts';
import { listSkills, listWorkTypes } from '#lib/features/catalogue/services/named-lists.ts';
import { getOwnWorker } from '#lib/features/profiles/services/get-own-worker.ts';
import { findSeenUser } from '#lib/features/visibility/services/get-user.ts';
import { missingSteps } from '#lib/features/profiles/rules/start-steps.ts';
import { readVerification } from '#lib/features/profiles/services/papers.ts';
import { listDaysOff } from '#lib/features/profiles/services/days-off.ts';
import { PROFILE_ITEM } from '#lib/features/profiles/client/profile-item.ts';
import { listOwnWorkPictures } from '#lib/features/profiles/services/work-pictures.ts';
import { listServicePrices } from '#lib/features/profiles/services/service-prices.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { load } from '#app/_request/load.ts';
import { photoWords, pictureWords } from '#app/_profiles/photo-words.ts';
import { hasReferrals } from '#app/_request/feature.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { ProfileTabs } from './profile-tabs.tsx';
import { WorkerEditor } from './worker-editor.tsx';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).account.title,
});

type Listed = Parameters<typeof nameIn>[1];

/** Listed options, plus the worker's own entries that are no longer listed. */
const toOptions = (locale: Locale, listed: readonly Listed[], own: readonly string[]) => {
  const known = new Set(listed.map(({ name }) => name));
  const unlisted = own.filter((name) => !known.has(name)).map((name) => ({ value: name, label: name }));
  return [...listed.map((entry) => ({ value: entry.name, label: nameIn(locale, entry) })), ...unlisted];
};

type Options = ReturnType<typeof toOptions>;

const toLabels = (options: Options, own: readonly string[]): string =>
  options.flatMap(({ value, label }) => (own.includes(value) ? [label] : [])).join(', ');

/** Hides the agency's name when the worker may not see it. */
const OwnAgency = async ({ actor, brokerId }: { actor: Actor; brokerId: string }) => {
  const [locale, agency] = await Promise.all([
    readLocale(),
    load(() => findSeenUser({ actor, params: { id: brokerId } })),
  ]);
  return <LeaveAgency workerId={actor.userId} agency={agency} words={messages(locale).team.leave} />;
};

const WorkPictures = async ({ actor }: { actor: Actor }) => {
  const [locale, { data }] = await Promise.all([readLocale(), load(() => listOwnWorkPictures({ actor }))]);
  return <OwnPictures pictures={data} words={pictureWords(messages(locale))} />;
};

const Earnings = async ({ actor }: { actor: Actor }) => {
  const [locale, payTo, months, { summary, ...first }] = await Promise.all([
    readLocale(),
    load(findDepositAddress),
    load(() => readStatementMonths({ actor })),
    load(() => readLedger({ actor, query: {} })),
  ]);
  const { earnings, jobBoard } = messages(locale);
  if (!summary) return null;
  return (
    <EarningsPanel
      today={toIndiaDay(now())}
      months={months}
      summary={summary}
      first={first}
      locale={locale}
      payTo={payTo}
      words={earnings}
      listWords={jobBoard}
    />
  );
};

interface OwnProps {
  actor: Actor;
  worker: SelfUser;
  locale: Locale;
}

const Info = async ({ actor, worker, locale, newLooks }: OwnProps & { newLooks: NewLooksWords | null }) => {
  const [{ data: listedSkills }, { data: listedTypes }] = await load(() =>
    Promise.all([listSkills(), listWorkTypes()]),
  );
  const { account, profiles } = messages(locale);
  const skills = toOptions(locale, listedSkills, worker.skills);
  const workTypes = toOptions(locale, listedTypes, worker.workTypes);
  return (
    <div className="flex flex-col gap-4">
      <LiveWaitingNote item={PROFILE_ITEM} />
      <WorkerEditor
        worker={worker}
        newLooks={newLooks}
        words={{ ...account, updatedHint: profiles.messages.updated }}
        skills={skills}
        workTypes={workTypes}
      >
        <WorkPictures actor={actor} />
        <WorkerDetails
          worker={worker}
          locale={locale}
          words={account.worker}
          skills={toLabels(skills, worker.skills)}
          workTypes={toLabels(workTypes, worker.workTypes)}
        />
      </WorkerEditor>
      <AgencyRefresh />
      {worker.brokerId !== null && <OwnAgency actor={actor} brokerId={worker.brokerId} />}
    </div>
  );
};

/** The prices, the hours and the days off of a worker. */
const Work = async ({ actor, worker, locale }: OwnProps) => {
  const [priced, { data: off }] = await load(() =>
    Promise.all([listServicePrices(actor), listDaysOff({ actor })]),
  );
  const words = messages(locale);
  return (
    <div className="flex flex-col gap-4">
      <LiveWaitingNote item={PROFILE_ITEM} />
      <div id="prices" className="scroll-mt-16">
        <PriceList
          services={priced}
          madeFrom={worker.versions.prices}
          locale={locale}
          words={words.priceList}
          priceWords={words.prices}
        />
      </div>
      <div id="hours" className="flex scroll-mt-16 flex-col gap-4">
        <HoursCard
          saved={worker.availability}
          madeFrom={worker.versions.hours}
          locale={locale}
          words={words.workingHours}
        >
          <WeekHours availability={worker.availability} isOwn locale={locale} words={words.workers} />
        </HoursCard>
        <DaysOffCard
          days={off.days}
          locale={locale}
          at={now()}
          words={words.daysOff}
          statuses={words.bookingWords.statuses}
        />
      </div>
    </div>
  );
};

export default async function WorkerProfilePage({ searchParams }: { searchParams: Search }) {
  const [actor, locale] = await Promise.all([guardPage(workerPaths.profile), readLocale()]);
  if (!actor) notFound();
  const [{ data: worker }, { data: verification }, tab, shown] = await Promise.all([
    load(() => getOwnWorker({ actor })),
    load(() => readVerification({ actor })),
    readParam(searchParams, 'tab'),
    readParam(searchParams, 'show'),
  ]);
  const words = messages(locale);
  const { account, counted, earnings, errors, fields, form, whyShown, workers } = words;
  const { isVerified } = worker;
  const papers = { verification, locale, words: words.papers };
  const newLooks = newLooksWords(isVerified, papers);
  const unverified = waitingSince(papers) ?? account.worker.notVerified;
  return (
    <PageShell title={account.title}>
      <StartCard missing={missingSteps(worker)} locale={locale} words={words.start.invite} />
      <ProfileCard
        user={worker}
        photoWords={photoWords(words)}
        locale={locale}
        facts={<OwnFacts worker={worker} locale={locale} words={workers} />}
        standing={{ isVerified, text: isVerified ? account.worker.verified : unverified }}
        newLooks={newLooks}
      />
      {!isVerified && (
        <NotVerified isOpen={shown === 'verified'} words={words.verify}>
          {verification.isOpen && <OwnPapers {...papers} />}
        </NotVerified>
      )}
      <FormWordsProvider words={{ form, errors, fields }}>
        <ProfileTabs
          words={earnings}
          startsAt={tab}
          info={<Info actor={actor} worker={worker} locale={locale} newLooks={newLooks} />}
          work={<Work actor={actor} worker={worker} locale={locale} />}
          earnings={<Earnings actor={actor} />}
        />
      </FormWordsProvider>
      <WorkCardPart actor={actor} isPhoneProved={worker.isPhoneProved} locale={locale} />
      <ListRows>
        <LinkRow href={workerPaths.whyShown} icon="why" label={whyShown.title} hint={whyShown.hint} />
        <LinkRow href={accountPaths.whatCounts} icon="counts" label={counted.title} hint={counted.hint} />
      </ListRows>
      <AccountRows role={actor.role} hasReferrals={await hasReferrals()} words={words} />
    </PageShell>
  );
}
