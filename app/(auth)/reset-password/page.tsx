import type { Metadata } from 'next';
import { ResetRequest } from '#components/accounts/sign-in/reset-request.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { hasSms } from '#lib/platform/config/env.ts';
import { accountPaths, signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { keepsMails } from '#lib/features/notifications/services/send-mails.ts';
import { readLocale } from '#app/_request/read-choices.ts';

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
      <ResetRequest
        words={words}
        hasOutbox={keepsMails()}
        byNumber={hasSms() ? withReturnPath(signInPaths.login, accountPaths.privacy) : undefined}
      />
    </div>
  );
}
