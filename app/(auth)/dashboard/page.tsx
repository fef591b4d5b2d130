import { LoadingDashboard } from '#components/sign-in/loading-dashboard.tsx';
import { guardPage } from '#lib/auth/page-actor.ts';
import { signInPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export default async function DashboardPage() {
  await guardPage(signInPaths.dashboard);
  const { signIn } = messages(await readLocale());
  return <LoadingDashboard text={signIn.loadingDashboard} />;
}
