import { api } from '#lib/platform/browser/api.ts';
import { holdsSent } from '#lib/platform/browser/writes/holds-sent.ts';
import type { WaitingWrite } from '#lib/platform/browser/writes/waiting-write.ts';

/** The calls whose fields the account has under the same names. Own prices are elsewhere: the server has to decide. */
const profileCalls = [
  'PUT /users/update-customer-profile',
  'PUT /users/update-worker-profile',
  'PUT /auth/update-profile',
];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Fields that were not sent stay as they are. */
const pickSent = (body: object): object =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => name !== 'madeFrom' && value !== undefined),
  );

/**
 * Reads whether an old write, whose key the server may have forgotten, has already made its change. Sent again, it would
 * be refused, because the profile is no longer the one that it was made from.
 */
export const isProfileWriteDone = async ({ call, body }: WaitingWrite): Promise<boolean> => {
  if (!profileCalls.includes(call) || !isObject(body)) return false;
  const { user } = await api('GET /auth/check');
  return holdsSent(user, pickSent(body));
};
