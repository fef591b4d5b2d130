import { LoadingDashboard } from '#components/sign-in/loading-dashboard.tsx';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export default async function DashboardLoading() {
  const { signIn } = messages(await readLocale());
  return <LoadingDashboard text={signIn.loadingDashboard} />;
}
