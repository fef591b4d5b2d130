import type { Types } from 'mongoose';
import { workTypeTerm } from '#lib/features/people/rules/search-listing.ts';
import { Tx } from '#models/connection.ts';
import { User } from './user.ts';

interface CarriedSkill {
  skillId: Types.ObjectId;
  name: string;
}

export const isSkillUsed = async (skillId: Types.ObjectId, tx: Tx): Promise<boolean> =>
  (await User.findOne({ 'skills._id': skillId }, { _id: 1 }, Tx.session(tx)).lean().exec()) !== null;

/** Gives the workers who have a skill its new name. */
export const renameUsedSkill = async ({ skillId, name }: CarriedSkill, tx: Tx): Promise<void> => {
  const arrayFilters = [{ 'skill._id': skillId }];
  await User.updateMany(
    { 'skills._id': skillId },
    { $set: { 'skills.$[skill].name': name } },
    { arrayFilters, ...Tx.session(tx) },
  );
};

export const isWorkTypeUsed = async (name: string, tx: Tx): Promise<boolean> =>
  (await User.findOne({ workTypes: name }, { _id: 1 }, Tx.session(tx)).lean().exec()) !== null;

/** Gives the workers who offer a work type its new name. */
export const renameUsedWorkType = async ({ from, to }: { from: string; to: string }, tx: Tx) => {
  await User.updateMany({ workTypes: from }, { $set: { 'workTypes.$': to } }, Tx.session(tx));
  const listed = { 'listing.words': workTypeTerm(from), 'listing.order': { $gt: '' } };
  await User.updateMany(listed, { $set: { 'listing.words.$': workTypeTerm(to) } }, Tx.session(tx));
};
