import { LoadingDashboard } from '#components/accounts/sign-in/loading-dashboard.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function DashboardLoading() {
  const { signIn } = messages(await readLocale());
  return <LoadingDashboard text={signIn.loadingDashboard} />;
}
