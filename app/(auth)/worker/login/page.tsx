import type { Metadata } from 'next';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { listDemoLogins } from '#lib/features/accounts/services/sign-in.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { LoginScreen } from '../../login-screen.tsx';
import type { Search } from '#app/_request/read-param.ts';
import { hasSignedOut, readReturnPath } from '#app/(auth)/read-arrival.ts';
import { frontMetadata } from '../../front-metadata.ts';
import { WorkerFrontPage } from '../../front-page.tsx';

export const generateMetadata = async (): Promise<Metadata> => {
  const { signIn, front } = messages(await readLocale());
  return frontMetadata({ title: signIn.login.workerTitle, front: front.worker });
};

export default async function WorkerLoginPage({ searchParams }: { searchParams: Search }) {
  await guardPage(signInPaths.workerLogin);
  const [locale, returnPath, { data: demoLogins }] = await Promise.all([
    readLocale(),
    readReturnPath(searchParams),
    load(listDemoLogins),
  ]);
  const isBeside = returnPath === null && !(await hasSignedOut());
  const screen = (
    <LoginScreen isWorker={true} words={messages(locale)} {...{ returnPath, demoLogins, isBeside }} />
  );
  return isBeside ? <WorkerFrontPage locale={locale}>{screen}</WorkerFrontPage> : screen;
}
