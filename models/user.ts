import { Schema, type Types } from 'mongoose';
import { locales, type Locale } from '#lib/contracts/locale.ts';
import { roles, type Role } from '#lib/contracts/role.ts';
import type { Availability } from '#lib/domain/availability.ts';
import { Tx } from './connection.ts';
import { defineModel } from './define-model.ts';

export interface AddressRecord {
  street?: string;
  city?: string;
  state?: string;
  landMark?: string;
  pinCode?: string;
  country?: string;
}

/** A listed skill as a worker carries it: the id to search by, the name to show without a second read. */
export interface WorkerSkill {
  _id: Types.ObjectId;
  name: string;
}

export type ConsentName = 'location' | 'marketing' | 'activity' | 'dataSharing';
export type ChannelName = 'push' | 'email' | 'sms';

export interface UserRecord {
  _id: Types.ObjectId;
  name: string;
  email: string;
  /** Ten digits; not unique, as nobody has proved that a phone is theirs. */
  phone: string | null;
  passwordHash: string;
  role: Role;
  locale: Locale;
  imageKey: string | null;
  about: string;
  address: AddressRecord;
  /** The address's city folded for comparison; search compares it, never typed text. */
  cityKey: string | null;
  point: { type: 'Point'; coordinates: [number, number] } | null;
  skills: WorkerSkill[];
  workTypes: string[];
  hourlyRatePaise: number | null;
  priceRangePaise: { min: number; max: number } | null;
  areaRangeKm: number | null;
  experienceYears: number | null;
  certifications: string[];
  serviceAreas: string[];
  availability: Availability | null;
  verification: { at: Date; by: Types.ObjectId; reason: string } | null;
  ratingSum: number;
  reviewCount: number;
  completedJobs: number;
  walletPaise: number;
  brokerId: Types.ObjectId | null;
  suspendedAt: Date | null;
  /** When each consent was given; none is given by default. */
  consents: Partial<Record<ConsentName, Date>>;
  mutedChannels: ChannelName[];
  referralCode: string | null;
  referredBy: Types.ObjectId | null;
  searchTerms: string[];
  lastSeenAt: Date | null;
  createdAt: Date;
}

const { ObjectId, String: text, Number: number, Date: date, Mixed: mixed } = Schema.Types;
const one = (type: typeof text | typeof number | typeof date | typeof ObjectId | typeof mixed) => ({
  type,
  default: null,
});
const texts = { type: [text], default: [] };

const User = defineModel<UserRecord>({
  name: 'User',
  collection: 'users',
  fields: {
    name: { type: text, required: true },
    email: { type: text, required: true },
    phone: one(text),
    passwordHash: { type: text, required: true },
    role: { type: text, enum: roles, required: true },
    locale: { type: text, enum: locales, default: 'en' },
    imageKey: one(text),
    about: { type: text, default: '' },
    address: { type: mixed, default: {} },
    cityKey: one(text),
    point: one(mixed),
    skills: { type: mixed, default: () => [] },
    workTypes: texts,
    hourlyRatePaise: one(number),
    priceRangePaise: one(mixed),
    areaRangeKm: one(number),
    experienceYears: one(number),
    certifications: texts,
    serviceAreas: texts,
    availability: one(mixed),
    verification: one(mixed),
    ratingSum: { type: number, default: 0 },
    reviewCount: { type: number, default: 0 },
    completedJobs: { type: number, default: 0 },
    walletPaise: { type: number, default: 0 },
    brokerId: one(ObjectId),
    suspendedAt: one(date),
    consents: { type: mixed, default: {} },
    mutedChannels: texts,
    referralCode: one(text),
    referredBy: one(ObjectId),
    searchTerms: texts,
    lastSeenAt: one(date),
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One account an e-mail; sign-in looks people up by it.
    [{ email: 1 }, { unique: true }],
    // Who carries a skill or a work type: before it goes, and when its name changes.
    [{ 'skills._id': 1 }, {}],
    [{ workTypes: 1 }, {}],
  ],
});

type Given = 'name' | 'email' | 'passwordHash' | 'role' | 'createdAt';
/** A person to store: what cannot be missing, and whatever else is known already. */
export type NewUser = Pick<UserRecord, Given> & Partial<Omit<UserRecord, Given | '_id'>>;

export const insertUser = async (row: NewUser, tx?: Tx): Promise<UserRecord> => {
  const [user] = await User.create([row], Tx.session(tx));
  if (!user) throw new Error('The user was not stored.');
  return user.toObject();
};

export const findUser = (userId: string): Promise<UserRecord | null> =>
  User.findById(userId).lean<UserRecord>().exec();

/** People by their ids, in no order; ids of nobody are left out. */
export const findUsers = (ids: readonly string[]): Promise<UserRecord[]> =>
  User.find({ _id: { $in: ids } })
    .lean<UserRecord[]>()
    .exec();

export const findUserByEmail = (email: string): Promise<UserRecord | null> =>
  User.findOne({ email }).lean<UserRecord>().exec();

export const setPasswordHash = async (
  { userId, passwordHash }: { userId: string; passwordHash: string },
  tx?: Tx,
): Promise<void> => {
  await User.updateOne({ _id: userId }, { $set: { passwordHash } }, Tx.session(tx));
};

type OwnField =
  | 'name'
  | 'phone'
  | 'locale'
  | 'about'
  | 'address'
  | 'cityKey'
  | 'point'
  | 'skills'
  | 'workTypes'
  | 'hourlyRatePaise'
  | 'priceRangePaise'
  | 'areaRangeKm'
  | 'experienceYears'
  | 'certifications'
  | 'serviceAreas'
  | 'availability';
/** What people change of themselves; what is undefined stays. */
export type OwnChanges = Partial<Pick<UserRecord, OwnField>>;

/** Stores what somebody changed of themselves; null when there is nobody. */
export const changeOwn = (
  { userId, changes }: { userId: string; changes: OwnChanges },
  tx?: Tx,
): Promise<UserRecord | null> => {
  const $set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return User.findByIdAndUpdate(userId, { $set }, { returnDocument: 'after', ...Tx.session(tx) })
    .lean<UserRecord>()
    .exec();
};

interface NewFace {
  userId: string;
  imageKey: string;
}

/** Gives somebody another picture; answers the record as it was before. */
export const exchangeFace = ({ userId, imageKey }: NewFace, tx: Tx): Promise<UserRecord | null> =>
  User.findByIdAndUpdate(userId, { $set: { imageKey } }, { returnDocument: 'before', ...Tx.session(tx) })
    .lean<UserRecord>()
    .exec();

interface CarriedSkill {
  skillId: Types.ObjectId;
  name: string;
}

export const isSkillCarried = async (skillId: Types.ObjectId, tx: Tx): Promise<boolean> =>
  (await User.findOne({ 'skills._id': skillId }, { _id: 1 }, Tx.session(tx)).lean().exec()) !== null;

/** Gives the workers who have a skill its new name. */
export const renameCarriedSkill = async ({ skillId, name }: CarriedSkill, tx: Tx): Promise<void> => {
  const arrayFilters = [{ 'skill._id': skillId }];
  await User.updateMany(
    { 'skills._id': skillId },
    { $set: { 'skills.$[skill].name': name } },
    { arrayFilters, ...Tx.session(tx) },
  );
};

export const isWorkTypeCarried = async (name: string, tx: Tx): Promise<boolean> =>
  (await User.findOne({ workTypes: name }, { _id: 1 }, Tx.session(tx)).lean().exec()) !== null;

/** Gives the workers who offer a work type its new name. */
export const renameCarriedWorkType = async ({ from, to }: { from: string; to: string }, tx: Tx) => {
  await User.updateMany({ workTypes: from }, { $set: { 'workTypes.$': to } }, Tx.session(tx));
};

interface Decision {
  userId: string;
  set: Partial<Pick<UserRecord, 'verification' | 'suspendedAt' | 'role'>>;
}

/** Stores what an admin decided on an account; null when there is none. */
export const decideOnUser = ({ userId, set }: Decision, tx: Tx): Promise<UserRecord | null> =>
  User.findByIdAndUpdate(userId, { $set: set }, { returnDocument: 'after', ...Tx.session(tx) })
    .lean<UserRecord>()
    .exec();

/**
 * Joins an admin's own record to the transaction; false when they are one no longer. Of two admins who suspend each
 * other at once the database lets one win, so that there always is an admin left.
 */
export const holdAdmin = async ({ userId, at }: { userId: string; at: Date }, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await User.updateOne(
    { _id: userId, role: 'admin', suspendedAt: null },
    { $set: { lastSeenAt: at } },
    Tx.session(tx),
  );
  return matchedCount === 1;
};
