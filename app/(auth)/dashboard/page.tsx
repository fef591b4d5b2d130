import { LoadingDashboard } from '#components/accounts/sign-in/loading-dashboard.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function DashboardPage() {
  await guardPage(signInPaths.dashboard);
  const { signIn } = messages(await readLocale());
  return <LoadingDashboard text={signIn.loadingDashboard} />;
}
