import { FavoriteSkeleton } from '#components/favorites/favorite-skeleton.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { accountPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../../read-locale.ts';

export default async function FavoritesLoading() {
  const { page } = messages(await readLocale()).favorites;
  return (
    <PageShell title={page.title} back={accountPaths.profile} isBusy>
      <FavoriteSkeleton loading={page.loading} />
    </PageShell>
  );
}
