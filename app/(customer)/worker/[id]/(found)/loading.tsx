import { PageShell } from '#components/shell/page-shell.tsx';
import { WorkerSkeleton } from '#components/profiles/worker/worker-skeleton.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function WorkerLoading() {
  const { workers } = messages(await readLocale());
  return (
    <PageShell isWide back={publicPaths.search} isBusy>
      <WorkerSkeleton loading={workers.loading} />
    </PageShell>
  );
}
