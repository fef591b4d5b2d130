import { PageShell } from '#components/layout/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { accountPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../../../read-locale.ts';

export default async function ReceiptLoading() {
  const { payments } = messages(await readLocale());
  return (
    <PageShell title={payments.slip.title} back={accountPaths.transactions} isBusy>
      <Skeleton shape="block" className="h-96" />
    </PageShell>
  );
}
