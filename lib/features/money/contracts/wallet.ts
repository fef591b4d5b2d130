import { z } from 'zod';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import { unlessBlank, id, instant, text } from '#lib/platform/contract/fields.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import * as calls from './wallet.calls.ts';

/** What a wallet should hold at least, and what is advised; nothing is blocked by it. */
export const WALLET_MINIMUM_PAISE = 25_000;
export const WALLET_RECOMMENDED_PAISE = 250_000;

const topUpState = z.enum(['open', 'confirmed', 'refused']);
export type TopUpState = z.infer<typeof topUpState>;

/** Money that somebody says to have sent for the own wallet. */
export const topUp = z
  .strictObject({
    _id: id(),
    number: z.string(),
    amountPaise: z.int(),
    reference: z.string(),
    state: topUpState,
    /** What the admin said to it. */
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
  reference: unlessBlank(text({ max: 60 })),
});
export type TopUpBody = z.input<typeof topUpBody>;
export type TopUpInput = z.output<typeof topUpBody>;

export const requestTopUpContract = contract(calls.requestTopUpCall, {
  summary: 'Say that money is on its way to your wallet; an admin confirms it',
  access: ['worker'],
  rate: 'write',
  body: topUpBody,
  reply: z.strictObject({ message: z.string(), data: topUp }),
  status: 201,
  errors: ['top_up_open'],
  idempotent: true,
});

const managedTopUp = topUp.extend({ user: named }).meta({ id: 'ManagedTopUp' });
export type ManagedTopUp = z.infer<typeof managedTopUp>;

const topUpQuery = adminQuery.extend({ state: topUpState.optional(), userId: id().optional() });
export type TopUpQueryText = z.input<typeof topUpQuery>;
export type TopUpQuery = z.output<typeof topUpQuery>;

export const listTopUpsContract = contract(
  calls.listTopUpsCall,
  adminList({
    summary: 'Requests for wallets; those that wait unless the query says otherwise',
    item: managedTopUp,
    query: topUpQuery,
  }),
);

export const decideTopUpBody = z.strictObject({
  confirm: z.boolean(),
  /** Needed for a refusal: its sender reads it. */
  reason: unlessBlank(text({ max: 300 })),
});
export type DecideTopUpBody = z.input<typeof decideTopUpBody>;
export type DecideTopUpInput = z.output<typeof decideTopUpBody>;

export const decideTopUpContract = contract(calls.decideTopUpCall, {
  summary: 'Confirm that the money has come, or refuse with the reason',
  access: ['admin'],
  rate: 'write',
  params: z.strictObject({ id: id() }),
  body: decideTopUpBody,
  reply: z.strictObject({ data: managedTopUp }),
  errors: ['top_up_decided'],
});
