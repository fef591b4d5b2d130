import { PageShell } from '#components/layout/page-shell.tsx';
import { FormSkeleton } from '#components/support/form-skeleton.tsx';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export default async function RateLoading() {
  const { rate } = messages(await readLocale());
  return (
    <PageShell title={rate.title} back={publicPaths.more} isBusy>
      <FormSkeleton fields={2} />
    </PageShell>
  );
}
