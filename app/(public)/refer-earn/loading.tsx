import { PageShell } from '#components/shell/page-shell.tsx';
import { ReferSkeleton } from '#components/referrals/refer-skeleton.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function ReferEarnLoading() {
  const { referrals } = messages(await readLocale());
  return (
    <PageShell isWide title={referrals.title} back={publicPaths.more} isBusy>
      <ReferSkeleton loading={referrals.loading} />
    </PageShell>
  );
}
