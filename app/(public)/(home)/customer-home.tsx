import { BookingsPart } from '#components/bookings/bookings-part.tsx';
import { LateOfferNotice } from '#components/catalogue/late-offer-notice.tsx';
import { CategoryGrid, CategoryTile } from '#components/catalogue/category-grid.tsx';
import { NoCategories } from '#components/home/no-categories.tsx';
import { LiveRefresh } from '#components/page/live-refresh.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { SearchBox } from '#components/search/search-box.tsx';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import type { Repeat } from '#lib/features/home/contracts/repeat.ts';
import { BookAgain } from './book-again.tsx';
import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { bookingDisplay } from '#app/_bookings/booking-display.ts';
import { toSuggestionPlace } from '#components/search/found-workers.tsx';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import { ServiceList } from '#components/search/service-list.tsx';

interface CustomerHomeProps {
  categories: readonly NamedEntry[];
  popular: readonly OfferedJob[];
  /** Finished work that can be booked again. */
  repeats: readonly Repeat[];
  /** The next booking, if any. */
  coming: readonly BookingView[];
  locale: Locale;
  visitor: PageVisitor | null;
  place: PagePlace | null;
  /** The switch that keeps this place from being booked. */
  barrier: NotOffered | null;
}

const Categories = ({ categories, locale }: Pick<CustomerHomeProps, 'categories' | 'locale'>) => {
  const { home } = messages(locale);
  if (categories.length === 0) return <NoCategories words={home} />;
  return (
    <CategoryGrid>
      {categories.map((skill) => (
        <CategoryTile key={skill._id} skill={skill} locale={locale} />
      ))}
    </CategoryGrid>
  );
};

const Coming = ({ coming, locale }: Pick<CustomerHomeProps, 'coming' | 'locale'>) => {
  const { dashboards } = messages(locale);
  if (coming.length === 0) return null;
  return (
    <>
      <BookingsPart
        id="upcoming"
        title={dashboards.upcomingServices}
        none={dashboards.noUpcoming}
        more={{ href: accountPaths.bookings, label: dashboards.seeAll }}
        bookings={coming}
        look={bookingDisplay(locale, 'customer')}
      />
      <LiveRefresh />
    </>
  );
};

export const CustomerHome = (props: CustomerHomeProps) => {
  const { categories, popular, repeats, coming, locale, visitor, place, barrier } = props;
  const { home, services, search, offers } = messages(locale);
  const more = { href: publicPaths.services, label: home.seeAll };
  return (
    <>
      <SearchBox
        action={publicPaths.search}
        label={home.search}
        placeholder={home.searchFor}
        suggesting={{ words: search.suggest, visitor, place: toSuggestionPlace(place) }}
      />
      {barrier && <LateOfferNotice barrier={barrier} isGuest={!visitor} words={offers.notice} />}
      {barrier ? (
        <h1 className="sr-only">{home.heading}</h1>
      ) : (
        <section aria-labelledby="categories" className="flex flex-col gap-1">
          <SectionHeading
            id="categories"
            level="h1"
            title={home.heading}
            more={categories.length > 0 ? more : undefined}
          />
          <Categories categories={categories} locale={locale} />
        </section>
      )}
      <Coming coming={coming} locale={locale} />
      {!barrier && <BookAgain repeats={repeats} locale={locale} />}
      {popular.length > 0 && (
        <section aria-labelledby="popular" className="flex flex-col gap-1">
          <SectionHeading id="popular" title={home.popular} more={more} />
          <ServiceList
            services={popular}
            {...{ locale, visitor }}
            words={services}
            prices={messages(locale).prices}
          />
        </section>
      )}
    </>
  );
};
