import type { Metadata } from 'next';
import { asksToStartEmpty } from '#lib/features/accounts/services/passwords.ts';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { ResetScreen } from './reset-screen.tsx';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).signIn.reset.title,
  // The address holds a secret until the browser removes it.
  referrer: 'no-referrer',
});

export default async function NewPasswordPage({ searchParams }: { searchParams: Search }) {
  await guardPage(signInPaths.newPassword);
  const [locale, id, token] = await Promise.all([
    readLocale(),
    readParam(searchParams, 'id'),
    readParam(searchParams, 'token'),
  ]);
  const { signIn, accounts, emptyStart } = messages(locale);
  const { fields, reset } = signIn;
  const words = { fields, reset, done: accounts.messages.passwordReset, emptyStart };
  const link = id && token ? { id, token } : null;
  const asks = link !== null && (await load(() => asksToStartEmpty(link)));
  return (
    <div className="flex flex-1 flex-col gap-6 py-2">
      <ResetScreen words={words} link={link && { ...link, asksToStartEmpty: asks }} />
    </div>
  );
}
