import { CategoryGrid } from '#components/categories/category-grid.tsx';
import { CategoryTile } from '#components/categories/category-tile.tsx';
import { NoCategories } from '#components/categories/no-categories.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { messages } from '#lib/i18n/catalogue.ts';
import { nameIn } from '#lib/i18n/name-in.ts';
import { listSkills } from '#lib/services/skills/keep-skills.ts';
import { load } from '../load.ts';
import { readLocale } from '../read-locale.ts';
import { HOME_CATEGORIES } from './home-categories.ts';

export default async function HomePage() {
  const [locale, { data: skills }] = await Promise.all([readLocale(), load(listSkills)]);
  const { home, page } = messages(locale);
  return (
    <PageShell homeLink={page.homeLink}>
      <h1 className="text-lg font-semibold">{home.heading}</h1>
      {skills.length === 0 ? (
        <NoCategories words={home} />
      ) : (
        <CategoryGrid>
          {skills.slice(0, HOME_CATEGORIES).map((skill) => (
            <CategoryTile key={skill._id} picture={skill.picture} name={nameIn(locale, skill)} />
          ))}
        </CategoryGrid>
      )}
    </PageShell>
  );
}
