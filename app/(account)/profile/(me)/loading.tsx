import { ProfileSkeleton } from '#components/profiles/own/profile-skeleton.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function ProfileLoading() {
  const { account } = messages(await readLocale());
  return (
    <PageShell isWide title={account.title} isBusy>
      <ProfileSkeleton />
    </PageShell>
  );
}
