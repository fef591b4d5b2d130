import { HelpSkeleton } from '#components/support/help/help-skeleton.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { RowsSkeleton } from '#components/page/rows-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function HelpSupportLoading() {
  const { support } = messages(await readLocale()).tickets;
  return (
    <PageShell isWide title={support.title} back={accountPaths.profile} isBusy>
      <HelpSkeleton />
      <RowsSkeleton rows={1} />
      <RowsSkeleton rows={5} />
      <Skeleton shape="block" className="h-40" />
    </PageShell>
  );
}
