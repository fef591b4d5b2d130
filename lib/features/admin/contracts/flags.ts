import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { instant, text } from '#lib/platform/contract/fields.ts';
import { flagKey, flagReason } from '#lib/platform/contract/flag.ts';

const featureFlag = z
  .strictObject({
    flagKey,
    value: z.boolean(),
    variant: z.enum(['on', 'off']),
    /** `STATIC`: the server's settings decide; `TARGETING_MATCH`: the office did; `DEFAULT`: neither. */
    reason: flagReason,
    /** The office's decision, also where the settings override it. */
    decision: z.strictObject({ isOn: z.boolean(), reason: z.string(), at: instant }).nullable(),
  })
  .meta({ id: 'FeatureFlag' });
export type FeatureFlag = z.infer<typeof featureFlag>;

export const readFlagsContract = contract('GET /admin/flags', {
  summary: 'List the feature flags with their values and why they have them',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  reply: z.strictObject({ data: z.array(featureFlag) }),
});

export const flagBody = z.strictObject({
  /** Null returns to the default. */
  isOn: z.boolean().nullable(),
  reason: text({ min: 5, max: 300 }),
});
export type FlagBody = z.output<typeof flagBody>;

export const setFlagContract = contract('PUT /admin/flags/{key}', {
  summary: 'Switch a feature on or off for everyone, with the reason; the settings take precedence',
  access: ['admin'],
  right: 'lead',
  rate: 'write',
  params: z.strictObject({ key: flagKey }),
  body: flagBody,
  reply: z.strictObject({ data: featureFlag }),
  errors: ['flag_fixed'],
});
