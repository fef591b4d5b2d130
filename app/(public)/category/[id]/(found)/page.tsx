import type { Metadata } from 'next';
import { Suspense, type ReactNode } from 'react';
import { PageShell } from '#components/shell/page-shell.tsx';
import { LocationChip } from '#components/places/location-chip.tsx';
import { WorkerListSkeleton } from '#components/search/worker-list-skeleton.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { hourSteps } from '#lib/features/search/rules/price-steps.ts';
import { readChoices, type ListChoices } from '#lib/features/search/rules/search-query.ts';
import { searchWorkers } from '#lib/features/search/services/search-workers.ts';
import { findPagePlace, placeIn } from '#app/_request/find-page-place.ts';
import { FoundWorkersPart, workersNear } from '#components/search/found-workers.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParams, type Search } from '#app/_request/read-param.ts';
import { findCategory } from '#app/(public)/category/[id]/find-category.ts';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
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
  /** Its workers. */
  children: ReactNode;
}

/** A trade's picture, how many services it has, the services, and those who do the work. */
const CategoryScreen = ({ skill, services, locale, visitor, children }: CategoryScreenProps) => {
  const { services: words } = messages(locale);
  return (
    <>
      <div className="flex items-center gap-4">
        <TradePicture picture={skill.picture} className="size-20 shrink-0" />
        <p className="text-lg font-semibold">
          {plural({ locale, count: services.length, text: words.available })}
        </p>
      </div>
      {services.length > 0 ? (
        <ServiceList services={services} {...{ locale, words, visitor }} prices={messages(locale).prices} />
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
  const wanted = { skillIds: [skillId], place: await load(findPagePlace), choices };
  return (
    <FoundWorkersPart
      {...wanted}
      found={await load(() => searchWorkers({ actor, query: workersNear(wanted) }))}
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
  const [{ id }, asked] = await Promise.all([params, readParams(searchParams)]);
  const visitor = await guardPage(publicPaths.category(id));
  const [locale, category, place] = await Promise.all([readLocale(), findCategory(id), load(findPagePlace)]);
  const { services, places } = messages(locale);
  return (
    <PageShell
      isWide
      title={nameIn(locale, category.skill)}
      back={publicPaths.services}
      action={<LocationChip place={placeIn(locale, place)} words={places.chip} />}
    >
      <CategoryScreen {...category} locale={locale} visitor={visitor}>
        <Suspense fallback={<WorkerListSkeleton label={services.loadingWorkers} />}>
          <Workers skillId={id} actor={visitor} locale={locale} choices={readChoices(asked)} />
        </Suspense>
      </CategoryScreen>
    </PageShell>
  );
}
