import type { Metadata } from 'next';
import { FavoriteList } from '#components/favorites/favorite-list.tsx';
import { LinkNotice } from '#components/shell/link-notice.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SignInCard } from '#components/accounts/sign-in-card.tsx';
import { heart } from '#components/ui/pictures/heart.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { listFavorites } from '#lib/features/favorites/services/favorites.ts';
import { listSkills } from '#lib/features/catalogue/services/named-lists.ts';
import { findPageHere } from '#app/_request/find-page-place.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).favorites.page.title,
});

const Saved = async ({ actor }: { actor: Actor }) => {
  const [locale, here] = await Promise.all([readLocale(), load(findPageHere)]);
  const [first, skills] = await Promise.all([
    load(() => listFavorites({ actor, query: { language: locale }, here })),
    load(listSkills),
  ]);
  const { favorites, search } = messages(locale);
  const { page, list, heart: acts, refusal, errors } = favorites;
  const { book, bookWith } = search.card;
  if (first.data.length === 0)
    return (
      <LinkNotice
        drawing={heart}
        title={page.empty}
        hint={page.emptyHint}
        href={publicPaths.services}
        action={page.browse}
      />
    );
  return (
    <FavoriteList
      first={first}
      locale={locale}
      skillNames={Object.fromEntries(skills.data.map((skill) => [skill.name, nameIn(locale, skill)]))}
      words={{
        ...list,
        ...acts,
        ...{ book, bookWith },
        refusal: { ...refusal, full: errors.too_many_favorites },
      }}
    />
  );
};

export default async function FavoritesPage() {
  const actor = await guardPage(accountPaths.favorites);
  const { frame, favorites } = messages(await readLocale());
  const { page } = favorites;
  return (
    <PageShell isWide title={page.title} back={accountPaths.profile}>
      {actor?.role === 'customer' && <Saved actor={actor} />}
      {actor === null && (
        <SignInCard
          title={page.signIn}
          hint={page.emptyHint}
          login={frame.login}
          returnPath={accountPaths.favorites}
          drawing={heart}
        />
      )}
      {actor !== null && actor.role !== 'customer' && (
        <LinkNotice
          drawing={heart}
          title={page.customersOnly}
          hint={page.customersOnlyHint}
          href={publicPaths.home}
          action={page.home}
        />
      )}
    </PageShell>
  );
}
