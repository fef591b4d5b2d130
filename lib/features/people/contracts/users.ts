import { z } from 'zod';
import { availability } from './availability.ts';
import { id, instant, translations } from '#lib/platform/contract/fields.ts';
import { locale } from '#lib/platform/contract/locale.ts';
import { channelsView, consentsView } from './preferences.ts';
import { role } from '#lib/platform/contract/actor.ts';

/** An address as people read it; each relation sees its own part. */
export const addressView = z.strictObject({
  street: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  landMark: z.string().optional(),
  pinCode: z.string().optional(),
  country: z.string().optional(),
});

/** What the city and the state of an address are called in other languages, as far as we know. */
export const placeNamesShape = {
  cityNames: translations({ max: 80 }),
  stateNames: translations({ max: 80 }),
};

const priceRange = z.strictObject({ min: z.number(), max: z.number() });

/** What anybody shows of themselves to those they have to do with. */
export const personShape = {
  _id: id(),
  name: z.string(),
  userType: role,
  profileImage: z.string().nullable(),
};

/** Somebody whom one has to do with, and no more of them than that. */
export const person = z.strictObject(personShape).meta({ id: 'Person' });
export type Person = z.infer<typeof person>;

/** What a worker shows of the trade. */
export const tradeShape = {
  about: z.string(),
  address: addressView,
  skills: z.array(z.string()),
  workTypes: z.array(z.string()),
  hourlyRate: z.number().nullable(),
  rate: z.number().nullable(),
  priceRange: priceRange.nullable(),
  areaRange: z.string().nullable(),
  experience: z.number().nullable(),
  certifications: z.array(z.string()),
  serviceAreas: z.array(z.string()),
  availability: availability.nullable(),
  isVerified: z.boolean(),
  /** Since when; null for whoever is not verified. */
  verifiedAt: instant.nullable(),
  rating: z.number(),
  completedJobs: z.number(),
  /** In how many hours they usually answer a request; null while that is not known. */
  answersWithinHours: z.int().nullable(),
  brokerId: id().nullable(),
};

/** One's own account: everything but hashes and tokens. */
export const selfUser = z
  .strictObject({
    ...personShape,
    ...tradeShape,
    email: z.string(),
    /** Whether a mailed link has proved that the address is theirs. */
    isEmailProved: z.boolean(),
    phone: z.string().nullable(),
    locale,
    channels: channelsView,
    consents: consentsView,
    /** Whether others may see when one was last there, and one sees it of them. */
    showsLastSeen: z.boolean(),
    reviews: z.number(),
    walletBalance: z.number(),
    isSuspended: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'SelfUser' });
export type SelfUser = z.infer<typeof selfUser>;
