import { User, type UserRecord } from '#models/people/user.ts';

/** Whose code it is. */
export const findUserByReferralCode = (referralCode: string): Promise<UserRecord | null> =>
  User.findOne({ referralCode }).lean<UserRecord>().exec();

/** Gives somebody a code who has none; answers the one that they then have. */
export const giveReferralCode = async (wish: {
  userId: string;
  referralCode: string;
}): Promise<string | null> => {
  const { userId, referralCode } = wish;
  await User.updateOne({ _id: userId, referralCode: null }, { $set: { referralCode } });
  const user = await User.findById(userId, { referralCode: 1 })
    .lean<Pick<UserRecord, 'referralCode'>>()
    .exec();
  return user?.referralCode ?? null;
};
