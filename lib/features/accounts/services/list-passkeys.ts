import type { PasskeyView } from '#lib/features/accounts/contracts/passkeys.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listPasskeysOf } from '#models/accounts/passkey.ts';
import { toPasskey } from './to-passkey.ts';

/** The devices that open the actor's account without its password. */
export const listPasskeys = async ({ actor }: { actor: Actor }): Promise<{ data: PasskeyView[] }> => ({
  data: (await listPasskeysOf(actor.userId)).map(toPasskey),
});
