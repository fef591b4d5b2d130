import { HelpSkeleton } from '#components/support/help/help-skeleton.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { RowsSkeleton } from '#components/page/rows-skeleton.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function HelpCenterLoading() {
  const { help } = messages(await readLocale());
  return (
    <PageShell isWide title={help.title} back={publicPaths.more} isBusy>
      <HelpSkeleton />
      <RowsSkeleton rows={5} />
    </PageShell>
  );
}
