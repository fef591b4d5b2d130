import { officeKeys } from '#lib/features/people/rules/name-keys.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import type { Tx } from '#models/connection.ts';
import { User, type UserRecord } from './user.ts';

/** One account per role can have a number. */
const MAX_HOLDERS = 4;
/** Anyone can type any number, so more accounts than a person can choose from may name it. */
const MAX_CLAIMANTS = 10;

/** Lists the accounts that have proved this number, oldest first. A session can be opened for each of them. */
export const listPhoneHolders = (phone: string): Promise<UserRecord[]> =>
  User.find({ provedPhone: phone }, { sort: { _id: 1 }, limit: MAX_HOLDERS, isConfirmed: true });

/** Lists the accounts that name this number without having proved it, oldest first. */
export const listPhoneClaimants = (phone: string): Promise<UserRecord[]> =>
  User.find(
    { phone, provedPhone: { $ne: phone }, role: { $ne: 'admin' } },
    { sort: { _id: 1 }, limit: MAX_CLAIMANTS },
  );

/** Gives an account its proved number; a number that another account of the role has fails as a duplicate. */
export const setProvedPhone = async (
  { userId, phone, at }: { userId: string; phone: string; at: Date },
  tx: Tx,
): Promise<boolean> => {
  const set = { $set: { phone, ...officeKeys({ phone }), provedPhone: phone, phoneProvedAt: at } };
  return (await User.updateOne({ _id: userId }, set, { tx })).matchedCount === 1;
};

interface TakenPhone {
  phone: string;
  role: Role;
  /** Whether an account that has proved the number loses it. */
  mayLose(user: UserRecord): boolean;
}

/** Takes a number away from the accounts of a role that only name it or may lose it, and returns them as they were. */
export const takePhone = async ({ phone, role, mayLose }: TakenPhone, tx: Tx): Promise<UserRecord[]> => {
  const filter = { role, $or: [{ provedPhone: phone }, { phone }] };
  const found = await User.find(filter, { tx });
  const users = found.filter((user) => user.provedPhone !== phone || mayLose(user));
  const ids = users.map(({ _id }) => _id);
  await User.updateMany(
    { _id: { $in: ids }, provedPhone: phone },
    { $unset: { provedPhone: 1, phoneProvedAt: 1 } },
    { tx },
  );
  await User.updateMany({ _id: { $in: ids }, phone }, { $set: { phone: null } }, { tx });
  return users;
};
