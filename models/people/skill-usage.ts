import type { Types } from 'mongoose';
import { workTypeTerm } from '#lib/features/people/rules/search-listing.ts';
import type { Tx } from '#models/connection.ts';
import { User } from './user.ts';

export const isSkillUsed = async (skillId: Types.ObjectId, tx: Tx): Promise<boolean> =>
  await User.exists({ 'skills._id': skillId }, { tx });

/** Renames a skill on the workers who have it. */
export const renameUsedSkill = async (
  { skillId, name }: { skillId: Types.ObjectId; name: string },
  tx: Tx,
): Promise<void> => {
  const arrayFilters = [{ 'skill._id': skillId }];
  await User.updateMany(
    { 'skills._id': skillId },
    { $set: { 'skills.$[skill].name': name } },
    { arrayFilters, tx },
  );
};

export const isWorkTypeUsed = async (name: string, tx: Tx): Promise<boolean> =>
  await User.exists({ workTypes: name }, { tx });

interface Renaming {
  from: string;
  to: string;
  limit: number;
}

/** Renames a work type on some of the workers who offer it; returns on how many. */
export const renameUsedWorkType = async ({ from, to, limit }: Renaming, tx: Tx): Promise<number> => {
  const workers = await User.find({ workTypes: from }, { fields: ['_id'], limit, tx });
  const ids = { _id: { $in: workers.map(({ _id }) => _id) } };
  const byId = { tx, hint: { _id: 1 } } as const;
  await User.updateMany({ ...ids, workTypes: from }, { $set: { 'workTypes.$': to } }, byId);
  const listed = { ...ids, 'listing.words': workTypeTerm(from) };
  await User.updateMany(listed, { $set: { 'listing.words.$': workTypeTerm(to) } }, byId);
  return workers.length;
};
