import { PageShell } from '#components/shell/page-shell.tsx';
import { RowsSkeleton } from '#components/page/rows-skeleton.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function NotificationsLoading() {
  return (
    <PageShell title={messages(await readLocale()).feed.page.title} back={publicPaths.home} isBusy>
      <RowsSkeleton rows={6} />
    </PageShell>
  );
}
