import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import bcrypt from 'bcryptjs';

// OWASP's first choice: 19 MiB, 2 passes, 1 lane. Node runs it in its thread pool, off the event loop.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const PREFIX = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

const derive = promisify(argon2);

const tagOf = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', { ...cost, message: Buffer.from(password.normalize('NFKC')), nonce });

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password the way it is stored (PHC text). */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  return `${PREFIX}${unpadded(nonce)}$${unpadded(await tagOf(password, nonce))}`;
};

export const isCurrentHash = (hash: string): boolean => hash.startsWith(PREFIX);

// bcryptjs hashes in slices on the event loop; only imported accounts meet it, once each.
const isBcryptHash = (hash: string): boolean => /^\$2[aby]\$/.test(hash);

/** Whether a password fits a stored hash, ours or an imported bcrypt one. */
export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  if (isBcryptHash(hash)) return bcrypt.compare(password, hash);
  const [nonce = '', tag = ''] = hash.slice(PREFIX.length).split('$');
  if (!isCurrentHash(hash) || !tag) return false;
  const wanted = Buffer.from(tag, 'base64');
  const given = await tagOf(password, Buffer.from(nonce, 'base64'));
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};
