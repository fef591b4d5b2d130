import { z } from 'zod';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';

export const signState = z.enum(['open', 'looked_at'], 'invalid_value');

const count = z.int().optional();

export const fraudSign = z
  .strictObject({
    _id: id(),
    kind: z.enum(['shared_device', 'only_each_other', 'many_claims']),
    /** The account that booked, reviewed, invited or claimed, then the other one, if there is one. */
    people: z.array(named),
    /** The counts behind the sign, such as `bookings`, `reviews` or `claims`. */
    counts: z.strictObject({
      ...{ bookings: count, reviews: count, fiveStars: count, referrals: count, claims: count },
      ...{ visits: count, percent: count, norm: count },
    }),
    /** The newest act it rests on; marking a sign sends it back. */
    newestAt: instant,
    foundAt: instant,
    state: signState,
    /** Who looked at it last, even if something new has happened since. */
    looked: z.strictObject({ at: instant, by: named }).nullable(),
  })
  .meta({ id: 'FraudSign' });
export type FraudSign = z.infer<typeof fraudSign>;

const signQuery = adminQuery.extend({ state: signState.default('open') });
export type SignQuery = z.infer<typeof signQuery>;

export const listSignsContract = contract('GET /admin/signs', {
  ...adminList({
    right: 'agent',
    tableRight: 'lead',
    summary: 'List signs of fraud with their reasons, newest first. They are notes and change nothing',
    item: fraudSign,
    query: signQuery,
  }),
});

export const lookAtSignBody = z.strictObject({ reason: text({ max: 500 }), newestAt: instant });
export type LookAtSignBody = z.infer<typeof lookAtSignBody>;

export const lookAtSignContract = contract('PUT /admin/signs/{id}', {
  summary: 'Mark a sign of fraud as looked at, with the reason; it comes back only if something new happens',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params: z.strictObject({ id: id() }),
  body: lookAtSignBody,
  reply: z.strictObject({ data: fraudSign }),
  errors: ['own_account', 'conflict'],
});
