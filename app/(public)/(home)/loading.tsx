import { CategoryGrid } from '#components/categories/category-grid.tsx';
import { CategorySkeleton } from '#components/categories/category-skeleton.tsx';
import { DaySkeleton } from '#components/home/day-skeleton.tsx';
import { GreetingSkeleton } from '#components/home/greeting-skeleton.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { SectionHeading } from '#components/layout/section-heading.tsx';
import { SearchBox } from '#components/services/search-box.tsx';
import { ServiceSkeletons } from '#components/services/service-skeletons.tsx';
import { findPageActor } from '#lib/auth/page-actor.ts';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import type { home } from '#lib/i18n/en/home.ts';
import { readLocale } from '../../read-locale.ts';
import { HOME_SIZES } from './home-sizes.ts';

const places = Array.from({ length: HOME_SIZES.categories }, (_, index) => index);

const CustomerLoading = ({ words }: { words: typeof home }) => (
  <>
    <p role="status" className="sr-only">
      {words.loading}
    </p>
    <SearchBox action={publicPaths.search} label={words.search} placeholder={words.searchFor} />
    <section className="flex flex-col gap-1">
      <SectionHeading id="loading-categories" level="h1" title={words.heading} />
      <CategoryGrid>
        {places.map((place) => (
          <CategorySkeleton key={place} />
        ))}
      </CategoryGrid>
    </section>
    <ServiceSkeletons count={2} />
  </>
);

// While the session cannot be read either, the page itself says so.
const findRole = async () => {
  try {
    return (await findPageActor())?.role ?? 'customer';
  } catch {
    return 'customer';
  }
};

export default async function HomeLoading() {
  const [locale, role] = await Promise.all([readLocale(), findRole()]);
  const { home } = messages(locale);
  return (
    <PageShell isBusy>
      {role === 'customer' && <CustomerLoading words={home} />}
      {role === 'worker' && <DaySkeleton />}
      {(role === 'broker' || role === 'admin') && <GreetingSkeleton />}
    </PageShell>
  );
}
