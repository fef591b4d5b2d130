import type { PasskeyView } from '#lib/features/accounts/contracts/passkeys.ts';
import type { PasskeyRecord } from '#models/accounts/passkey.ts';

/** A key as its owner sees it. */
export const toPasskey = ({ _id, device, createdAt, lastUsedAt }: PasskeyRecord): PasskeyView => ({
  _id: String(_id),
  device,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
