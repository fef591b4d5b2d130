import { PageShell } from '#components/shell/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function StartLoading() {
  const { start } = messages(await readLocale());
  return (
    <PageShell title={start.title} isBusy>
      <Skeleton shape="block" className="h-16" />
      <Skeleton shape="block" className="h-80" />
    </PageShell>
  );
}
