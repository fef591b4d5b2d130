import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { appOrigin } from '#lib/platform/config/env.ts';
import type { NewPasskeyBody, PasskeyLoginBody } from '#lib/features/accounts/contracts/passkeys.ts';

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const spelt = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64url');
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

interface Answering {
  challenge: string;
  /** The origin the browser reports. */
  origin?: string;
  /** Whether the person confirmed by finger, face or code. */
  isUnlocked?: boolean;
}

/** A software passkey: answers as a valid authenticator does, or as a faulty one would. */
export const makeSoftPasskey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, { challenge, origin = appOrigin() }: Answering): string =>
    JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false });

  const authenticatorData = (
    { origin = appOrigin(), isUnlocked = true }: Answering,
    hasKey: boolean,
  ): Buffer => {
    counter += 1;
    const flags = 0x01 | (isUnlocked ? 0x04 : 0) | (hasKey ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
  };

  // COSE: an elliptic curve key on P-256, for ES256.
  const coseKey = (): Buffer => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    return Buffer.concat([hex('a5 01 02 03 26 20 01 21 58 20'), left, hex('22 58 20'), right]);
  };

  return {
    make: (answering: Answering): NewPasskeyBody => {
      const length = Buffer.from([0, id.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const state = Buffer.concat([authenticatorData(answering, true), key]);
      // CBOR: { fmt: 'none', attStmt: {}, authData: state }
      const head = hex('a3 63 666d74 64 6e6f6e65 67 61747453746d74 a0 68 6175746844617461 58');
      return {
        id: spelt(id),
        clientDataJSON: spelt(clientData('create', answering)),
        attestationObject: spelt(Buffer.concat([head, Buffer.from([state.length]), state])),
      };
    },
    answer: (answering: Answering): PasskeyLoginBody => {
      const client = clientData('get', answering);
      const state = authenticatorData(answering, false);
      const signature = sign('sha256', Buffer.concat([state, sha256(client)]), privateKey);
      return {
        id: spelt(id),
        clientDataJSON: spelt(client),
        authenticatorData: spelt(state),
        signature: spelt(signature),
      };
    },
    rewind: () => {
      counter = 0;
    },
  };
};
