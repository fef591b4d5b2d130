import type { FormerPrices } from '#lib/features/people/rules/former-prices.ts';
import { Schema, type Types } from 'mongoose';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import type { ChannelName, ConsentName } from '#lib/features/people/contracts/preferences.ts';
import { right, roles, type Right, type Role } from '#lib/platform/contract/actor.ts';
import type { WorkTimes } from '#lib/features/people/rules/availability.ts';
import type { Rank } from '#lib/features/people/rules/rank.ts';
import { listingOf, type Listing } from '#lib/features/people/rules/search-listing.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { listingIndexes, officeIndexes } from './listing-indexes.ts';

export interface AddressRecord {
  street?: string;
  city?: string;
  state?: string;
  landMark?: string;
  pinCode?: string;
  country?: string;
}

/** What an address is called, and whom to ask for there. */
export interface AddressTag {
  _id: Types.ObjectId;
  name: string;
  contactName?: string;
  contactPhone?: string;
}

/** A listed skill as a worker carries it: the id to search by, the name to show without a second read. */
export interface WorkerSkill {
  _id: Types.ObjectId;
  name: string;
}

/** What a worker asks for a service as a whole. */
export interface ServicePrice {
  serviceId: Types.ObjectId;
  /** Null: nothing of their own any more. */
  pricePaise: number | null;
  /** How long the service took when the price was set: it covers that and no other length. */
  durationMinutes: number;
  /** What was asked until a while ago; absent where the price never changed. */
  former?: FormerPrices;
}

export interface UserRecord extends WorkTimes {
  _id: Types.ObjectId;
  name: string;
  email: string;
  /** When a mailed link proved that the address is theirs; absent while none has. */
  emailProvedAt?: Date;
  /** Ten digits; not unique, as nobody has proved that a phone is theirs. */
  phone: string | null;
  passwordHash: string;
  /** Keyed hashes of where somebody has signed in, newest first; absent in older accounts. */
  knownDevices?: string[];
  role: Role;
  /** What an admin may; absent: everything, as admins of before had it. */
  can?: Right;
  locale: Locale;
  imageKey: string | null;
  about: string;
  /** The default of their addresses. */
  address: AddressRecord;
  /** How the default is called; absent or null while nobody has named it. */
  addressTag?: AddressTag | null;
  /** Those beside the default; absent where there are none. */
  otherAddresses?: (AddressTag & { address: AddressRecord })[];
  /** The address's city folded for comparison; search compares it, never typed text. */
  cityKey: string | null;
  point: { type: 'Point'; coordinates: [number, number] } | null;
  skills: WorkerSkill[];
  workTypes: string[];
  hourlyRatePaise: number | null;
  /** What was asked until a while ago; absent where the rate never changed. */
  formerRates?: FormerPrices;
  /** One a service at most; absent where none was ever set. */
  servicePrices?: ServicePrice[];
  priceRangePaise: { min: number; max: number } | null;
  areaRangeKm: number | null;
  experienceYears: number | null;
  certifications: string[];
  serviceAreas: string[];
  /** `byPapers`: papers were shown for it, of this name and face. */
  verification: { at: Date; by: Types.ObjectId; reason: string; byPapers?: true } | null;
  ratingSum: number;
  reviewCount: number;
  completedJobs: number;
  /** How long the last requests waited for an answer, and what is usual: null while unknown; absent before the first. */
  answers?: { minutes: number[]; hours: number | null };
  walletPaise: number;
  /** What of the wallet is referral credit, which pays half of a job at most; absent where none ever was. */
  creditPaise?: number;
  brokerId: Types.ObjectId | null;
  /** Since when; absent where it was not noted. */
  brokerSince?: Date | null;
  suspendedAt: Date | null;
  /** When each consent was given; none is given by default. */
  consents: Partial<Record<ConsentName, Date>>;
  mutedChannels: ChannelName[];
  /** When the last connection ended; absent before the first, and for whoever hides it. */
  lastSeenAt?: Date;
  /** Nobody sees when they were last there, nor they of others; absent where it is shown. */
  hidesLastSeen?: true;
  referralCode: string | null;
  referredBy: Types.ObjectId | null;
  /** What search reads of a worker; every function here that changes something of it makes it anew. */
  listing: Listing | null;
  /** As the last night made it; absent before the first. */
  rank?: Rank;
  /** When a transaction last made this record its own, so that another one had to wait. */
  heldAt: Date | null;
  /** Counts the writes of what is theirs elsewhere; absent before the first. */
  writes?: number;
  createdAt: Date;
}

const { ObjectId, String: text, Number: number, Date: date, Mixed: mixed } = Schema.Types;

const one = (type: typeof text | typeof number | typeof date | typeof ObjectId | typeof mixed) => ({
  type,
  default: null,
});

const texts = { type: [text], default: [] };

/** For the files of this folder alone. */
export const User = defineModel<UserRecord>({
  name: 'User',
  collection: 'users',
  fields: {
    name: { type: text, required: true },
    email: { type: text, required: true },
    emailProvedAt: { type: date },
    phone: one(text),
    passwordHash: { type: text, required: true },
    knownDevices: texts,
    role: { type: text, enum: roles, required: true },
    can: { type: text, enum: right.options },
    locale: { type: text, enum: locales, default: 'en' },
    imageKey: one(text),
    about: { type: text, default: '' },
    address: { type: mixed, default: {} },
    addressTag: mixed,
    otherAddresses: mixed,
    cityKey: one(text),
    point: one(mixed),
    skills: { type: mixed, default: () => [] },
    workTypes: texts,
    hourlyRatePaise: one(number),
    formerRates: mixed,
    servicePrices: mixed,
    priceRangePaise: one(mixed),
    areaRangeKm: one(number),
    experienceYears: one(number),
    certifications: texts,
    serviceAreas: texts,
    availability: one(mixed),
    daysOff: mixed,
    verification: one(mixed),
    ratingSum: { type: number, default: 0 },
    reviewCount: { type: number, default: 0 },
    completedJobs: { type: number, default: 0 },
    answers: mixed,
    walletPaise: { type: number, default: 0 },
    creditPaise: { type: number },
    brokerId: one(ObjectId),
    brokerSince: date,
    suspendedAt: one(date),
    consents: { type: mixed, default: {} },
    mutedChannels: texts,
    lastSeenAt: { type: date },
    hidesLastSeen: { type: Schema.Types.Boolean },
    referralCode: one(text),
    referredBy: one(ObjectId),
    listing: one(mixed),
    rank: mixed,
    heldAt: one(date),
    writes: { type: number },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One account an e-mail; sign-in looks people up by it.
    [{ email: 1 }, { unique: true }],
    // Who carries a skill or a work type: before it goes, and when its name changes; who asks least for a skill.
    [{ 'skills._id': 1, hourlyRatePaise: 1 }, {}],
    [{ workTypes: 1 }, {}],
    // Whom a phone belongs to; and an agency's workers by name.
    [{ phone: 1 }, {}],
    [{ brokerId: 1, name: 1, _id: 1 }, {}],
    // Whose code somebody comes with; no two people have the same.
    [{ referralCode: 1 }, { unique: true, partialFilterExpression: { referralCode: { $type: 'string' } } }],
    ...listingIndexes,
    ...officeIndexes,
  ],
});

type Given = 'name' | 'email' | 'passwordHash' | 'role' | 'createdAt';

/** A person to store: what cannot be missing, and whatever else is known already. */
export type NewUser = Pick<UserRecord, Given> & Partial<Omit<UserRecord, Given | '_id' | 'listing'>>;

export const insertUser = async (row: NewUser, tx?: Tx): Promise<UserRecord> => {
  const user = new User(row);
  await user.set('listing', listingOf(user.toObject())).save(Tx.session(tx));
  return user.toObject();
};

/** Makes anew what search reads of somebody. */
export const rebuildListing = async (user: UserRecord | null, tx?: Tx): Promise<UserRecord | null> => {
  const listing = user && listingOf(user);
  await User.updateOne({ _id: user?._id }, { $set: { listing } }, Tx.session(tx));
  return user && { ...user, listing };
};

export const findUser = (userId: string, tx?: Tx): Promise<UserRecord | null> =>
  User.findById(userId, null, Tx.session(tx)).lean<UserRecord>().exec();

/** People by their ids, in no order; ids of nobody are left out. */
export const findUsers = (ids: readonly string[]): Promise<UserRecord[]> =>
  User.find({ _id: { $in: ids } })
    .lean<UserRecord[]>()
    .exec();

interface BetweenBlocks {
  user: UserRecord;
  /** Either has blocked the other. */
  isBlocked: boolean;
}

const blocksBetween = (
  own: 'blockerId' | 'blockedId',
  other: 'blockerId' | 'blockedId',
  otherId: string,
) => ({
  $lookup: {
    ...{ from: 'blocks', localField: '_id', foreignField: own, as: own },
    pipeline: [{ $match: { [other]: toObjectId(otherId) } }, { $project: { _id: 1 } }],
  },
});

/** Somebody, and whether a block stands between them and another, in one command. */
export const findUserBetweenBlocks = async (pair: {
  userId: string;
  otherId: string;
}): Promise<BetweenBlocks | null> => {
  const { userId, otherId } = pair;
  const [row] = await User.aggregate<UserRecord & { blockerId: unknown[]; blockedId: unknown[] }>([
    { $match: { _id: toObjectId(userId) } },
    blocksBetween('blockerId', 'blockedId', otherId),
    blocksBetween('blockedId', 'blockerId', otherId),
  ]).exec();
  if (!row) return null;
  const { blockerId, blockedId, ...user } = row;
  return { user, isBlocked: blockerId.length + blockedId.length > 0 };
};

export const findUserByEmail = (email: string): Promise<UserRecord | null> =>
  User.findOne({ email }).lean<UserRecord>().exec();

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
/** What people change of themselves; what is undefined stays. */
export type OwnChanges = Partial<Pick<UserRecord, OwnField>>;

const change = (userId: string, $set: Partial<UserRecord>, tx?: Tx): Promise<UserRecord | null> =>
  User.findByIdAndUpdate(userId, { $set }, { returnDocument: 'after', ...Tx.session(tx) })
    .lean<UserRecord>()
    .exec();

/** Stores what somebody changed of themselves; null when there is nobody. */
export const changeOwn = async (
  { userId, changes }: { userId: string; changes: OwnChanges },
  tx?: Tx,
): Promise<UserRecord | null> => {
  const $set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const user = await change(userId, $set, tx);
  // Without a transaction a listing could be older than what another call has just stored.
  return tx ? rebuildListing(user, tx) : user;
};

/** Gives somebody another picture; answers the record as it was before. */
export const replaceAvatar = (
  { userId, imageKey }: { userId: string; imageKey: string },
  tx: Tx,
): Promise<UserRecord | null> =>
  User.findByIdAndUpdate(userId, { $set: { imageKey } }, { returnDocument: 'before', ...Tx.session(tx) })
    .lean<UserRecord>()
    .exec();

interface Decision {
  userId: string;
  set: Partial<Pick<UserRecord, 'verification' | 'suspendedAt' | 'role' | 'can'>>;
}

/** Stores what an admin decided on an account; null when there is none. */
export const decideOnUser = async ({ userId, set }: Decision, tx: Tx): Promise<UserRecord | null> =>
  rebuildListing(await change(userId, set, tx), tx);
