import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { SaveTokenBody } from '#lib/features/notifications/contracts/push.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';

interface Arrival {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Accepts every push message and delivers none. */
export const quietPusher: Pusher = { send: async () => 'taken' };

/** A browser subscribed at the stand-in; it decrypts its messages. */
export interface Browser {
  subscription: SaveTokenBody;
  read(body: Buffer): unknown;
}

export interface PushService {
  origin: string;
  arrivals: Arrival[];
  /** Statuses of the next answers; 201 after that. */
  answers: number[];
  subscribe(): Browser;
  stop(): Promise<void>;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts strictly by RFC 8291 and 8188, sharing no code with the encryption. */
const makeBrowser = (address: string): Browser => {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): unknown => {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
    const secret = derive(pair.computeSecret(theirs), auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  return { subscription: { fcmToken: address, keys }, read };
};

const claimsSchema = z.strictObject({ aud: z.string(), exp: z.number(), sub: z.string() });

/** The claims of a VAPID header; throws unless its signature is valid. */
export const readVapid = (header = '') => {
  const [, head = '', body = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const rules = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${body}`), rules, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is invalid.');
  return { key, ...claimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString())) };
};

/** A push service on loopback that keeps its messages. */
export const startPushService = async (): Promise<PushService> => {
  const arrivals: Arrival[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      arrivals.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(answers.shift() ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The stand-in has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    arrivals,
    answers,
    subscribe: () => makeBrowser(`${origin}/push/${randomBytes(8).toString('hex')}`),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
