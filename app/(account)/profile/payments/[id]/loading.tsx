import { PageShell } from '#components/shell/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function ReceiptLoading() {
  const { payments } = messages(await readLocale());
  return (
    <PageShell title={payments.slip.title} back={accountPaths.transactions} isBusy>
      <Skeleton shape="block" className="h-96" />
    </PageShell>
  );
}
