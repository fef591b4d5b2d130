import { z } from 'zod';
import {
  identityDocument,
  paperKind,
  paperRefusal,
  paperState,
} from '#lib/features/profiles/contracts/papers.ts';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';

export const adminPapers = z
  .strictObject({
    _id: id(),
    worker: named,
    state: paperState,
    askedAt: instant,
    /** The kind of document according to the worker; null in rows from before we asked. */
    document: identityDocument.nullable(),
    refusal: paperRefusal.nullable(),
    note: z.string(),
    /** The name or picture has changed since they were sent, so they can only be refused. */
    hasChanged: z.boolean(),
    /** When the pictures are erased; null while they wait for a decision. */
    eraseAt: instant.nullable(),
  })
  .meta({ id: 'AdminVerification' });
export type AdminPapers = z.infer<typeof adminPapers>;

const papersQuery = adminQuery.extend({ state: paperState.optional() });
export type PapersQuery = z.infer<typeof papersQuery>;

export const listPapersContract = contract(
  'GET /admin/verifications',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary: 'List workers who sent documents for verification',
    item: adminPapers,
    query: papersQuery,
  }),
);

export const readPaperContract = contract('GET /admin/verifications/{id}/{which}', {
  summary: 'Get the picture of an identity document or face; every read is audited',
  access: ['admin'],
  right: 'agent',
  rate: 'read',
  params: z.strictObject({ id: id(), which: paperKind }),
  reply: { contentTypes: ['image/webp'] },
});

export const papersDecisionBody = z.strictObject({
  /** Shown to the worker; null means verified. */
  refusal: paperRefusal.nullable(),
  /** The office's internal reason. */
  note: text({ max: 500 }),
});
export type PapersDecisionBody = z.infer<typeof papersDecisionBody>;

export const decidePapersContract = contract('PUT /admin/verifications/{id}', {
  summary:
    'Verify a worker by their documents, or refuse with a reason; documents are erased after 30 days, Aadhaar at once',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params: z.strictObject({ id: id() }),
  body: papersDecisionBody,
  reply: z.strictObject({ data: adminPapers }),
  errors: ['papers_decided', 'papers_changed', 'no_aadhaar'],
});
