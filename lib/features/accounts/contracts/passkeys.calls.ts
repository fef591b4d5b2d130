import type { AccountReply } from './accounts.ts';
import { call } from '#lib/platform/contract/call.ts';
import type {
  NewPasskeyBody,
  PasskeyLoginBody,
  PasskeyOffer,
  PasskeyQuestion,
  PasskeyView,
} from './passkeys.ts';

export const listPasskeysCall = call<{ reply: { data: PasskeyView[] } }>('GET', '/auth/passkeys');
export const offerPasskeyCall = call<{ body: { password: string }; reply: { data: PasskeyOffer } }>(
  'POST',
  '/auth/passkeys/offer',
);
export const addPasskeyCall = call<{ body: NewPasskeyBody; reply: { message: string; data: PasskeyView } }>(
  'POST',
  '/auth/passkeys',
);
export const removePasskeyCall = call<{ params: { id: string }; reply: { message: string } }>(
  'DELETE',
  '/auth/passkeys/{id}',
);
export const askPasskeyCall = call<{ reply: { data: PasskeyQuestion } }>(
  'POST',
  '/auth/passkey-login/question',
);
export const passkeyLoginCall = call<{ body: PasskeyLoginBody; reply: AccountReply }>(
  'POST',
  '/auth/passkey-login',
);
