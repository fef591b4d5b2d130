import type { Metadata } from 'next';
import { ConfirmEmail } from '#components/accounts/sign-in/confirm-email.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { signInPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).signIn.verify.title,
  // The address holds a secret until the browser removes it.
  referrer: 'no-referrer',
});

export default async function VerifyEmailPage({ searchParams }: { searchParams: Search }) {
  await guardPage(signInPaths.verifyEmail);
  const [locale, id, token] = await Promise.all([
    readLocale(),
    readParam(searchParams, 'id'),
    readParam(searchParams, 'token'),
  ]);
  const { verify, reset } = messages(locale).signIn;
  return (
    <div className="flex flex-1 flex-col gap-6 py-2">
      <ConfirmEmail words={{ verify, reset }} link={id && token ? { id, token } : null} />
    </div>
  );
}
