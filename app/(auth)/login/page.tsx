import type { Metadata } from 'next';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { listDemoLogins } from '#lib/features/accounts/services/sign-in.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { LoginScreen } from '../login-screen.tsx';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { hasSignedOut, readReturnPath } from '#app/(auth)/read-arrival.ts';
import { frontMetadata } from '../front-metadata.ts';
import { FrontPage } from '../front-page.tsx';

export const generateMetadata = async (): Promise<Metadata> => {
  const { signIn, front } = messages(await readLocale());
  return frontMetadata({ title: signIn.login.title, front });
};

export default async function LoginPage({ searchParams }: { searchParams: Search }) {
  await guardPage(signInPaths.login);
  const [locale, returnPath, why, { data: demoLogins }] = await Promise.all([
    readLocale(),
    readReturnPath(searchParams),
    readParam(searchParams, 'why'),
    load(listDemoLogins),
  ]);
  const isBeside = returnPath === null && !(await hasSignedOut());
  const screen = (
    <LoginScreen
      isWorker={false}
      words={messages(locale)}
      returnPath={returnPath}
      isToSave={why === 'save'}
      {...{ demoLogins, isBeside }}
    />
  );
  return isBeside ? <FrontPage locale={locale}>{screen}</FrontPage> : screen;
}
