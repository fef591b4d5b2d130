import { PageShell } from '#components/layout/page-shell.tsx';
import { RowsSkeleton } from '#components/layout/rows-skeleton.tsx';
import { accountPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../../read-locale.ts';

export default async function SettingsLoading() {
  const { settings } = messages(await readLocale());
  return (
    <PageShell title={settings.title} back={accountPaths.profile} isBusy>
      <RowsSkeleton rows={2} />
      <RowsSkeleton rows={1} />
    </PageShell>
  );
}
