import { PageShell } from '#components/shell/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

export default function PausedLoading() {
  return (
    <PageShell isBusy>
      <Skeleton shape="block" className="h-40" />
      <Skeleton shape="block" className="h-64" />
    </PageShell>
  );
}
