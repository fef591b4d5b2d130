import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  NewPasskeyBody,
  PasskeyLoginBody,
  PasskeyOffer,
  PasskeyQuestion,
} from '#lib/features/accounts/contracts/passkeys.ts';

// Phones create ES256 keys, Windows RS256.
const algorithms = [-7, -257].map((alg) => ({ alg, type: 'public-key' as const }));

/** Creates a passkey on this device; rejects when the user does not unlock it. */
export const makePasskey = async ({ rpId, known, ...offer }: PasskeyOffer): Promise<NewPasskeyBody> => {
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...offer,
      rp: { id: rpId, name: 'Hunar' },
      pubKeyCredParams: algorithms,
      excludeCredentials: known.map((one) => ({ id: one, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  });
  const { clientDataJSON, attestationObject } = response;
  return { id, clientDataJSON, attestationObject };
};

/** Signs a challenge with a passkey that the user picks; rejects when they cancel. */
export const answerByPasskey = async (question: PasskeyQuestion): Promise<PasskeyLoginBody> => {
  const { id, response } = await startAuthentication({
    optionsJSON: { ...question, allowCredentials: [], userVerification: 'required' },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
};

/** Returns whether the user dismissed the passkey prompt, which is not an error. */
export const wasPutAside = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
