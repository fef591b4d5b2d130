import type { AccountExport } from '#lib/features/privacy/contracts/privacy.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { personalData } from '#models/privacy/all-personal-data.ts';
import { findUser } from '#models/people/user.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';

const readRecords = async (userId: string): Promise<AccountExport['records']> => {
  const read = personalData.map(async ({ name, list }) => [name, await list(userId)] as const);
  return Object.fromEntries(await Promise.all(read));
};

/** Returns everything stored about the caller. */
export const exportAccount = async ({ actor }: { actor: Actor }): Promise<{ data: AccountExport }> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  const records = await readRecords(actor.userId);
  return { data: { exportedAt: now().toISOString(), account: toSelfUser(user), records } };
};
