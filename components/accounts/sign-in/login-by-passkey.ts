import { api } from '#lib/platform/browser/api.ts';
import { answerByPasskey, wasPutAside } from '#lib/features/accounts/client/passkeys.ts';
import { askPasskeyCall, passkeyLoginCall } from '#lib/features/accounts/contracts/passkeys.calls.ts';
import { enterApp, landingAfterLogin } from './enter-app.ts';

interface Arrival {
  returnPath: string | null;
  /** Said on arrival. */
  message: string;
}

/** Signs in by a key of this device; 'stayed' when its owner thinks better of it. */
export const loginByPasskey = async ({ returnPath, message }: Arrival): Promise<'left' | 'stayed'> => {
  const { data: question } = await api(askPasskeyCall);
  const body = await answerByPasskey(question).catch((error: unknown) => {
    if (wasPutAside(error)) return null;
    throw error;
  });
  if (!body) return 'stayed';
  const reply = await api(passkeyLoginCall, { body });
  return enterApp({ reply, message, landing: landingAfterLogin({ role: reply.data.userType, returnPath }) });
};
