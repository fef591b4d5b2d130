import { HelpSkeleton } from '#components/help/help-skeleton.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { RowsSkeleton } from '#components/layout/rows-skeleton.tsx';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export default async function HelpCenterLoading() {
  const { help } = messages(await readLocale());
  return (
    <PageShell title={help.title} back={publicPaths.more} isBusy>
      <HelpSkeleton />
      <RowsSkeleton rows={5} />
    </PageShell>
  );
}
