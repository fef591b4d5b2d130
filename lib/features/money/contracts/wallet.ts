import { z } from 'zod';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import { blankAsUndefined, id, instant, text } from '#lib/platform/contract/fields.ts';
import { contract } from '#lib/platform/contract/contract.ts';

/** The recommended minimum and top-up; nothing is blocked below it. */
export const WALLET_MINIMUM_PAISE = 25_000;
export const WALLET_RECOMMENDED_PAISE = 250_000;

const topUpState = z.enum(['open', 'confirmed', 'refused']);
export type TopUpState = z.infer<typeof topUpState>;

/** Money a person says they have sent for their wallet. */
export const topUp = z
  .strictObject({
    _id: id(),
    number: z.string(),
    amountPaise: z.int(),
    reference: z.string(),
    state: topUpState,
    reason: z.string().nullable(),
    createdAt: instant,
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'TopUp' });
export type TopUp = z.infer<typeof topUp>;

export const topUpBody = z.strictObject({
  /** Between ₹10 and ₹50,000. */
  amountPaise: z
    .int({ error: 'invalid_number' })
    .min(1000, 'number_too_small')
    .max(5_000_000, 'number_too_big'),
  reference: blankAsUndefined(text({ max: 60 })),
});
export type TopUpInput = z.output<typeof topUpBody>;

export const requestTopUpContract = contract('POST /wallet/top-ups', {
  summary: 'Register a deposit to your wallet, where deposits are accepted; an admin confirms it',
  access: ['worker'],
  flag: 'topUps',
  rate: 'write',
  body: topUpBody,
  reply: z.strictObject({ message: z.string(), data: topUp }),
  status: 201,
  errors: ['top_up_open', 'deposits_closed'],
});

const managedTopUp = topUp.extend({ user: named }).meta({ id: 'ManagedTopUp' });
export type ManagedTopUp = z.infer<typeof managedTopUp>;

const topUpQuery = adminQuery.extend({ state: topUpState.optional(), userId: id().optional() });
export type TopUpQuery = z.output<typeof topUpQuery>;

export const listTopUpsContract = contract(
  'GET /admin/top-ups',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary: 'List wallet top-up requests; pending ones by default',
    item: managedTopUp,
    query: topUpQuery,
  }),
);

export const decideTopUpBody = z.strictObject({
  confirm: z.boolean(),
  /** Required for a refusal: the sender reads it. */
  reason: blankAsUndefined(text({ max: 300 })),
});
export type DecideTopUpInput = z.output<typeof decideTopUpBody>;

export const decideTopUpContract = contract('PUT /admin/top-ups/{id}', {
  summary: 'Confirm that the money has arrived, or refuse with a reason',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params: z.strictObject({ id: id() }),
  body: decideTopUpBody,
  reply: z.strictObject({ data: managedTopUp }),
  errors: ['top_up_decided'],
});
