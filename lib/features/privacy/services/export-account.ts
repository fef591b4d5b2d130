import type { AccountExport } from '#lib/features/privacy/contracts/privacy.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { StreamedPayload } from '#lib/platform/contract/payloads.ts';
import { now } from '#lib/platform/time/clock.ts';
import { personalData } from '#models/privacy/all-personal-data.ts';
import { findUser } from '#models/people/user.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';

/** Returns everything stored about the caller; the rows are read while they are sent, however many there are. */
export const exportAccount = async ({
  actor: { userId },
}: {
  actor: Actor;
}): Promise<StreamedPayload<{ data: AccountExport }>> => {
  const user = await findUser(userId);
  if (!user) throw new AppError('unauthorized');
  const records = Object.fromEntries(personalData.map(({ name, list }) => [name, list(userId)]));
  return { streamed: { data: { exportedAt: now().toISOString(), account: toSelfUser(user), records } } };
};
