import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { SubscriptionKeys } from './pusher.ts';

interface Sealing {
  keys: SubscriptionKeys;
  text: string;
  /** Normally a new key pair and salt per message; passed only to compare with the RFC's example. */
  sender?: ECDH;
  salt?: Buffer;
}

const RECORD_BYTES = 4096;

const makeSender = (): ECDH => {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return sender;
};

const derive = ({
  salt,
  secret,
  info,
  length,
}: {
  salt: Buffer;
  secret: Buffer;
  info: string | Buffer;
  length: number;
}): Buffer => Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Encrypts a push message for one browser (RFC 8291). Throws if its public key is invalid. */
export const encryptNote = ({
  keys,
  text,
  sender = makeSender(),
  salt = randomBytes(16),
}: Sealing): Buffer => {
  const receiverKey = Buffer.from(keys.p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const shared = derive({
    salt: Buffer.from(keys.auth, 'base64url'),
    secret: sender.computeSecret(receiverKey),
    info: Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]),
    length: 32,
  });
  const key = derive({ salt, secret: shared, info: 'Content-Encoding: aes128gcm\0', length: 16 });
  const nonce = derive({ salt, secret: shared, info: 'Content-Encoding: nonce\0', length: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 is the delimiter of the last record; there is only one.
  const sealed = [
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(senderKey.length, 4);
  return Buffer.concat([salt, head, senderKey, ...sealed]);
};
