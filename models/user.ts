import { Schema, Types } from 'mongoose';
import type { Locale } from '#lib/contracts/locale.ts';
import { locales } from '#lib/contracts/locale.ts';
import type { Role } from '#lib/contracts/role.ts';
import { roles } from '#lib/contracts/role.ts';
import { Tx } from './connection.ts';
import { defineModel } from './define-model.ts';

export interface UserRecord {
  _id: Types.ObjectId;
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  locale: Locale;
  suspendedAt: Date | null;
  createdAt: Date;
}

const { String: text, Date: date } = Schema.Types;

const User = defineModel<UserRecord>({
  name: 'User',
  collection: 'users',
  fields: {
    name: { type: text, required: true },
    email: { type: text, required: true },
    passwordHash: { type: text, required: true },
    role: { type: text, enum: roles, required: true },
    locale: { type: text, enum: locales, default: 'en' },
    suspendedAt: { type: date, default: null },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One account an e-mail; sign-in looks people up by it.
    [{ email: 1 }, { unique: true }],
  ],
});

export const insertUser = async (row: Omit<UserRecord, '_id'>, tx?: Tx): Promise<UserRecord> => {
  const [user] = await User.create([row], Tx.session(tx));
  if (!user) throw new Error('The user was not stored.');
  return user.toObject();
};

/** What a mail needs to know of its receiver. */
export const findUser = (userId: string): Promise<UserRecord | null> =>
  User.findById(userId).lean<UserRecord>().exec();

export const countUsers = (): Promise<number> => User.estimatedDocumentCount();
