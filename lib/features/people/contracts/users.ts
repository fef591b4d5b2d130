import { z } from 'zod';
import { availability } from './availability.ts';
import { id, instant, translations } from '#lib/platform/contract/fields.ts';
import { locale } from '#lib/platform/contract/locale.ts';
import { channelsView, consentsView } from './preferences.ts';
import { role } from '#lib/platform/contract/actor.ts';

/** An address as people read it; each relation sees its own part. */
export const addressView = z
  .strictObject({
    street: z.string().optional(),
    city: z.string().optional(),
    state: z.string().optional(),
    floor: z.string().optional(),
    landMark: z.string().optional(),
    digipin: z.string().optional(),
    lift: z.string().optional(),
    callFromGate: z.string().optional(),
    pinCode: z.string().optional(),
    country: z.string().optional(),
  })
  .meta({ id: 'Address' });

export const placeNamesShape = {
  cityNames: translations({ max: 80 }),
  stateNames: translations({ max: 80 }),
};

const priceRange = z.strictObject({ min: z.number(), max: z.number() });

export const personShape = {
  _id: id(),
  name: z.string(),
  userType: role,
  profileImage: z.string().nullable(),
};

/** The minimum that two people see of each other. */
export const person = z.strictObject(personShape).meta({ id: 'Person' });
export type Person = z.infer<typeof person>;

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
  /** Verification date; null when not verified. */
  verifiedAt: instant.nullable(),
  rating: z.number(),
  completedJobs: z.number(),
  /** Usual response time in hours; null while unknown. */
  answersWithinHours: z.int().nullable(),
  brokerId: id().nullable(),
};

/** The state of each part of a profile, for changes that must not undo newer ones. */
const profileVersions = z.strictObject({
  person: z.string(),
  trade: z.string(),
  hours: z.string(),
  prices: z.string(),
});
export type ProfileVersions = z.infer<typeof profileVersions>;

/** The caller's own account: everything except hashes and tokens. */
export const selfUser = z
  .strictObject({
    ...personShape,
    ...tradeShape,
    /** Null in accounts that were opened with a phone number and a code. */
    email: z.string().nullable(),
    isEmailProved: z.boolean(),
    phone: z.string().nullable(),
    /** Whether `phone` is the proved number. */
    isPhoneProved: z.boolean(),
    /** The number that signs in; it stays until another one is proved. */
    provedPhone: z.string().nullable(),
    hasPassword: z.boolean(),
    /** From when a code sets a new password, as it was asked for; past once it does, null where none was asked for. */
    passwordOpensAt: instant.nullable(),
    locale,
    channels: channelsView,
    consents: consentsView,
    /** Whether others may see this user's last-seen time, and this user theirs. */
    showsLastSeen: z.boolean(),
    /** Whether a worker needs the door code of this customer's booking to start the job. */
    asksDoorCode: z.boolean(),
    reviews: z.number(),
    walletBalance: z.number(),
    isSuspended: z.boolean(),
    createdAt: instant,
    /** For `madeFrom`. */
    versions: profileVersions,
  })
  .meta({ id: 'SelfUser' });
export type SelfUser = z.infer<typeof selfUser>;
