import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { instant, text } from '#lib/platform/contract/fields.ts';

/** Why an admin may pause an account. */
export const pauseReason = z.enum(
  ['behaviour', 'safety', 'absence', 'false_details', 'money', 'spam', 'other'],
  'invalid_value',
);
export type PauseReason = z.infer<typeof pauseReason>;

/** The reason as it is stored: whoever comes back under a paused contact stays paused. */
export const givenReason = z.enum([...pauseReason.options, 'returned']);
export type GivenReason = z.infer<typeof givenReason>;

export const appealState = z.enum(['open', 'lifted', 'upheld', 'over'], 'invalid_value');
export type AppealState = z.infer<typeof appealState>;

/** What is told of a pause, by feed and mail. */
export const pauseStory = z.strictObject({
  news: z.enum(['paused', 'lifted', 'over', 'upheld']),
  reason: givenReason,
  /** When it ends by itself; null: when an admin lifts it. */
  until: instant.nullable(),
});
export type PauseStory = z.infer<typeof pauseStory>;

const ownPause = z
  .strictObject({
    reason: givenReason,
    since: instant,
    until: instant.nullable(),
    /** What was written against it, and what came of that; null while nothing was. */
    appeal: z
      .strictObject({ text: z.string(), at: instant, state: appealState, answer: z.string() })
      .nullable(),
  })
  .meta({ id: 'OwnPause' });
export type OwnPause = z.infer<typeof ownPause>;

export const readPauseContract = contract(call('GET', '/users/pause'), {
  summary: 'Why your account is paused, until when, and what came of your appeal; null while it is not',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: ownPause.nullable() }),
  allowsSuspended: true,
});

export const appealBody = z.strictObject({ text: text({ min: 10, max: 2000 }) });
export type AppealBody = z.infer<typeof appealBody>;

export const appealContract = contract(call('POST', '/appeals'), {
  summary: 'Appeal against the pause of your account, once; another admin than who paused it decides',
  access: 'member',
  rate: 'write',
  body: appealBody,
  reply: z.strictObject({ message: z.string(), data: ownPause }),
  status: 201,
  errors: ['not_paused', 'already_appealed'],
  allowsSuspended: true,
});
