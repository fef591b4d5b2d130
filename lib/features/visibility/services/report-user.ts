import { safetyDeadline } from '#lib/features/bookings/rules/visit-safety.ts';
import type { ReportView } from '#lib/features/people/contracts/safety.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { imageEvidence } from '#lib/features/people/services/steps/keep-evidence.ts';
import { fileReport, type ReportRequest } from '#lib/features/people/services/steps/file-report.ts';
import { now } from '#lib/platform/time/clock.ts';
import { haveAgreed } from '#models/bookings/booking-pairs.ts';
import type { UserRecord } from '#models/people/user.ts';
import { getMetUser } from '#lib/features/visibility/services/steps/find-met-user.ts';

const toReportedText = ({ about, certifications, serviceAreas }: UserRecord): string =>
  [about, ...certifications, ...serviceAreas].filter(Boolean).join('\n');

/** Until when a lead looks at a report of danger about the other side of an agreed visit; null for any other report. */
const findDeadline = async ({ actor, params, body }: ReportRequest): Promise<Date | null> => {
  if (body.reason !== 'unsafe') return null;
  const [own, others] = [actor.userId, params.id];
  const isCustomer = actor.role === 'customer';
  const pair = { customerId: isCustomer ? own : others, workerId: isCustomer ? others : own };
  const at = now();
  return (await haveAgreed(pair, at)) ? safetyDeadline(at) : null;
};

/** Reports a person the caller can see or has blocked. */
export const reportUser = async (input: ReportRequest): Promise<{ message: string; data: ReportView }> => {
  const { actor, params } = input;
  const { user, visibility } = await getMetUser({ actor, userId: params.id, throughOwnBlock: true });
  if (visibility === 'self') throw new AppError('not_oneself');
  const files = user.imageKey ? [imageEvidence(user.imageKey)] : [];
  const subject = { subjectId: params.id, text: toReportedText(user), files };
  return fileReport({ ...input, subject, urgentBy: await findDeadline(input) });
};
