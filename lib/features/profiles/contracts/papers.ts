import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { instant } from '#lib/platform/contract/fields.ts';
import { MAX_IMAGE_BYTES } from '#lib/platform/images/image-file.ts';

/** What a worker shows to be verified. */
export const paperKind = z.enum(['paper', 'face'], 'invalid_value');
export type PaperKind = z.infer<typeof paperKind>;

/** Why papers were not enough. */
export const paperRefusal = z.enum(
  ['unreadable', 'name_differs', 'face_differs', 'not_accepted', 'expired'],
  'invalid_value',
);
export type PaperRefusal = z.infer<typeof paperRefusal>;

/** `begun` while one of the two pictures is missing. */
export const paperState = z.enum(['begun', 'waiting', 'granted', 'refused'], 'invalid_value');
export type PaperState = z.infer<typeof paperState>;

/** What is told of papers. */
export const paperStory = z.strictObject({
  /** `again`: the name or the picture has changed since. */
  news: z.enum(['granted', 'refused', 'again']),
  refusal: paperRefusal.nullable(),
});
export type PaperStory = z.infer<typeof paperStory>;

const ownVerification = z
  .strictObject({
    /** Whether papers are taken at all. */
    isOpen: z.boolean(),
    /** Null: nothing was shown yet, or it is erased. */
    state: paperState.nullable(),
    shown: z.array(paperKind),
    askedAt: instant.nullable(),
    refusal: paperRefusal.nullable(),
  })
  .meta({ id: 'OwnVerification' });
export type OwnVerification = z.infer<typeof ownVerification>;

const reply = z.strictObject({ data: ownVerification });

export const readVerificationContract = contract(call('GET', '/users/verification'), {
  summary: 'What you have shown to be verified, and what was decided; the pictures themselves stay closed',
  access: ['worker'],
  rate: 'read',
  reply,
});

export const showPaperContract = contract(call('POST', '/users/verification'), {
  summary:
    'Show an identity paper or your face (JPEG, PNG or WebP, at most 5 MB); with both there, we are asked to verify you',
  access: ['worker'],
  rate: 'upload',
  query: z.strictObject({ which: paperKind }),
  upload: { field: 'file', maxBytes: MAX_IMAGE_BYTES, tooLarge: 'image_too_large' },
  reply,
  status: 201,
  errors: [
    ...(['not_an_image', 'image_too_large', 'image_too_many_pixels'] as const),
    ...(['papers_waiting', 'already_verified', 'papers_closed'] as const),
  ],
});
