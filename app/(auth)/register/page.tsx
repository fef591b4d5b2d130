import type { Metadata } from 'next';
import { guardPage } from '#lib/auth/page-actor.ts';
import { signInPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';
import { readParam, type Search } from '../../read-param.ts';
import { readArrival } from '../read-arrival.ts';
import { RegisterScreen } from '../register-screen.tsx';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).signIn.register.title,
});

export default async function RegisterPage({ searchParams }: { searchParams: Search }) {
  await guardPage(signInPaths.register);
  const isAgency = (await readParam(searchParams, 'as')) === 'agency';
  const { locale, ...arrival } = await readArrival(searchParams);
  return <RegisterScreen start={isAgency ? 'agency' : 'customer'} words={messages(locale)} {...arrival} />;
}
