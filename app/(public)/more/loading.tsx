import { PageShell } from '#components/layout/page-shell.tsx';
import { RowsSkeleton } from '#components/layout/rows-skeleton.tsx';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export default async function MoreLoading() {
  const { more } = messages(await readLocale());
  return (
    <PageShell title={more.title} isBusy>
      <RowsSkeleton rows={3} />
      <RowsSkeleton rows={6} />
      <RowsSkeleton rows={1} />
    </PageShell>
  );
}
