import { z } from 'zod';
import { addressBody } from '#lib/features/places/contracts/address.ts';
import { availabilityBody } from '#lib/features/people/contracts/availability.ts';
import { unlessBlank, id, text } from '#lib/platform/contract/fields.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { MAX_IMAGE_BYTES } from '#lib/platform/images/image-file.ts';
import { personName, phone } from '#lib/features/people/contracts/person-fields.ts';
import { person, personShape, selfUser, tradeShape } from '#lib/features/people/contracts/users.ts';
import { MOST_TICKED } from './profile-limits.ts';
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

/** A price for an hour, in rupees. */
export const hourlyRate = rupees.min(0, 'price_too_low').max(1000, 'hourly_rate_too_high');
export const skills = z.array(text({ max: 30, tooLong: 'skill_too_long' })).max(MOST_TICKED);
const workTypes = z.array(text({ max: 30, tooLong: 'work_type_too_long' })).max(MOST_TICKED);

/** What is sent replaces what was there, the address as a whole; `null` empties a single value. */
export const workerProfileBody = z.strictObject({
  name: unlessBlank(personName),
  phone: unlessBlank(phone),
  about: unlessBlank(text({ max: 1000, tooLong: 'about_too_long' })).nullable(),
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

export const customerProfileBody = z.strictObject({ name: personName.optional(), phone: phone.optional() });
export type CustomerProfileBody = z.infer<typeof customerProfileBody>;

const ownProfile = z.strictObject({ message: z.string(), data: selfUser });

export const updateWorkerProfileContract = contract(call('PUT', '/users/update-worker-profile'), {
  summary: "Change the worker's own profile; what is sent replaces what was there",
  access: ['worker'],
  rate: 'write',
  body: workerProfileBody,
  reply: ownProfile,
});

export const updateCustomerProfileContract = contract(call('PUT', '/users/update-customer-profile'), {
  summary: "Change the customer's own name and phone",
  access: ['customer'],
  rate: 'write',
  body: customerProfileBody,
  reply: ownProfile,
});

export const updateProfileContract = contract(call('PUT', '/auth/update-profile'), {
  summary:
    "Change one's own profile: name and phone, for customers the address too, for workers all of a worker's profile",
  access: 'member',
  rate: 'write',
  body: workerProfileBody,
  reply: ownProfile,
});

export const uploadProfileImageContract = contract(call('PUT', '/users/upload-image'), {
  summary: "Replace one's own picture (JPEG, PNG or WebP, at most 5 MB)",
  access: 'member',
  rate: 'upload',
  upload: { field: 'profileImage', maxBytes: MAX_IMAGE_BYTES, tooLarge: 'image_too_large' },
  reply: ownProfile,
  errors: ['not_an_image', 'image_too_large', 'image_too_many_pixels'],
});

export const getOwnWorkerContract = contract(call('GET', '/users/get-worker'), {
  summary: "The signed-in worker's own profile",
  access: ['worker'],
  rate: 'read',
  reply: z.strictObject({ data: selfUser }),
});

/** A worker as others see one, with the newest reviews; the phone is there only for those who may have it. */
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

/** A name and a face; of a customer also the phone, for a worker whose booking with them gives it. */
const seenPerson = person.extend({ phone: z.string().optional() }).meta({ id: 'SeenPerson' });

/** How much of somebody a caller may see: all of oneself, a worker's trade, or a name and a face. */
export const seenUser = z.union([selfUser, publicWorker, seenPerson]);
export type SeenUser = z.infer<typeof seenUser>;

export const getUserContract = contract(call('GET', '/users/{id}'), {
  summary: 'One person, as far as the caller may see them; whoever is hidden answers like nobody',
  access: 'member',
  rate: 'read',
  params: z.strictObject({ id: id() }),
  reply: z.strictObject({ message: z.string(), data: seenUser }),
});
