import { z } from 'zod';
import { namingRefusal } from '#lib/features/admin/contracts/naming.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, text } from '#lib/platform/contract/fields.ts';

const candidate = z
  .strictObject({
    ...{ _id: id(), name: z.string(), email: z.string().nullable() },
    /** Why PUT /admin/admins/{id} would refuse; null when it would not. */
    refusal: namingRefusal.nullable(),
  })
  .meta({ id: 'AdminCandidate' });
export type AdminCandidate = z.infer<typeof candidate>;

export const listCandidatesContract = contract('GET /admin/admin-candidates', {
  summary: 'Find people that a lead could make admins, or the reason why not',
  access: ['admin'],
  right: 'lead',
  rate: 'read',
  query: z.strictObject({ q: text({ min: 2, max: 100 }) }),
  reply: z.strictObject({ data: z.array(candidate) }),
});
