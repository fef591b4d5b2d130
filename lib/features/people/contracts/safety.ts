import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { person } from './users.ts';

const params = z.strictObject({ id: id() });

export const blockView = z.strictObject({ _id: id(), isBlocked: z.boolean() }).meta({ id: 'Block' });
export type BlockView = z.infer<typeof blockView>;

const blockReply = z.strictObject({ message: z.string(), data: blockView });

export const blockUserContract = contract(call('PUT', '/users/{id}/block'), {
  summary: 'Block somebody: from now on neither sees the other',
  access: 'member',
  rate: 'write',
  params,
  reply: blockReply,
  errors: ['not_oneself'],
});

export const unblockUserContract = contract(call('DELETE', '/users/{id}/block'), {
  summary: "Take one's own block back; without one nothing changes",
  access: 'member',
  rate: 'write',
  params,
  reply: blockReply,
});

export const reportReason = z.enum(['abuse', 'fraud', 'unsafe', 'fakeProfile', 'spam', 'other']);
export type ReportReason = z.infer<typeof reportReason>;

export const reportState = z.enum(['open', 'closed']);
export type ReportState = z.infer<typeof reportState>;

export const reportBody = z.strictObject({ reason: reportReason, details: text({ max: 1000 }).optional() });
export type ReportBody = z.infer<typeof reportBody>;

/** News of what one has reported: it is closed. */
export const reportStory = z.strictObject({ number: z.string() });
export type ReportStory = z.infer<typeof reportStory>;

/** What the reporter keeps: the number to ask by. */
export const reportView = z
  .strictObject({ _id: id(), number: z.string(), reason: reportReason, createdAt: instant })
  .meta({ id: 'Report' });
export type ReportView = z.infer<typeof reportView>;

/** What reports on people and on messages have in common. */
export const reportRules = {
  access: 'member',
  rate: 'write',
  params,
  body: reportBody,
  reply: z.strictObject({ message: z.string(), data: reportView }),
  status: 201,
  idempotent: true,
} as const;

export const reportUserContract = contract(call('POST', '/users/{id}/report'), {
  summary: 'Report somebody; the answer holds the number of the report',
  ...reportRules,
  errors: ['not_oneself'],
});

export const listBlockedContract = contract(call('GET', '/users/blocks'), {
  summary: 'Whom one has blocked',
  access: 'member',
  rate: 'read',
  query: listQuery,
  reply: listReply(person),
  errors: ['invalid_cursor'],
});
