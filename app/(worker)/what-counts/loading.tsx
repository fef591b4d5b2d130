import { PageShell } from '#components/shell/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { workerPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function WhatCountsLoading() {
  const { counted } = messages(await readLocale());
  return (
    <PageShell title={counted.title} back={workerPaths.profile} isBusy>
      <Skeleton shape="block" className="h-96" />
    </PageShell>
  );
}
