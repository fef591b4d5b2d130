import { api } from '#lib/platform/browser/api.ts';
import { answerByPasskey, wasPutAside } from '#lib/features/accounts/client/passkeys.ts';
import { enterApp, landingAfterLogin } from './enter-app.ts';

/** Signs in with a passkey; returns 'stayed' when the user cancels. */
export const loginByPasskey = async ({
  returnPath,
  message,
}: {
  returnPath: string | null;
  message: string;
}): Promise<'left' | 'stayed'> => {
  const { data: question } = await api('POST /auth/passkey-login/question');
  const body = await answerByPasskey(question).catch((error: unknown) => {
    if (wasPutAside(error)) return null;
    throw error;
  });
  if (!body) return 'stayed';
  const reply = await api('POST /auth/passkey-login', { body });
  return enterApp({ reply, message, landing: landingAfterLogin({ role: reply.data.userType, returnPath }) });
};
