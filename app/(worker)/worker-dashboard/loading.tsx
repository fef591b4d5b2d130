import { DashboardSkeleton } from '#components/dashboards/dashboard-skeleton.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export default async function WorkerDashboardLoading() {
  const { dashboards } = messages(await readLocale());
  return (
    <PageShell title={dashboards.title} isBusy>
      <DashboardSkeleton tiles={4} rows={3} />
    </PageShell>
  );
}
