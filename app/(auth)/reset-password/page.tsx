import type { Metadata } from 'next';
import { ResetRequest } from '#components/sign-in/reset-request.tsx';
import { guardPage } from '#lib/auth/page-actor.ts';
import { signInPaths } from '#lib/config/paths.ts';
import { messages } from '#lib/i18n/catalogue.ts';
import { keepsMails } from '#lib/services/mails/keeps-mails.ts';
import { readLocale } from '../../read-locale.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).signIn.forgot.title,
});

export default async function ResetRequestPage() {
  await guardPage(signInPaths.forgotPassword);
  const { signIn, accounts } = messages(await readLocale());
  const { fields, forgot } = signIn;
  const words = { fields, forgot, done: accounts.messages.resetSent };
  return (
    <div className="flex flex-1 flex-col gap-6 py-2">
      <ResetRequest words={words} hasOutbox={keepsMails()} />
    </div>
  );
}
