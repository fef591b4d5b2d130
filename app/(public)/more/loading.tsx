import { PageShell } from '#components/shell/page-shell.tsx';
import { RowsSkeleton } from '#components/page/rows-skeleton.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function MoreLoading() {
  const { more } = messages(await readLocale());
  return (
    <PageShell isWide title={more.title} isBusy>
      <RowsSkeleton rows={3} />
      <RowsSkeleton rows={6} />
      <RowsSkeleton rows={1} />
    </PageShell>
  );
}
