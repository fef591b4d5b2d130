import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import bcrypt from 'bcryptjs';

// OWASP's first choice: 19 MiB, 2 passes, 1 lane. Node runs it in its thread pool, off the event loop.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const PREFIX = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

const derive = promisify(argon2);

const computeTag = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', { ...cost, message: Buffer.from(password.normalize('NFKC')), nonce });

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  return `${PREFIX}${unpadded(nonce)}$${unpadded(await computeTag(password, nonce))}`;
};

export const isCurrentHash = (hash: string): boolean => hash.startsWith(PREFIX);

// bcryptjs hashes on the event loop; only imported accounts use it, once each.
const isBcryptHash = (hash: string): boolean => /^\$2[aby]\$/.test(hash);

/** Checks a password against a stored hash, ours or imported bcrypt. */
export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  if (isBcryptHash(hash)) return bcrypt.compare(password, hash);
  const [nonce = '', tag = ''] = hash.slice(PREFIX.length).split('$');
  if (!isCurrentHash(hash) || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await computeTag(password, Buffer.from(nonce, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};
