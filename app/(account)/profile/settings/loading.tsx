import { PageShell } from '#components/shell/page-shell.tsx';
import { RowsSkeleton } from '#components/page/rows-skeleton.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function SettingsLoading() {
  const { settings } = messages(await readLocale());
  return (
    <PageShell isWide title={settings.title} back={accountPaths.profile} isBusy>
      <RowsSkeleton rows={2} />
      <RowsSkeleton rows={1} />
    </PageShell>
  );
}
