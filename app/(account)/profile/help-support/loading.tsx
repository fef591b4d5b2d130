import { HelpSkeleton } from '#components/help/help-skeleton.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { RowsSkeleton } from '#components/layout/rows-skeleton.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { accountPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../../read-locale.ts';

export default async function HelpSupportLoading() {
  const { support } = messages(await readLocale()).tickets;
  return (
    <PageShell title={support.title} back={accountPaths.profile} isBusy>
      <HelpSkeleton />
      <RowsSkeleton rows={1} />
      <RowsSkeleton rows={5} />
      <Skeleton shape="block" className="h-40" />
    </PageShell>
  );
}
