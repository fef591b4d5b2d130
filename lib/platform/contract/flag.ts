import { z } from 'zod';

/**
 * The features that an installation may do without, as OpenFeature flags with a boolean value. Each is on by default.
 * `referrals`: codes that bring friends; `topUps`: deposits of workers.
 */
export const flagKey = z.enum(['referrals', 'topUps'], 'invalid_value');
export type FlagKey = z.infer<typeof flagKey>;

export const flagKeys = flagKey.options;

/** The value without a setting and without a decision of the office. */
export const FLAG_DEFAULT = true;

/**
 * Why a flag has its value, in OpenFeature's words: the environment, the office, nothing, or a database that is down.
 */
export const flagReason = z.enum(['STATIC', 'TARGETING_MATCH', 'DEFAULT', 'ERROR']);

/** How a flag was resolved, as OpenFeature names its parts. */
export interface FlagDetails {
  readonly flagKey: FlagKey;
  readonly value: boolean;
  readonly variant: 'on' | 'off';
  readonly reason: z.infer<typeof flagReason>;
}
