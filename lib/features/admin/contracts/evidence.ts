import { z } from 'zod';
import { attachment } from '#lib/features/messages/contracts/message.ts';
import { attachmentContentTypes } from '#lib/features/messages/contracts/messages.ts';
import { reportReason } from '#lib/features/people/contracts/safety.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { instant } from '#lib/platform/contract/fields.ts';

/** A copy kept by a report or case, even when the original file is deleted. */
export const evidenceFile = z
  .strictObject({
    key: z.string(),
    type: attachment.shape.type,
    fileName: z.string(),
    size: z.int(),
  })
  .meta({ id: 'EvidenceFile' });
export type EvidenceFile = z.infer<typeof evidenceFile>;

export const reportAddition = z
  .strictObject({ reason: reportReason, details: z.string(), message: z.string().nullable(), at: instant })
  .meta({ id: 'ReportAddition' });
export type ReportAddition = z.infer<typeof reportAddition>;

export const readEvidenceContract = contract('GET /admin/evidence/{key}', {
  summary: 'Get a file kept by a report or complaint; every read is audited',
  access: ['admin'],
  right: 'agent',
  rate: 'read',
  params: z.strictObject({ key: z.string().regex(/^[0-9a-f]{32}$/, 'invalid_value') }),
  reply: { contentTypes: [...attachmentContentTypes] },
});
