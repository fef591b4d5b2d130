import type { Metadata } from 'next';
import { NewPassword } from '#components/accounts/sign-in/new-password.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).signIn.reset.title,
  // The address holds a secret until the browser has taken it out.
  referrer: 'no-referrer',
});

export default async function NewPasswordPage({ searchParams }: { searchParams: Search }) {
  await guardPage(signInPaths.newPassword);
  const [locale, id, token] = await Promise.all([
    readLocale(),
    readParam(searchParams, 'id'),
    readParam(searchParams, 'token'),
  ]);
  const { signIn, accounts } = messages(locale);
  const { fields, reset } = signIn;
  const words = { fields, reset, done: accounts.messages.passwordReset };
  return (
    <div className="flex flex-1 flex-col gap-6 py-2">
      <NewPassword words={words} link={id && token ? { id, token } : null} />
    </div>
  );
}
