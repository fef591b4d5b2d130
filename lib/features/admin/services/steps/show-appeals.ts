import type { AdminAppeal } from '#lib/features/admin/contracts/moderation.ts';
import { pauseState } from '#lib/features/people/rules/pause-rules.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { AppealRecord } from '#models/people/appeal.ts';
import { listPauses, type PauseRecord } from '#models/people/pause.ts';

export const toPauseFacts = (pause: PauseRecord) => {
  const { reason, evidence, urgency = null, at, startsAt = at, until } = pause;
  return {
    ...{ reason, evidence, urgency, pauseState: pauseState(pause, now()) },
    ...{ pausedAt: at.toISOString(), startsAt: startsAt.toISOString(), until: until?.toISOString() ?? null },
  };
};

/** An appeal's text and its outcome. */
export const toAppealFacts = ({ text, state, decision, answerBy, at }: AppealRecord) => ({
  ...{ text, state, answer: decision?.note ?? '', answerBy: answerBy.toISOString() },
  createdAt: at.toISOString(),
});

/** Appeals as the office sees them, each with its pause. */
export const showAppeals = async (rows: readonly AppealRecord[]): Promise<AdminAppeal[]> => {
  const pauses = new Map(
    (await listPauses(rows.map(({ pauseId }) => pauseId))).map((pause) => [String(pause._id), pause]),
  );
  const name = await namePeople(rows.flatMap(({ userId, pausedBy }) => [userId, pausedBy]));
  return rows.flatMap((row) => {
    const pause = pauses.get(String(row.pauseId));
    if (!pause) return [];
    const people = { person: name(row.userId), pausedBy: name(row.pausedBy) };
    return [{ _id: String(row._id), ...people, ...toPauseFacts(pause), ...toAppealFacts(row) }];
  });
};
