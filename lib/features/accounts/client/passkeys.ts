import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  NewPasskeyBody,
  PasskeyLoginBody,
  PasskeyOffer,
  PasskeyQuestion,
} from '#lib/features/accounts/contracts/passkeys.ts';

// ES256 is what phones make, RS256 what Windows makes.
const algorithms = [-7, -257].map((alg) => ({ alg, type: 'public-key' as const }));

/** Has this device make a key of its own; rejects when its owner does not unlock it. */
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

/** Has this device answer with whichever key of ours its owner chooses; rejects when they do not. */
export const answerByPasskey = async (question: PasskeyQuestion): Promise<PasskeyLoginBody> => {
  const { id, response } = await startAuthentication({
    optionsJSON: { ...question, allowCredentials: [], userVerification: 'required' },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
};

/** Whether somebody has put the device's question aside, which is no fault. */
export const wasPutAside = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
