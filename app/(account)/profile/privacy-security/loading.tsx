import { PageShell } from '#components/layout/page-shell.tsx';
import { RowsSkeleton } from '#components/layout/rows-skeleton.tsx';
import { accountPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../../read-locale.ts';

export default async function PrivacyLoading() {
  const { privacy } = messages(await readLocale());
  return (
    <PageShell title={privacy.title} back={accountPaths.profile} isBusy>
      {[3, 2, 2].map((rows, index) => (
        <RowsSkeleton key={index} rows={rows} />
      ))}
    </PageShell>
  );
}
