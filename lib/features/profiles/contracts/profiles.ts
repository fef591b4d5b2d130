import { z } from 'zod';
import { addressBody } from '#lib/features/places/contracts/address.ts';
import { availabilityBody } from '#lib/features/people/contracts/availability.ts';
import { blankAsUndefined, id, text } from '#lib/platform/contract/fields.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { MAX_IMAGE_BYTES } from '#lib/platform/images/image-file.ts';
import { personName, phone } from '#lib/features/people/contracts/person-fields.ts';
import { person, personShape, selfUser, tradeShape } from '#lib/features/people/contracts/users.ts';
import { MAX_TICKED } from './profile-limits.ts';
import { workPicture } from './work-pictures.ts';
import { review } from '#lib/features/reviews/contracts/reviews.ts';

const rupees = z.number({ error: 'invalid_number' }).multipleOf(0.01, 'price_decimals');
const price = rupees.min(0, 'price_too_low').max(10_000, 'price_too_high');

const priceRangeBody = z
  .strictObject({ min: price, max: price })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'price_range_order' });

const kilometres = ['5', '10', '15', '20', '25'] as const;
const areaRange = z
  .union([z.enum(kilometres), z.literal(kilometres.map(Number))], { error: 'area_range' })
  .transform(Number);

/** An hourly rate in rupees. */
export const hourlyRate = rupees.min(0, 'price_too_low').max(1000, 'hourly_rate_too_high');
export const skills = z.array(text({ max: 30, tooLong: 'skill_too_long' })).max(MAX_TICKED);
const workTypes = z.array(text({ max: 30, tooLong: 'work_type_too_long' })).max(MAX_TICKED);

/** The entry of `versions` that the change was made from. A newer state then stays: `profile_changed`. */
export const madeFrom = z
  .string('invalid_value')
  .regex(/^[\w-]{22}$/, 'invalid_value')
  .optional();

/** Sent values replace stored ones, the address as a whole; `null` clears a single value. */
export const workerProfileBody = z.strictObject({
  madeFrom,
  name: blankAsUndefined(personName),
  phone: blankAsUndefined(phone),
  about: blankAsUndefined(text({ max: 1000, tooLong: 'about_too_long' })).nullable(),
  address: addressBody.optional(),
  areaRange: areaRange.nullable().optional(),
  skills: skills.optional(),
  workTypes: workTypes.optional(),
  priceRange: priceRangeBody.nullable().optional(),
  hourlyRate: hourlyRate.nullable().optional(),
  availability: availabilityBody.nullable().optional(),
  experience: z
    .int({ error: 'invalid_number' })
    .min(0, 'number_too_small')
    .max(60, 'number_too_big')
    .nullable()
    .optional(),
  certifications: z
    .array(text({ max: 80 }))
    .max(10)
    .optional(),
  serviceAreas: z
    .array(text({ max: 50 }))
    .max(10)
    .optional(),
});
export type WorkerProfileInput = z.output<typeof workerProfileBody>;

export const customerProfileBody = z.strictObject({
  madeFrom,
  name: personName.optional(),
  phone: blankAsUndefined(phone),
});
export type CustomerProfileBody = z.infer<typeof customerProfileBody>;

const ownProfile = z.strictObject({ message: z.string(), data: selfUser });

export const updateWorkerProfileContract = contract('PUT /users/update-worker-profile', {
  summary: "Update the worker's own profile; sent fields replace stored ones",
  access: ['worker'],
  rate: 'write',
  body: workerProfileBody,
  reply: ownProfile,
  errors: ['no_aadhaar', 'profile_changed'],
});

export const updateCustomerProfileContract = contract('PUT /users/update-customer-profile', {
  summary: "Update the customer's own name and phone",
  access: ['customer'],
  rate: 'write',
  body: customerProfileBody,
  reply: ownProfile,
  errors: ['profile_changed'],
});

export const updateProfileContract = contract('PUT /auth/update-profile', {
  summary:
    'Update your profile: name and phone; for customers also the address, for workers the whole worker profile',
  access: 'member',
  rate: 'write',
  body: workerProfileBody,
  reply: ownProfile,
  errors: ['no_aadhaar', 'profile_changed'],
});

export const uploadProfileImageContract = contract('PUT /users/upload-image', {
  summary: 'Replace your profile picture (JPEG, PNG or WebP, at most 5 MB)',
  access: 'member',
  rate: 'upload',
  upload: { field: 'profileImage', maxBytes: MAX_IMAGE_BYTES, tooLarge: 'image_too_large' },
  reply: ownProfile,
  errors: ['not_an_image', 'image_too_large', 'image_too_many_pixels'],
});

export const getOwnWorkerContract = contract('GET /users/get-worker', {
  summary: "Get the signed-in worker's own profile",
  access: ['worker'],
  rate: 'read',
  reply: z.strictObject({ data: selfUser }),
});

/** A worker as others see them, with the newest reviews; the phone only for readers who may have it. */
export const publicWorker = z
  .strictObject({
    ...personShape,
    ...tradeShape,
    phone: z.string().optional(),
    reviews: z.array(review),
    workPictures: z.array(workPicture),
  })
  .meta({ id: 'PublicWorker' });
export type PublicWorker = z.infer<typeof publicWorker>;

/** Name and picture; a worker with a booking also sees the customer's phone. */
const seenPerson = person.extend({ phone: z.string().optional() }).meta({ id: 'SeenPerson' });

/** A user as the caller may see them: their own account, a worker's profile, or name and picture. */
export const seenUser = z.union([selfUser, publicWorker, seenPerson]);
export type SeenUser = z.infer<typeof seenUser>;

export const getUserContract = contract('GET /users/{id}', {
  summary: 'Get a person as far as the caller may see them; hidden people are answered like unknown ids',
  access: 'member',
  rate: 'read',
  params: z.strictObject({ id: id() }),
  reply: z.strictObject({ message: z.string(), data: seenUser }),
});
