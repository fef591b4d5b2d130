import { CategoryGrid } from '#components/categories/category-grid.tsx';
import { CategorySkeleton } from '#components/categories/category-skeleton.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../read-locale.ts';
import { HOME_CATEGORIES } from './home-categories.ts';

const places = Array.from({ length: HOME_CATEGORIES }, (_, index) => index);

export default async function HomeLoading() {
  const { home, page } = messages(await readLocale());
  return (
    <PageShell homeLink={page.homeLink} isBusy>
      <h1 className="text-lg font-semibold">{home.heading}</h1>
      <p role="status" className="sr-only">
        {home.loading}
      </p>
      <CategoryGrid>
        {places.map((place) => (
          <CategorySkeleton key={place} />
        ))}
      </CategoryGrid>
    </PageShell>
  );
}
