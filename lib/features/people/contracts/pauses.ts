import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { instant, text } from '#lib/platform/contract/fields.ts';

/** The published reasons for pausing an account, listed in the help center. */
export const pauseReason = z.enum(
  ['behaviour', 'safety', 'absence', 'false_details', 'money', 'spam', 'other'],
  'invalid_value',
);
export type PauseReason = z.infer<typeof pauseReason>;

/** The stored reason, including accounts that return under a paused contact. */
export const givenReason = z.enum([...pauseReason.options, 'returned']);
export type GivenReason = z.infer<typeof givenReason>;

/** Why a pause cannot wait for the notice period. */
export const pauseUrgency = z.enum(['danger', 'fraud'], 'invalid_value');
export type PauseUrgency = z.infer<typeof pauseUrgency>;

export const appealState = z.enum(['open', 'lifted', 'upheld', 'over'], 'invalid_value');
export type AppealState = z.infer<typeof appealState>;

/** Notification content about a pause; `unanswered` goes to the leads, the rest to the account's owner. */
export const pauseStory = z.strictObject({
  news: z.enum(['announced', 'paused', 'lifted', 'over', 'upheld', 'won', 'unanswered']),
  reason: givenReason,
  startsAt: instant.optional(),
  /** When it ends by itself; null when only an admin can lift it. */
  until: instant.nullable(),
});
export type PauseStory = z.infer<typeof pauseStory>;

const ownPause = z
  .strictObject({
    reason: givenReason,
    /** The lead's own words; empty for pauses from before owners could read them. */
    evidence: z.string(),
    /** Null when notice was given. */
    urgency: pauseUrgency.nullable(),
    /** Announced but not started: the account works as usual until then. */
    isAnnounced: z.boolean(),
    since: instant,
    until: instant.nullable(),
    /** The appeal and its outcome; null without an appeal. */
    appeal: z
      .strictObject({
        text: z.string(),
        at: instant,
        state: appealState,
        answer: z.string(),
        /** The office's deadline. */
        answerBy: instant,
        /** An appeal against an earlier pause can be extended once. */
        mayAdd: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'OwnPause' });
export type OwnPause = z.infer<typeof ownPause>;

export const readPauseContract = contract('GET /users/pause', {
  summary:
    'Get the current or announced pause of your account with reason, evidence, end and appeal; null without one',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({ data: ownPause.nullable() }),
});

export const appealBody = z.strictObject({ text: text({ min: 10, max: 2000 }) });
export type AppealBody = z.infer<typeof appealBody>;

export const appealContract = contract('POST /appeals', {
  summary: 'Appeal once against the pause of your account; a different lead decides',
  access: 'member',
  rate: 'write',
  body: appealBody,
  reply: z.strictObject({ message: z.string(), data: ownPause }),
  status: 201,
  errors: ['not_paused', 'already_appealed'],
});
