import type { Metadata } from 'next';
import { guardPage } from '#lib/auth/page-actor.ts';
import { signInPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { listDemoLogins } from '#lib/services/demo/list-demo-logins.ts';
import { load } from '../../../load.ts';
import { readLocale } from '../../../read-locale.ts';
import { LoginScreen } from '../../login-screen.tsx';
import type { Search } from '../../../read-param.ts';
import { readReturnPath } from '../../read-return-path.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).signIn.login.workerTitle,
});

export default async function WorkerLoginPage({ searchParams }: { searchParams: Search }) {
  await guardPage(signInPaths.workerLogin);
  const [locale, returnPath, { data: demoLogins }] = await Promise.all([
    readLocale(),
    readReturnPath(searchParams),
    load(listDemoLogins),
  ]);
  return (
    <LoginScreen isWorker={true} words={messages(locale)} returnPath={returnPath} demoLogins={demoLogins} />
  );
}
