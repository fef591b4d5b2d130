import { CategoryGrid } from '#components/categories/category-grid.tsx';
import { CategoryTile } from '#components/categories/category-tile.tsx';
import { NoCategories } from '#components/categories/no-categories.tsx';
import { LogoutButton } from '#components/layout/logout-button.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { guardPage } from '#lib/auth/page-actor.ts';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { nameIn } from '#lib/i18n/name-in.ts';
import { listSkills } from '#lib/services/skills/keep-skills.ts';
import { load } from '../load.ts';
import { readLocale } from '../read-locale.ts';
import { HOME_CATEGORIES } from './home-categories.ts';

export default async function HomePage() {
  await guardPage(publicPaths.home);
  const [locale, { data: skills }] = await Promise.all([readLocale(), load(listSkills)]);
  const { home, page, signIn } = messages(locale);
  const { logout, logoutFailed, logoutHint } = signIn.session;
  return (
    <PageShell
      homeLink={page.homeLink}
      action={<LogoutButton words={{ logout, logoutFailed, logoutHint }} />}
    >
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
