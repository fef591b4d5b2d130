import { DashboardSkeleton } from '#components/home/dashboard-skeleton.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-locale.ts';

export default async function AgencyLoading() {
  const { dashboards } = messages(await readLocale());
  return (
    <PageShell title={dashboards.title} isBusy>
      <DashboardSkeleton rows={2} />
    </PageShell>
  );
}
