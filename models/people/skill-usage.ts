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

/** Renames a work type on the workers who offer it. */
export const renameUsedWorkType = async ({ from, to }: { from: string; to: string }, tx: Tx) => {
  await User.updateMany({ workTypes: from }, { $set: { 'workTypes.$': to } }, { tx });
  const listed = { 'listing.words': workTypeTerm(from), 'listing.order': { $gt: '' } };
  await User.updateMany(listed, { $set: { 'listing.words.$': workTypeTerm(to) } }, { tx });
};
