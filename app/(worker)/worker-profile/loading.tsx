import { ProfileSkeleton } from '#components/account/profile-skeleton.tsx';
import { PageShell } from '#components/layout/page-shell.tsx';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export default async function WorkerProfileLoading() {
  const { account } = messages(await readLocale());
  return (
    <PageShell title={account.title} isBusy>
      <ProfileSkeleton />
    </PageShell>
  );
}
