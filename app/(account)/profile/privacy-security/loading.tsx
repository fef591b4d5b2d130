import { PageShell } from '#components/shell/page-shell.tsx';
import { RowsSkeleton } from '#components/page/rows-skeleton.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function PrivacyLoading() {
  const { privacy } = messages(await readLocale());
  return (
    <PageShell isWide title={privacy.title} back={accountPaths.profile} isBusy>
      {[3, 2, 2].map((rows, index) => (
        <RowsSkeleton key={index} rows={rows} />
      ))}
    </PageShell>
  );
}
