import type { Metadata } from 'next';
import { Suspense, type ReactNode } from 'react';
import { PageShell } from '#components/shell/page-shell.tsx';
import { WorkerListSkeleton } from '#components/search/worker-list-skeleton.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import type { FoundWorker } from '#lib/features/search/contracts/search.ts';
import { jobSteps } from '#lib/features/search/rules/price-steps.ts';
import { parseChoices, type ListChoices } from '#lib/features/search/rules/search-query.ts';
import { searchWorkers } from '#lib/features/search/services/search-workers.ts';
import { questionsBeforeBooking } from '#app/_support/help-entries.ts';
import { AnswerList } from '#components/support/help/answer-list.tsx';
import { BookButton } from '#app/_bookings/book-button.tsx';
import { findPageBarrier, findPagePlace } from '#app/_request/find-page-place.ts';
import { FoundWorkersPart, workersNear } from '#components/search/found-workers.tsx';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readNetwork } from '#app/_request/read-network.ts';
import { readParams, type Search } from '#app/_request/read-param.ts';
import { findService } from '#app/(customer)/service/[id]/find-service.ts';
import { LateOfferNotice } from '#components/catalogue/late-offer-notice.tsx';
import { Columns } from '#components/page/columns.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { StickyAction } from '#components/page/sticky-action.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { ServiceHero } from '#components/catalogue/service-hero.tsx';
import { serviceDescription, serviceTitle } from '#components/catalogue/service-texts.ts';
import { sayOffer } from '#lib/features/catalogue/texts/say-offer.ts';
import { sayLength, sayTerms } from '#lib/features/catalogue/texts/service-price.ts';
import { ServiceLines } from '#components/catalogue/service-lines.tsx';
import { SkillBadges } from '#components/catalogue/skill-badges.tsx';

interface ServiceScreenProps {
  service: OfferedJob;
  locale: Locale;
  children: ReactNode;
}

const ServiceScreen = ({ service, locale, children }: ServiceScreenProps) => {
  const { services: words, prices, help, lateFees } = messages(locale);
  const view = { service, locale, words, prices };
  const time = sayLength({ minutes: service.durationMinutes, locale, words: prices });
  return (
    <Columns
      head={<ServiceHero service={service} words={words} />}
      card={
        <>
          <div className="flex flex-col gap-2 @3xl/columns:gap-4 @3xl/columns:rounded-card @3xl/columns:border @3xl/columns:border-line @3xl/columns:bg-card @3xl/columns:p-5 @3xl/columns:shadow-soft">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <h2 className="beside text-xl leading-snug font-semibold">{serviceTitle(view)}</h2>
              <p className="text-xl leading-snug font-bold tabular-nums">{sayOffer(view)}</p>
            </div>
            <p className="text-sm text-muted">
              {[fill(prices.takes, { time }), ...(service.fromPaise === null ? [] : [words.ownPrices])].join(
                ' · ',
              )}
            </p>
          </div>
          <StickyAction>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="beside leading-snug font-semibold tabular-nums @3xl/columns:hidden">
                {sayOffer(view)}
              </p>
              <a href="#providers" className={buttonVariants({ className: 'flex-auto @3xl/columns:w-full' })}>
                {words.chooseWorker}
              </a>
            </div>
          </StickyAction>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <ServiceLines title={prices.includes} lines={service.includes} locale={locale} />
        <ServiceLines title={prices.excludes} lines={service.excludes} locale={locale} />
      </div>
      <p className="whitespace-pre-line">{serviceDescription(view)}</p>
      <SkillBadges skills={service.requiredSkills} locale={locale} label={words.skill} />
      <section aria-labelledby="providers" className="flex flex-col gap-3 border-t border-line pt-2">
        <SectionHeading id="providers" title={words.providers} />
        {children}
      </section>
      <section aria-labelledby="questions" className="flex flex-col gap-3">
        <SectionHeading
          id="questions"
          title={help.faqTitle}
          more={{ href: publicPaths.helpCenter, label: help.all }}
        />
        <AnswerList name="questions" answers={questionsBeforeBooking({ help, lateFees })} />
      </section>
    </Columns>
  );
};

interface ServicePageProps {
  params: Promise<{ id: string }>;
  searchParams: Search;
}

/** The page itself says why a service cannot be read. */
export const generateMetadata = async ({ params }: ServicePageProps): Promise<Metadata> => {
  const { id } = await params;
  const [locale, found] = await Promise.all([readLocale(), findService(id).catch(() => null)]);
  const words = messages(locale).services;
  return { title: found ? serviceTitle({ service: found.data, locale, words }) : words.details };
};

interface ProvidersProps {
  service: OfferedJob;
  actor: Actor | null;
  locale: Locale;
  choices: ListChoices;
}

interface JobPriceProps {
  price: NonNullable<FoundWorker['jobPrice']>;
  locale: Locale;
  words: Messages['prices'];
}

const JobPrice = ({ price, locale, words }: JobPriceProps) => (
  <p className="-order-1 w-full tabular-nums">
    <span className="text-lg font-bold">{formatMoney(price.pricePaise)}</span>{' '}
    <span className="text-sm text-muted">
      {sayTerms({ ...price, minutes: price.durationMinutes, locale, words })}
    </span>
  </p>
);

const Providers = async ({ service, actor, locale, choices }: ProvidersProps) => {
  const { services, search, bookingForm, prices } = messages(locale);
  const { title, failedToOpen, booked, bookedText } = bookingForm;
  const bookWords = { title, failedToOpen, booked, bookedText };
  const place = await load(findPagePlace);
  const nearby = { skillIds: service.requiredSkills.map(({ _id }) => _id), place, choices };
  // Cards link to the worker's page. Phone numbers are not revealed here, so they must not use up the daily quota.
  const query = { ...workersNear(nearby), service: service._id };
  const network = await readNetwork();
  const found = await load(() => searchWorkers({ actor, query, hasPhones: false, network }));
  const jobPrices = new Map(found.data.map(({ _id, jobPrice }) => [_id, jobPrice]));
  // Beside the button, the price has room for its terms.
  const workers = found.data.map((worker) =>
    worker.comes ? { ...worker, hourlyRate: null, jobPrice: undefined } : worker,
  );
  return (
    <FoundWorkersPart
      {...nearby}
      found={{ ...found, data: workers }}
      priceSteps={{
        rupees: jobSteps(service.fromPaise ?? service.pricePaise),
        isHourly: false,
      }}
      visitor={actor}
      locale={locale}
      actionFor={({ _id, name }) => {
        const price = jobPrices.get(_id);
        return (
          <>
            {price && <JobPrice price={price} locale={locale} words={prices} />}
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
        );
      }}
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
  const [{ id }, query] = await Promise.all([params, readParams(searchParams)]);
  const actor = await guardPage(publicPaths.service(id));
  const [locale, { data: service }] = await Promise.all([readLocale(), findService(id)]);
  const barrier = await load(() => findPageBarrier(service.requiredSkills.map(({ _id }) => _id)));
  const { services, offers } = messages(locale);
  return (
    <PageShell isWide title={services.details} back={publicPaths.services}>
      <ServiceScreen service={service} locale={locale}>
        {barrier ? (
          <LateOfferNotice barrier={barrier} isGuest={!actor} words={offers.notice} />
        ) : (
          <Suspense fallback={<WorkerListSkeleton label={services.loadingProviders} />}>
            <Providers service={service} actor={actor} locale={locale} choices={parseChoices(query)} />
          </Suspense>
        )}
      </ServiceScreen>
    </PageShell>
  );
}
