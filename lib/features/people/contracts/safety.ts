import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { person } from './users.ts';

const params = z.strictObject({ id: id() });

export const blockView = z.strictObject({ _id: id(), isBlocked: z.boolean() }).meta({ id: 'Block' });
export type BlockView = z.infer<typeof blockView>;

const blockReply = z.strictObject({ message: z.string(), data: blockView });

export const blockUserContract = contract('PUT /users/{id}/block', {
  summary: 'Block a person; neither sees the other any more',
  access: 'member',
  rate: 'write',
  params,
  reply: blockReply,
  errors: ['not_oneself'],
});

export const unblockUserContract = contract('DELETE /users/{id}/block', {
  summary: 'Unblock a person; without a block nothing changes',
  access: 'member',
  rate: 'write',
  key: 'first',
  params,
  reply: blockReply,
});

export const reportReason = z.enum(['abuse', 'fraud', 'unsafe', 'fakeProfile', 'spam', 'other']);
export type ReportReason = z.infer<typeof reportReason>;

export const reportState = z.enum(['open', 'closed']);
export type ReportState = z.infer<typeof reportState>;

export const reportBody = z.strictObject({ reason: reportReason, details: text({ max: 1000 }).optional() });
export type ReportBody = z.infer<typeof reportBody>;

/** Notification content for a closed report. */
export const reportStory = z.strictObject({ number: z.string() });
export type ReportStory = z.infer<typeof reportStory>;

export const reportView = z
  .strictObject({
    ...{ _id: id(), number: z.string(), reason: reportReason, createdAt: instant },
    /** The caller's earlier report on the same subject was still open, and these words were added to it. */
    isAddition: z.boolean(),
  })
  .meta({ id: 'Report' });
export type ReportView = z.infer<typeof reportView>;

/** Shared by reports on people and on messages. */
export const reportRules = {
  access: 'member',
  rate: 'write',
  params,
  body: reportBody,
  reply: z.strictObject({ message: z.string(), data: reportView }),
  status: 201,
} as const;

export const reportErrors = ['report_full', 'too_many_open_reports'] as const;

export const reportUserContract = contract('POST /users/{id}/report', {
  summary: 'Report a person; returns the report number',
  ...reportRules,
  errors: [...reportErrors, 'not_oneself'],
});

export const listBlockedContract = contract('GET /users/blocks', {
  summary: 'List the people you have blocked',
  access: 'member',
  rate: 'read',
  query: listQuery,
  reply: listReply(person),
  errors: ['invalid_cursor'],
});
