import { z } from 'zod';
import { paperKind, paperRefusal, paperState } from '#lib/features/profiles/contracts/papers.ts';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';

const adminPapers = z
  .strictObject({
    _id: id(),
    worker: named,
    state: paperState,
    askedAt: instant,
    refusal: paperRefusal.nullable(),
    note: z.string(),
    /** When the pictures go; null while they wait. */
    eraseAt: instant.nullable(),
  })
  .meta({ id: 'AdminVerification' });
export type AdminPapers = z.infer<typeof adminPapers>;

const papersQuery = adminQuery.extend({ state: paperState.optional() });
export type PapersQuery = z.infer<typeof papersQuery>;

export const listPapersContract = contract(
  call('GET', '/admin/verifications'),
  adminList({ summary: 'Workers who show papers to be verified', item: adminPapers, query: papersQuery }),
);

export const readPaperContract = contract(call('GET', '/admin/verifications/{id}/{which}'), {
  summary: 'An identity paper or a face; every look is in the audit',
  access: ['admin'],
  rate: 'read',
  params: z.strictObject({ id: id(), which: paperKind }),
  reply: { contentTypes: ['image/webp'] },
});

export const papersDecisionBody = z.strictObject({
  /** What the worker reads; null: verified. */
  refusal: paperRefusal.nullable(),
  /** The office's own reason. */
  note: text({ max: 500 }),
});
export type PapersDecisionBody = z.infer<typeof papersDecisionBody>;

export const decidePapersContract = contract(call('PUT', '/admin/verifications/{id}'), {
  summary: 'Verify a worker by the papers, or refuse with the reason; 30 days later the papers are erased',
  access: ['admin'],
  rate: 'write',
  params: z.strictObject({ id: id() }),
  body: papersDecisionBody,
  reply: z.strictObject({ data: adminPapers }),
  errors: ['papers_decided', 'papers_changed'],
});
