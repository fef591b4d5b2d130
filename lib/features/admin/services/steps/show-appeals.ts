import type { AdminAppeal } from '#lib/features/admin/contracts/moderation.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import type { PauseRecord } from '#models/people/pause.ts';

/** Appeals as the office sees them. */
export const showAppeals = async (rows: readonly PauseRecord[]): Promise<AdminAppeal[]> => {
  const name = await namePeople(rows.flatMap(({ userId, by }) => [userId, by]));
  return rows.map(({ _id, userId, reason, evidence, by, at, until, appeal }) => ({
    ...{ _id: String(_id), person: name(userId), reason, evidence, pausedBy: name(by) },
    ...{ pausedAt: at.toISOString(), until: until?.toISOString() ?? null },
    ...{ text: appeal?.text ?? '', state: appeal?.state ?? 'over', answer: appeal?.decision?.note ?? '' },
    createdAt: (appeal?.at ?? at).toISOString(),
  }));
};
