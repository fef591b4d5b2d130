import type { Metadata } from 'next';
import { Suspense, type ReactNode } from 'react';
import { PageShell } from '#components/shell/page-shell.tsx';
import { WorkerListSkeleton } from '#components/search/worker-list-skeleton.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { jobSteps } from '#lib/features/search/rules/price-steps.ts';
import { readChoices, type ListChoices } from '#lib/features/search/rules/search-query.ts';
import { searchWorkers } from '#lib/features/search/services/search-workers.ts';
import { BookButton } from '#app/_bookings/book-button.tsx';
import { findPagePlace } from '#app/_request/find-page-place.ts';
import { FoundWorkersPart, workersNear } from '#components/search/found-workers.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParams, type Search } from '#app/_request/read-param.ts';
import { findService } from '#app/(customer)/service/[id]/find-service.ts';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { ServiceHero } from '#components/catalogue/service-hero.tsx';
import { descriptionOf, titleOf } from '#components/catalogue/service-texts.ts';
import { sayOffer } from '#lib/features/catalogue/texts/say-offer.ts';
import { sayLength, sayPrice } from '#lib/features/catalogue/texts/service-price.ts';
import { ServiceLines } from '#components/catalogue/service-lines.tsx';
import { SkillBadges } from '#components/catalogue/skill-badges.tsx';

interface ServiceScreenProps {
  service: OfferedJob;
  locale: Locale;
  /** Its providers. */
  children: ReactNode;
}

/** A service: what it shows, costs and includes, which skills it needs, and who does it. */
const ServiceScreen = ({ service, locale, children }: ServiceScreenProps) => {
  const { services: words, prices } = messages(locale);
  const view = { service, locale, words, prices };
  const time = sayLength({ minutes: service.durationMinutes, locale, words: prices });
  return (
    <>
      <ServiceHero service={service} words={words} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-40 text-xl leading-snug font-semibold">{titleOf(view)}</h2>
        <p className="text-xl leading-snug font-bold tabular-nums">{sayOffer(view)}</p>
      </div>
      <p className="-mt-2 text-sm text-muted">
        {[fill(prices.takes, { time }), ...(service.fromPaise === null ? [] : [words.ownPrices])].join(' · ')}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <ServiceLines title={prices.includes} lines={service.includes} locale={locale} />
        <ServiceLines title={prices.excludes} lines={service.excludes} locale={locale} />
      </div>
      <p className="whitespace-pre-line">{descriptionOf(view)}</p>
      <SkillBadges skills={service.requiredSkills} locale={locale} label={words.skill} />
      <section aria-labelledby="providers" className="flex flex-col gap-3 border-t border-line pt-2">
        <SectionHeading id="providers" title={words.providers} />
        {children}
      </section>
    </>
  );
};

interface ServicePageProps {
  params: Promise<{ id: string }>;
  searchParams: Search;
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).services.details,
});

interface ProvidersProps {
  service: OfferedJob;
  actor: Actor | null;
  locale: Locale;
  choices: ListChoices;
}

const Providers = async ({ service, actor, locale, choices }: ProvidersProps) => {
  const { services, search, bookingForm, prices } = messages(locale);
  const { title, failedToOpen, booked, bookedText } = bookingForm;
  const bookWords = { title, failedToOpen, booked, bookedText };
  const place = await load(findPagePlace);
  const wanted = { skillIds: service.requiredSkills.map(({ _id }) => _id), place, choices };
  // Their cards lead to their pages; a phone that nobody sees must not count into the day's share.
  const query = { ...workersNear(wanted), service: service._id };
  const found = await load(() => searchWorkers({ actor, query, hasPhones: false }));
  // What this job costs with each who comes, in place of the hour alone.
  const workers = found.data.map((worker) => (worker.comes ? { ...worker, hourlyRate: null } : worker));
  return (
    <FoundWorkersPart
      {...wanted}
      found={{ ...found, data: workers }}
      priceSteps={{
        rupees: jobSteps(service.fromPaise ?? Math.round(service.price * 100)),
        isHourly: false,
      }}
      visitor={actor}
      locale={locale}
      actionFor={({ _id, name, jobPrice: price }) => (
        <>
          <p className="-order-1 w-full text-lg font-bold tabular-nums">
            {price && sayPrice({ ...price, minutes: price.durationMinutes, locale, words: prices })}
          </p>
          <BookButton
            worker={{ _id, name }}
            serviceId={service._id}
            words={bookWords}
            size="compact"
            className="relative z-1"
            aria-label={fill(bookingForm.bookNowWith, { name })}
          >
            {bookingForm.bookNow}
          </BookButton>
        </>
      )}
      words={{
        card: { ...search.card, details: services.viewProfile },
        choices: search,
        none: services.noProviders,
        noneHint: services.noProvidersHint,
        noneHere: services.noWorkersHere,
        seeAll: services.searchWorkers,
        searchAll: services.searchWorkers,
      }}
    />
  );
};

export default async function ServicePage({ params, searchParams }: ServicePageProps) {
  const [{ id }, asked] = await Promise.all([params, readParams(searchParams)]);
  const actor = await guardPage(publicPaths.service(id));
  const [locale, { data: service }] = await Promise.all([readLocale(), findService(id)]);
  const { services } = messages(locale);
  return (
    <PageShell isWide title={services.details} back={publicPaths.services}>
      <ServiceScreen service={service} locale={locale}>
        <Suspense fallback={<WorkerListSkeleton label={services.loadingProviders} />}>
          <Providers service={service} actor={actor} locale={locale} choices={readChoices(asked)} />
        </Suspense>
      </ServiceScreen>
    </PageShell>
  );
}
