import { lookup as resolve } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;
// A receiver needs no words; reading more would let it fill our memory.
const MAX_ANSWER_BYTES = 4096;

class ForbiddenAddress extends Error {}

/** Whether an address may be called at all: https on the usual port, without a user. */
export const isWebhookUrl = (text: string, allowsPrivate: boolean): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') return false;
  return allowsPrivate ? /^https?:$/.test(protocol) : protocol === 'https:' && port === '';
};

/** Resolves the host once; the connection goes to that address, so that a second answer cannot point elsewhere. */
const pin = async (hostname: string, allowsPrivate: boolean): Promise<string> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [host]
    : (await resolve(host, { all: true, verbatim: true })).map(({ address }) => address);
  const [first] = addresses;
  if (first === undefined || (!allowsPrivate && !addresses.every(isPublicAddress)))
    throw new ForbiddenAddress('The address is not public.');
  return first;
};

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Tests and development call receivers on this machine. */
  allowsPrivate: boolean;
}

/** Posts to a receiver that we do not trust; returns its status. Redirects are not followed. */
export const postWebhook = async ({ url, headers, body, allowsPrivate }: Post): Promise<number> => {
  if (!isWebhookUrl(url, allowsPrivate)) throw new ForbiddenAddress('The address is not allowed.');
  const target = new URL(url);
  const address = await pin(target.hostname, allowsPrivate);
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const request = send(
      target,
      {
        ...{
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          agent: false,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        lookup: (_host, { all }, found) =>
          all ? found(null, [{ address, family: isIP(address) }]) : found(null, address, isIP(address)),
      },
      (response) => {
        let bytes = 0;
        const end = (): void => done(response.statusCode ?? 0);
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes <= MAX_ANSWER_BYTES) return;
          response.destroy();
          end();
        });
        response.on('end', end);
        response.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end(body);
  });
};
