import { z } from 'zod';
import { id } from '#lib/platform/contract/fields.ts';

/** How the office identified a person who sent no documents: in person, or through an agency. */
export const checkInPerson = z.enum(['in_person', 'agency_statement', 'other'], 'invalid_value');
export type CheckInPerson = z.infer<typeof checkInPerson>;

export type VerificationCheck = CheckInPerson | 'documents';

/** The worker as an admin's page showed them, so that a page loaded earlier verifies nothing else. */
export const seenWorker = z
  .strictObject({
    name: z.string(),
    profileImage: z.string().nullable(),
    /** The documents awaiting a decision, if any. */
    papersId: id().nullable(),
  })
  .meta({ id: 'SeenWorker' });
export type SeenWorker = z.infer<typeof seenWorker>;
