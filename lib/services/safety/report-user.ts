import { reportUserCall } from '#lib/contracts/safety.calls.ts';
import type { ReportBody, ReportView } from '#lib/contracts/safety.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { profiles } from '#lib/i18n/en/profiles.ts';
import { now } from '#lib/integrations/clock.ts';
import { insertReport } from '#models/report.ts';
import { drawNumber } from '../steps/draw-number.ts';
import { meetUser } from '../steps/meet-user.ts';
import { runIdempotent } from '../steps/run-idempotent.ts';
import { toReport } from './to-report.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: ReportBody;
  idempotencyKey: string | null;
}

/** Stores a report on somebody whom the caller can see or has blocked, under a number of its own. */
export const reportUser = async ({
  actor,
  params,
  body,
  idempotencyKey: key,
}: Input): Promise<{ message: string; data: ReportView }> => {
  const { sight } = await meetUser({ actor, userId: params.id, throughOwnBlock: true });
  if (sight === 'self') throw new AppError('not_oneself');
  const { reason, details = '' } = body;
  const row = { reporterId: actor.userId, subjectId: params.id, reason, details, createdAt: now() };
  return drawNumber((number) =>
    runIdempotent({
      actor,
      call: reportUserCall,
      key,
      body: { params, body },
      work: async (tx) => ({
        message: profiles.messages.reported,
        data: toReport(await insertReport({ ...row, number }, tx)),
      }),
    }),
  );
};
