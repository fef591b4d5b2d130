import { reportMessageCall } from '#lib/features/messages/contracts/messages.calls.ts';
import type { ReportBody, ReportView } from '#lib/features/people/contracts/safety.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findMessage } from '#models/messages/message.ts';
import { fileReport } from '#lib/features/people/services/steps/file-report.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: ReportBody;
  idempotencyKey: string | null;
}

/** Stores a report on a message that the caller was sent; of other messages nobody learns that they exist. */
export const reportMessage = async (input: Input): Promise<{ message: string; data: ReportView }> => {
  const { actor, params } = input;
  const message = await findMessage(params.id);
  if (!message || String(message.receiverId) !== actor.userId) throw new AppError('not_found');
  const { senderId, text, createdAt: sentAt } = message;
  const subject = { subjectId: String(senderId), messageId: params.id, text, sentAt };
  return fileReport({ ...input, call: reportMessageCall, subject });
};
