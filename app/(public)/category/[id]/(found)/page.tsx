import type { Metadata } from 'next';
import { Suspense, type ReactNode } from 'react';
import { PageShell } from '#components/shell/page-shell.tsx';
import { LocationChip } from '#components/places/location-chip.tsx';
import { WorkerListSkeleton } from '#components/search/worker-list-skeleton.tsx';
import { hasSms } from '#lib/platform/config/env.ts';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { hourSteps } from '#lib/features/search/rules/price-steps.ts';
import { parseChoices, type ListChoices } from '#lib/features/search/rules/search-query.ts';
import { searchWorkers } from '#lib/features/search/services/search-workers.ts';
import { findPageBarrier, findPagePlace, placeIn } from '#app/_request/find-page-place.ts';
import { FoundWorkersPart, workersNear } from '#components/search/found-workers.tsx';
import { GuestBooking } from '#app/_bookings/guest-booking.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readNetwork } from '#app/_request/read-network.ts';
import { readParams, type Search } from '#app/_request/read-param.ts';
import { findCategory } from '#app/(public)/category/[id]/find-category.ts';
import { LateOfferNotice } from '#components/catalogue/late-offer-notice.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import { ServiceList } from '#components/search/service-list.tsx';

interface CategoryScreenProps {
  skill: NamedEntry;
  services: readonly OfferedJob[];
  locale: Locale;
  visitor: PageVisitor | null;
  /** The switch in the way: of the trade, or of the reader's city. */
  barrier: NotOffered | null;
  /** The list of workers. */
  children: ReactNode;
}

const CategoryScreen = (props: CategoryScreenProps) => {
  const { skill, services, locale, visitor, barrier, children } = props;
  const { services: words, offers } = messages(locale);
  if (barrier) return <LateOfferNotice barrier={barrier} isGuest={!visitor} words={offers.notice} />;
  return (
    <>
      <div className="flex items-center gap-4">
        <TradePicture picture={skill.picture} className="size-20 shrink-0" />
        <h2 className="text-lg font-semibold">
          {plural({ locale, count: services.length, text: words.available })}
        </h2>
      </div>
      {services.length > 0 ? (
        <ServiceList
          {...{ services, locale, words, visitor }}
          prices={messages(locale).prices}
          trade={skill._id}
          heading="h3"
        />
      ) : (
        <p className="text-muted">{words.noServicesYet}</p>
      )}
      <section aria-labelledby="workers" className="flex flex-col gap-3">
        <SectionHeading id="workers" title={words.workers} />
        {children}
      </section>
    </>
  );
};

interface CategoryPageProps {
  params: Promise<{ id: string }>;
  searchParams: Search;
}

export const generateMetadata = async ({ params }: CategoryPageProps): Promise<Metadata> => {
  const { id } = await params;
  await guardPage(publicPaths.category(id));
  const [locale, { skill }] = await Promise.all([readLocale(), findCategory(id)]);
  return { title: nameIn(locale, skill) };
};

interface WorkersProps {
  skillId: string;
  actor: Actor | null;
  locale: Locale;
  choices: ListChoices;
}

const Workers = async ({ skillId, actor, locale, choices }: WorkersProps) => {
  const { services, search } = messages(locale);
  const nearby = { skillIds: [skillId], place: await load(findPagePlace), choices };
  return (
    <FoundWorkersPart
      {...nearby}
      found={await load(async () =>
        searchWorkers({ actor, query: workersNear(nearby), network: await readNetwork() }),
      )}
      priceSteps={{ rupees: hourSteps, isHourly: true }}
      visitor={actor}
      locale={locale}
      words={{
        card: search.card,
        choices: search,
        none: services.noWorkers,
        noneHint: services.noWorkersHint,
        noneHere: services.noWorkersHere,
        seeAll: services.searchWorkers,
        searchAll: services.searchWorkers,
      }}
    />
  );
};

export default async function CategoryPage({ params, searchParams }: CategoryPageProps) {
  const [{ id }, query] = await Promise.all([params, readParams(searchParams)]);
  const visitor = await guardPage(publicPaths.category(id));
  const [locale, category, place, barrier] = await Promise.all([
    readLocale(),
    findCategory(id),
    load(findPagePlace),
    load(() => findPageBarrier([id])),
  ]);
  const { services, places } = messages(locale);
  const workers = <Workers skillId={id} actor={visitor} locale={locale} choices={parseChoices(query)} />;
  return (
    <PageShell
      isWide
      title={nameIn(locale, category.skill)}
      back={publicPaths.services}
      action={<LocationChip place={placeIn(locale, place)} words={places.chip} />}
    >
      <CategoryScreen {...category} locale={locale} visitor={visitor} barrier={barrier}>
        <Suspense fallback={<WorkerListSkeleton label={services.loadingWorkers} />}>
          {!visitor && hasSms() ? <GuestBooking>{workers}</GuestBooking> : workers}
        </Suspense>
      </CategoryScreen>
    </PageShell>
  );
}
