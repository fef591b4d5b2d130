import type { ReportView } from '#lib/features/people/contracts/safety.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { listAttachments } from '#models/messages/attachment.ts';
import { findMessage, type MessageRecord } from '#models/messages/message.ts';
import { storedAttachment } from '#lib/features/messages/services/steps/remove-attachment.ts';
import { fileReport, type ReportRequest } from '#lib/features/people/services/steps/file-report.ts';
import type { EvidenceSource } from '#lib/features/people/services/steps/keep-evidence.ts';

const listFiles = async ({ attachments }: MessageRecord): Promise<EvidenceSource[]> => {
  const rows = await listAttachments(attachments.map(({ key }) => key));
  return attachments.flatMap(({ key, type, fileName }) => {
    const row = rows.find(({ _id }) => _id === key);
    return row ? { source: storedAttachment(key), type, contentType: row.contentType, fileName } : [];
  });
};

/** Stores a report on a message the caller received; other messages look as if they did not exist. */
export const reportMessage = async (input: ReportRequest): Promise<{ message: string; data: ReportView }> => {
  const { actor, params } = input;
  const message = await findMessage(params.id);
  if (!message || String(message.receiverId) !== actor.userId) throw new AppError('not_found');
  const { senderId, text, createdAt: sentAt } = message;
  const files = await listFiles(message);
  const subject = { subjectId: String(senderId), messageId: params.id, text, sentAt, files };
  return fileReport({ ...input, subject });
};
