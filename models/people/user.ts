import type { FormerPrices } from '#lib/features/people/rules/former-prices.ts';
import type { Types } from 'mongoose';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import type { ChannelName, ConsentName } from '#lib/features/people/contracts/preferences.ts';
import { right, roles, type Right, type Role } from '#lib/platform/contract/actor.ts';
import type { WorkTimes } from '#lib/features/people/rules/availability.ts';
import type { Rank } from '#lib/features/people/rules/rank.ts';
import type { Verification } from '#lib/features/people/rules/verification.ts';
import { officeKeys } from '#lib/features/people/rules/name-keys.ts';
import { buildListing, type Listing } from '#lib/features/people/rules/search-listing.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, flag, list, mixed, nullable, number, objectId, optional, text } from '#models/field.ts';
import { listingIndexes, officeIndexes } from './listing-indexes.ts';

export interface AddressRecord {
  street?: string;
  city?: string;
  state?: string;
  /** Absent until its owner adds one. */
  floor?: string;
  landMark?: string;
  /** The exact spot of the door, on India Post's grid. */
  digipin?: string;
  /** 'yes' or 'no': whether the building has a lift. */
  lift?: string;
  /** 'yes' or 'no': whether the worker calls from the gate instead of coming to the door. */
  callFromGate?: string;
  pinCode?: string;
  country?: string;
}

/** The label of an address, and the person to ask for there. */
export interface AddressTag {
  _id: Types.ObjectId;
  name: string;
  contactName?: string;
  contactPhone?: string;
  /** The photo of the gate, and the address that it belongs to. */
  gatePhoto?: { key: string; street: string; pinCode: string };
}

/** A worker's skill: the id to search by, the name to show without a second read. */
export interface WorkerSkill {
  _id: Types.ObjectId;
  name: string;
}

/** A new password that a code is to set, because its owner has forgotten the one in force. */
export interface PasswordAsk {
  at: Date;
  /** The end of the hash of the password then in force: it is void once there is another password. */
  under: string;
}

/** A worker's fixed price for a service. */
export interface ServicePrice {
  serviceId: Types.ObjectId;
  /** Null: the worker removed the price. */
  pricePaise: number | null;
  /** How long the service took when the price was set: it covers that and no other length. */
  durationMinutes: number;
  /** The recent former price; absent if it never changed. */
  former?: FormerPrices;
}

/** A worker's public card. */
export interface WorkCard {
  isOn: boolean;
  /** Grows each time the card is switched on, so that earlier links stay closed. */
  serial: number;
  showsPhone: boolean;
  /** Search engines may list it. */
  isIndexed: boolean;
  languages: Locale[];
}

/** For the files of this folder alone. */
export const User = defineModel({
  name: 'User',
  collection: 'users',
  fields: {
    name: text(),
    /** Absent in accounts that were opened with a phone number and a code. */
    email: optional(text()),
    /** When a mailed link proved that the address is theirs; absent while none has. */
    emailProvedAt: optional(date()),
    /** Opened beyond what an hour allows one network: until a contact is proved, it may do nothing that costs others. */
    mustProve: optional(flag<true>()),
    /** Ten digits, as the owner typed them: shown to others, and not unique. */
    phone: nullable(text()),
    /** The number that a code proved, unique per role. It stays until another one is proved, whatever `phone` says. */
    provedPhone: optional(text()),
    phoneProvedAt: optional(date()),
    /** Absent until its owner sets one. */
    passwordHash: optional(text()),
    /** Absent while no new password was asked for by code. */
    passwordAsk: optional(mixed<PasswordAsk>()),
    /** When its owner last signed in; absent in accounts that have not done so since this is recorded. */
    signedInAt: optional(date()),
    /** Keyed hashes of devices the user has signed in on, newest first; absent in older accounts. */
    knownDevices: optional(list(text(), { default: [] })),
    /** How the office finds the account: its name by sound and its number by any part; absent in older accounts. */
    nameKeys: optional(list(text(), { default: [] })),
    phoneKeys: optional(list(text(), { default: [] })),
    role: text<Role>({ enum: roles }),
    /** An admin's right. Absent means lead, as in earlier releases. */
    can: optional(text<Right>({ enum: right.options })),
    locale: text<Locale>({ enum: locales, default: 'en' }),
    imageKey: nullable(text()),
    about: text({ default: '' }),
    /** The default of their addresses. */
    address: mixed<AddressRecord>({ default: {} }),
    /** The label of the default address; absent or null until it is named. */
    addressTag: optional(mixed<AddressTag | null>()),
    /** Those beside the default; absent where there are none. */
    otherAddresses: optional(mixed<(AddressTag & { address: AddressRecord })[]>()),
    /** The address's city folded for comparison; search compares it, never typed text. */
    cityKey: nullable(text()),
    point: nullable(mixed<{ type: 'Point'; coordinates: [number, number] }>()),
    skills: mixed<WorkerSkill[]>({ default: () => [] }),
    workTypes: list(text(), { default: [] }),
    hourlyRatePaise: nullable(number()),
    /** The recent former rate; absent if it never changed. */
    formerRates: optional(mixed<FormerPrices>()),
    /** At most one per service; absent where none was ever set. */
    servicePrices: optional(mixed<ServicePrice[]>()),
    priceRangePaise: nullable(mixed<{ min: number; max: number }>()),
    areaRangeKm: nullable(number()),
    experienceYears: nullable(number()),
    certifications: list(text(), { default: [] }),
    serviceAreas: list(text(), { default: [] }),
    availability: nullable(mixed<NonNullable<WorkTimes['availability']>>()),
    daysOff: optional(mixed<WorkTimes['daysOff']>()),
    /** Absent until the worker has changed it for the first time. */
    workCard: optional(mixed<WorkCard>()),
    verification: nullable(mixed<Verification & { at: Date; by: Types.ObjectId }>()),
    ratingSum: number({ default: 0 }),
    reviewCount: number({ default: 0 }),
    completedJobs: number({ default: 0 }),
    /** The last receipt number of each financial year. */
    receipts: optional(mixed<Record<string, number>>()),
    /** How long the last requests waited for an answer, and what is usual: null while unknown; absent before the first. */
    answers: optional(mixed<{ minutes: number[]; hours: number | null }>()),
    walletPaise: number({ default: 0 }),
    /**
     * The part of the wallet that is referral credit, which pays at most half of a job; absent if there never was any.
     */
    creditPaise: optional(number()),
    brokerId: nullable(objectId()),
    /** Since when; absent where it was not recorded. */
    brokerSince: optional(date<Date | null>()),
    suspendedAt: nullable(date()),
    pauseStartsAt: optional(date<Date | null>()),
    /** When each consent was given; none is given by default. */
    consents: mixed<Partial<Record<ConsentName, Date>>>({ default: {} }),
    mutedChannels: list(text<ChannelName>(), { default: [] }),
    /** When the last connection ended; absent before the first, and for users who hide it. */
    lastSeenAt: optional(date()),
    /** Hides when the user was last online, and from them when others were; absent if shown. */
    hidesLastSeen: optional(flag<true>()),
    /** Whether workers need a code to start a job; absent until the customer chooses. */
    asksDoorCode: optional(flag()),
    referralCode: nullable(text()),
    referredBy: nullable(objectId()),
    /** The worker's data for search. Every function here that changes its sources rebuilds it. */
    listing: nullable(mixed<Listing>()),
    /** As computed last night; absent before the first night. */
    rank: optional(mixed<Rank>()),
    /** When a transaction last locked this record, so that another one had to wait. */
    heldAt: nullable(date()),
    /** Counts the writes of this person's data in other collections; absent before the first. */
    writes: optional(number()),
    createdAt: date(),
  },
  indexes: [
    // One account an email; sign-in looks people up by it. The name differs from that of earlier releases, which did not
    // leave out accounts without an email: both can exist while servers of both releases run.
    [{ email: 1 }, { unique: true, name: 'email_of_some', partialFilterExpression: { email: { $gt: '' } } }],
    // One account per role has a proved number.
    [
      { provedPhone: 1, role: 1 },
      { unique: true, partialFilterExpression: { provedPhone: { $gt: '' } } },
    ],
    // The people who have a skill or a work type, before it is removed or renamed; also the lowest rate of a skill.
    [{ 'skills._id': 1, hourlyRatePaise: 1 }, {}],
    [{ workTypes: 1 }, {}],
    // Finds people by phone, and an agency's workers by name.
    [{ phone: 1 }, {}],
    [{ brokerId: 1, name: 1, _id: 1 }, {}],
    // Finds the owner of a referral code; codes are unique.
    [{ referralCode: 1 }, { unique: true, partialFilterExpression: { referralCode: { $type: 'string' } } }],
    ...listingIndexes,
    ...officeIndexes,
  ],
});

export type UserRecord = RowOf<typeof User>;

type RequiredField = 'name' | 'role' | 'createdAt';

/** A user to insert: the required fields and any others already known. */
export type NewUser = Pick<UserRecord, RequiredField> &
  Partial<Omit<UserRecord, RequiredField | '_id' | 'listing'>>;

export const insertUser = (row: NewUser, tx?: Tx): Promise<UserRecord> => {
  const user = User.toRow(row);
  return User.insert({ ...user, ...officeKeys(user), listing: buildListing(user) }, { tx });
};

/** Rebuilds a user's search data. */
export const rebuildListing = async (user: UserRecord | null, tx?: Tx): Promise<UserRecord | null> => {
  const listing = user && buildListing(user);
  await User.updateOne({ _id: user?._id }, { $set: { listing } }, { tx });
  return user && { ...user, listing };
};

export const findUser = (userId: string, tx?: Tx): Promise<UserRecord | null> =>
  User.findById(userId, { tx });

/** Returns users by id, in no order; unknown ids are left out. */
export const findUsers = (ids: readonly string[], tx?: Tx): Promise<UserRecord[]> =>
  User.find({ _id: { $in: ids } }, { tx });

/** Finds the account of an address. A session can be opened for it. */
export const findUserByEmail = (email: string): Promise<UserRecord | null> =>
  User.findOne({ email }, { isConfirmed: true });

type OwnField =
  | 'name'
  | 'phone'
  | 'locale'
  | 'about'
  | 'address'
  | 'addressTag'
  | 'otherAddresses'
  | 'cityKey'
  | 'point'
  | 'skills'
  | 'workTypes'
  | 'hourlyRatePaise'
  | 'formerRates'
  | 'servicePrices'
  | 'priceRangePaise'
  | 'areaRangeKm'
  | 'experienceYears'
  | 'certifications'
  | 'serviceAreas'
  | 'availability'
  | 'daysOff';
/** Changes a user makes to their own record; undefined fields stay. */
export type OwnChanges = Partial<Pick<UserRecord, OwnField>>;

const change = (userId: string, $set: Partial<UserRecord>, tx?: Tx): Promise<UserRecord | null> =>
  User.findOneAndUpdate({ _id: userId }, { $set }, { tx });

/** Stores a user's changes to their own record; null if the user does not exist. */
export const changeOwn = async (
  { userId, changes }: { userId: string; changes: OwnChanges },
  tx?: Tx,
): Promise<UserRecord | null> => {
  const $set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const user = await change(userId, { ...$set, ...officeKeys($set) }, tx);
  // Without a transaction a listing could be older than what another call has just stored.
  return tx ? rebuildListing(user, tx) : user;
};

/** Replaces a user's picture and returns the record as it was before. */
export const replaceAvatar = (
  { userId, imageKey }: { userId: string; imageKey: string },
  tx: Tx,
): Promise<UserRecord | null> =>
  User.findOneAndUpdate({ _id: userId }, { $set: { imageKey } }, { returnDocument: 'before', tx });

interface Decision {
  userId: string;
  set: Partial<Pick<UserRecord, 'verification' | 'suspendedAt' | 'pauseStartsAt' | 'role' | 'can'>>;
}

/** Stores what an admin decided on an account; null when there is none. */
export const decideOnUser = async ({ userId, set }: Decision, tx: Tx): Promise<UserRecord | null> =>
  rebuildListing(await change(userId, set, tx), tx);
