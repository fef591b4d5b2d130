import { createHmac } from 'node:crypto';
import { makeApiKey } from '#lib/features/accounts/auth/api-key-text.ts';
import { env } from '#lib/platform/config/env.ts';
import { database } from '#models/connection.ts';
import { revokeSession } from '#models/accounts/session.ts';
import { signIn, type SignedIn } from '../factories/users.ts';

const part = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const goodClaims = (sessionId: string) => {
  const iat = Math.floor(Date.now() / 1000);
  return { sid: sessionId, iss: 'hunar', aud: 'hunar-api', iat, exp: iat + 3600 };
};

/** A token with freely chosen parts. */
const forge = (forgery: {
  hash?: 'sha256' | 'sha512';
  header?: object;
  claims?: object | string;
  secret?: string;
}): string => {
  const { header = { alg: 'HS256', typ: 'JWT' }, claims = {}, secret = env().JWT_SECRET } = forgery;
  const signed = `${part(header)}.${part(claims)}`;
  const signature = createHmac(forgery.hash ?? 'sha256', secret).update(signed);
  return `${signed}.${signature.digest('base64url')}`;
};

const withFlippedBit = (token: string, at: number): string => {
  const bytes = Buffer.from(token.split('.')[at] ?? '', 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return token.split('.').with(at, bytes.toString('base64url')).join('.');
};

const forgeries = ({ sessionId, token }: SignedIn): Record<string, string> => {
  const good = goodClaims(sessionId);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const none = part({ alg: 'none', typ: 'JWT' });
  return {
    'an API key that was never made': makeApiKey(),
    'an API key with a wrong checksum': `hnr_${'0'.repeat(36)}`,
    'algorithm none': `${none}.${claims}.`,
    'algorithm none with a signature': `${none}.${claims}.${signature}`,
    'algorithm None': `${part({ alg: 'None' })}.${claims}.`,
    'no signature': `${head}.${claims}.`,
    'two parts': `${head}.${claims}`,
    'a public key as secret': forge({
      claims: good,
      secret: '-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----\n',
    }),
    'algorithm RS256, signed as HS256': forge({ header: { alg: 'RS256', typ: 'JWT' }, claims: good }),
    'algorithm HS512': forge({ header: { alg: 'HS512' }, claims: good, hash: 'sha512' }),
    'a key of its own': forge({
      header: { alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } },
      claims: good,
      secret: 'x',
    }),
    'an empty secret': forge({ claims: good, secret: '' }),
    'another secret': forge({ claims: good, secret: 'another secret that is also long enough' }),
    'no header': forge({ header: {}, claims: good }),
    expired: forge({ claims: { ...good, exp: good.iat - 10 } }),
    'not valid yet': forge({ claims: { ...good, nbf: good.iat + 600 } }),
    'another issuer': forge({ claims: { ...good, iss: 'elsewhere' } }),
    'another audience': forge({ claims: { ...good, aud: 'hunar-mail' } }),
    'no issuer': forge({ claims: { ...good, iss: undefined } }),
    'no session': forge({ claims: { ...good, sid: undefined } }),
    'an operator as session': forge({ claims: { ...good, sid: { $gt: '' } } }),
    'a session that is no id': forge({ claims: { ...good, sid: 'x' } }),
    'a session that does not exist': forge({ claims: { ...good, sid: 'fedcba987654321001234567' } }),
    'claims that are a text': forge({ claims: 'hello' }),
    'a flipped bit in the claims': withFlippedBit(token, 1),
    'a flipped bit in the signature': withFlippedBit(token, 2),
    '10 kB': forge({ claims: { ...good, filler: 'x'.repeat(7000) } }),
    null: 'null',
    undefined: 'undefined',
    '[object Object]': '[object Object]',
  };
};

const otherHeaders = ({ token }: SignedIn): Record<string, string | string[]> => ({
  empty: '',
  'Bearer alone': 'Bearer',
  'Bearer and a space': 'Bearer ',
  'the token alone': token,
  Basic: `Basic ${Buffer.from('a:b').toString('base64')}`,
  'another scheme': `Token ${token}`,
  'two tokens in one header': `Bearer ${token}, Bearer ${token}`,
  'two headers': [`Bearer ${token}`, `Bearer ${token}`],
  'two headers, the first good': [`Bearer ${token}`, 'Bearer null'],
  'two headers, the last good': ['Bearer null', `Bearer ${token}`],
});

const endedSessions = async (): Promise<Record<string, string>> => {
  const revoked = await signIn('admin');
  await revokeSession(revoked.sessionId, new Date());
  const deleted = await signIn('admin');
  await database().collection('users').deleteOne({ _id: deleted.user._id });
  return { 'a revoked session': `Bearer ${revoked.token}`, 'a deleted user': `Bearer ${deleted.token}` };
};

/** Authorization headers that give no access, by name (A2); most start from a valid token. */
export const badAuthorizations = async (): Promise<Record<string, string | string[]>> => {
  const good = await signIn('admin');
  const bearers = Object.entries(forgeries(good)).map(([name, token]): [string, string] => [
    name,
    `Bearer ${token}`,
  ]);
  return { ...Object.fromEntries(bearers), ...otherHeaders(good), ...(await endedSessions()) };
};
