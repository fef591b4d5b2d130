import { hashApiKey, makeApiKey, toKeyEnding } from '#lib/features/accounts/auth/api-key-text.ts';
import type { Right } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { insertApiKey } from '#models/accounts/api-key.ts';
import { inTransaction } from '#models/connection.ts';

const DAY_MS = 86_400_000;

/** Stores a key of an admin; returns the key and its row's id. */
export const makeStoredKey = async (
  userId: string,
  { can = 'lead', expiresAt }: { can?: Right; expiresAt?: Date } = {},
): Promise<{ key: string; keyId: string }> => {
  const key = makeApiKey();
  const at = now();
  const row = {
    ...{ userId, can, name: 'Nightly report', hash: hashApiKey(key), ending: toKeyEnding(key) },
    ...{ createdAt: at, expiresAt: expiresAt ?? new Date(at.getTime() + DAY_MS) },
  };
  const { _id } = await inTransaction((tx) => insertApiKey(row, tx));
  return { key, keyId: String(_id) };
};
