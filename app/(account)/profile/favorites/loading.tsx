import { FavoriteSkeleton } from '#components/favorites/favorite-skeleton.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function FavoritesLoading() {
  const { page } = messages(await readLocale()).favorites;
  return (
    <PageShell isWide title={page.title} back={accountPaths.profile} isBusy>
      <FavoriteSkeleton loading={page.loading} />
    </PageShell>
  );
}
