import { reportUserCall } from '#lib/features/people/contracts/safety.calls.ts';
import type { ReportBody, ReportView } from '#lib/features/people/contracts/safety.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { fileReport } from '#lib/features/people/services/steps/file-report.ts';
import { getMetUser } from '#lib/features/visibility/services/steps/find-met-user.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: ReportBody;
  idempotencyKey: string | null;
}

/** Stores a report on somebody whom the caller can see or has blocked, under a number of its own. */
export const reportUser = async (input: Input): Promise<{ message: string; data: ReportView }> => {
  const { actor, params } = input;
  const { sight } = await getMetUser({ actor, userId: params.id, throughOwnBlock: true });
  if (sight === 'self') throw new AppError('not_oneself');
  return fileReport({ ...input, call: reportUserCall, subject: { subjectId: params.id } });
};
