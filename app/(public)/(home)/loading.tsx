import { CategoryGrid, CategorySkeleton } from '#components/catalogue/category-grid.tsx';
import { DaySkeleton, GreetingSkeleton } from '#components/home/skeletons.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { SearchBox } from '#components/search/search-box.tsx';
import { ServiceSkeletons } from '#components/catalogue/service-skeletons.tsx';
import { findPageActor } from '#lib/features/accounts/auth/page-actor.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import type { home } from '#lib/features/home/texts/home.en.ts';
import { readLocale } from '#app/_request/read-choices.ts';
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

// If the session cannot be read either, the page reports the error.
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
    <PageShell isWide isBusy>
      {role === 'customer' && <CustomerLoading words={home} />}
      {role === 'worker' && <DaySkeleton />}
      {(role === 'broker' || role === 'admin') && <GreetingSkeleton />}
    </PageShell>
  );
}
