import { PageShell } from '#components/shell/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function PaymentsLoading() {
  const { payments } = messages(await readLocale());
  return (
    <PageShell isWide title={payments.title} back={accountPaths.profile} isBusy>
      <Skeleton shape="block" className="h-13" />
      {Array.from({ length: 3 }, (_, at) => (
        <Skeleton key={at} shape="block" className="h-24" />
      ))}
    </PageShell>
  );
}
