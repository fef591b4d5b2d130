import type { Metadata } from 'next';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import type { Search } from '#app/_request/read-param.ts';
import { readArrival } from '../../read-arrival.ts';
import { RegisterScreen } from '../../register-screen.tsx';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).signIn.register.title,
});

export default async function WorkerRegisterPage({ searchParams }: { searchParams: Search }) {
  await guardPage(signInPaths.workerRegister);
  const { locale, ...arrival } = await readArrival(searchParams);
  return <RegisterScreen start="worker" words={messages(locale)} {...arrival} />;
}
