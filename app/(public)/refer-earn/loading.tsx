import { PageShell } from '#components/layout/page-shell.tsx';
import { ReferSkeleton } from '#components/refer-earn/refer-skeleton.tsx';
import { publicPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export default async function ReferEarnLoading() {
  const { referrals } = messages(await readLocale());
  return (
    <PageShell title={referrals.title} back={publicPaths.more} isBusy>
      <ReferSkeleton loading={referrals.loading} />
    </PageShell>
  );
}
