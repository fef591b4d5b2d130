import { PageShell } from '#components/layout/page-shell.tsx';
import { ListSkeleton } from '#components/messages/list-skeleton.tsx';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export default async function MessagesLoading() {
  const { page } = messages(await readLocale()).messages;
  return (
    <PageShell title={page.title} back={publicPaths.home} isBusy>
      <div className="-m-4">
        <ListSkeleton loading={page.loading} />
      </div>
    </PageShell>
  );
}
