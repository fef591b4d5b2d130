import { reportUserCall } from '#lib/contracts/safety.calls.ts';
import type { ReportBody, ReportView } from '#lib/contracts/safety.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { fileReport } from '../steps/file-report.ts';
import { meetUser } from '../steps/meet-user.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: ReportBody;
  idempotencyKey: string | null;
}

/** Stores a report on somebody whom the caller can see or has blocked, under a number of its own. */
export const reportUser = async (input: Input): Promise<{ message: string; data: ReportView }> => {
  const { actor, params } = input;
  const { sight } = await meetUser({ actor, userId: params.id, throughOwnBlock: true });
  if (sight === 'self') throw new AppError('not_oneself');
  return fileReport({ ...input, call: reportUserCall, subject: { subjectId: params.id } });
};
