import { PageShell } from '#components/shell/page-shell.tsx';
import { ListSkeleton } from '#components/messages/list-skeleton.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

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
