import type { Types } from 'mongoose';
import { workTypeTerm } from '#lib/features/people/rules/search-listing.ts';
import type { Tx } from '#models/connection.ts';
import { User } from './user.ts';

export const isSkillUsed = async (skillId: Types.ObjectId, tx: Tx): Promise<boolean> =>
  await User.exists({ 'skills._id': skillId }, { tx });

/** Renames a skill on some of the workers who have it by another name; returns on how many. */
export const renameUsedSkill = async (
  { skillId, name, limit }: { skillId: Types.ObjectId; name: string; limit: number },
  tx: Tx,
): Promise<number> => {
  const skills = { $elemMatch: { _id: skillId, name: { $ne: name } } };
  const workers = await User.find({ 'skills._id': skillId, skills }, { fields: ['_id'], limit, tx });
  await User.updateMany(
    { _id: { $in: workers.map(({ _id }) => _id) } },
    { $set: { 'skills.$[skill].name': name } },
    { arrayFilters: [{ 'skill._id': skillId }], hint: { _id: 1 }, tx },
  );
  return workers.length;
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
