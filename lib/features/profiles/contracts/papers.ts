import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { instant } from '#lib/platform/contract/fields.ts';
import { MAX_IMAGE_BYTES } from '#lib/platform/images/image-file.ts';

/** The pictures needed for verification. */
export const paperKind = z.enum(['paper', 'face'], 'invalid_value');
export type PaperKind = z.infer<typeof paperKind>;

/** Accepted identity documents. Aadhaar is not one of them: no copy is kept. */
export const identityDocument = z.enum(['pan', 'driving_licence', 'voter_card'], 'invalid_value');
export type IdentityDocument = z.infer<typeof identityDocument>;

/** Why documents were refused. `aadhaar` also erases both pictures at once. */
export const paperRefusal = z.enum(
  ['unreadable', 'name_differs', 'face_differs', 'not_accepted', 'expired', 'aadhaar'],
  'invalid_value',
);
export type PaperRefusal = z.infer<typeof paperRefusal>;

/** `begun` while one of the two pictures is missing. */
export const paperState = z.enum(['begun', 'waiting', 'granted', 'refused'], 'invalid_value');
export type PaperState = z.infer<typeof paperState>;

/** Notification content about documents. */
export const paperStory = z.strictObject({
  /** The name or picture changed: `again` ended a verification, `changed` came while the office was deciding. */
  news: z.enum(['granted', 'refused', 'again', 'changed']),
  refusal: paperRefusal.nullable(),
});
export type PaperStory = z.infer<typeof paperStory>;

const ownVerification = z
  .strictObject({
    /** Whether documents are accepted at all. */
    isOpen: z.boolean(),
    state: paperState.nullable(),
    shown: z.array(paperKind),
    askedAt: instant.nullable(),
    refusal: paperRefusal.nullable(),
  })
  .meta({ id: 'OwnVerification' });
export type OwnVerification = z.infer<typeof ownVerification>;

const reply = z.strictObject({ data: ownVerification });

export const readVerificationContract = contract('GET /users/verification', {
  summary: 'Get your verification documents’ status and decision, without the pictures',
  access: ['worker'],
  rate: 'read',
  reply,
});

export const showPaperContract = contract('POST /users/verification', {
  summary:
    'Upload your PAN card, driving licence or voter card, or a photo of your face (JPEG, PNG or WebP, at most 5 MB); with both, verification starts. Aadhaar is not accepted',
  access: ['worker'],
  rate: 'upload',
  /** `document` names the document type and is required with one. */
  query: z.strictObject({ which: paperKind, document: identityDocument.optional() }),
  upload: { field: 'file', maxBytes: MAX_IMAGE_BYTES, tooLarge: 'image_too_large' },
  reply,
  status: 201,
  errors: [
    ...(['not_an_image', 'image_too_large', 'image_too_many_pixels'] as const),
    ...(['papers_waiting', 'already_verified', 'papers_closed', 'no_aadhaar'] as const),
  ],
});
