import { DashboardSkeleton } from '#components/home/skeletons.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function CustomerDashboardLoading() {
  const { dashboards } = messages(await readLocale());
  return (
    <PageShell isWide title={dashboards.title} isBusy>
      <DashboardSkeleton rows={2} />
    </PageShell>
  );
}
