import { PageShell } from '#components/shell/page-shell.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function AddressesLoading() {
  const { addresses } = messages(await readLocale()).places;
  return (
    <PageShell isWide title={addresses.title} back={accountPaths.profile} isBusy>
      <Skeleton shape="block" className="h-24" />
      <Skeleton shape="block" className="h-24" />
    </PageShell>
  );
}
