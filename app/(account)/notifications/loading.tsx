import { PageShell } from '#components/layout/page-shell.tsx';
import { RowsSkeleton } from '#components/layout/rows-skeleton.tsx';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export default async function NotificationsLoading() {
  return (
    <PageShell title={messages(await readLocale()).feed.page.title} back={publicPaths.home} isBusy>
      <RowsSkeleton rows={6} />
    </PageShell>
  );
}
