import { PageShell } from '#components/layout/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { accountPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../../../read-locale.ts';

export default async function PaymentsLoading() {
  const { payments } = messages(await readLocale());
  return (
    <PageShell title={payments.title} back={accountPaths.profile} isBusy>
      <Skeleton shape="block" className="h-13" />
      {Array.from({ length: 3 }, (_, at) => (
        <Skeleton key={at} shape="block" className="h-24" />
      ))}
    </PageShell>
  );
}
