import { PageShell } from '#components/layout/page-shell.tsx';
import { WorkerSkeleton } from '#components/workers/worker-skeleton.tsx';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../../../read-locale.ts';

export default async function WorkerLoading() {
  const { workers } = messages(await readLocale());
  return (
    <PageShell back={publicPaths.search} isBusy>
      <WorkerSkeleton loading={workers.loading} />
    </PageShell>
  );
}
