import { Schema, type Types } from 'mongoose';
import type { Locale } from '#lib/contracts/locale.ts';
import { Tx } from './connection.ts';
import { defineModel } from './define-model.ts';

export interface SkillRecord {
  _id: Types.ObjectId;
  name: string;
  /** The name folded for comparison, so that 'Cook' and 'cook ' are one skill. */
  key: string;
  names: Partial<Record<Exclude<Locale, 'en'>, string>>;
  picture: string;
  createdAt: Date;
}

const { String: text, Date: date, Mixed: mixed } = Schema.Types;

const Skill = defineModel<SkillRecord>({
  name: 'Skill',
  collection: 'skills',
  fields: {
    name: { type: text, required: true },
    key: { type: text, required: true },
    names: { type: mixed, default: {} },
    picture: { type: text, required: true },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One skill a name; the list is read in its order.
    [{ key: 1 }, { unique: true }],
  ],
});

export const skillKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The whole list by name; it is short by nature (trades). */
export const listSkillRecords = (): Promise<SkillRecord[]> =>
  Skill.find({}, { key: 0 }).sort({ key: 1 }).limit(500).lean<SkillRecord[]>().exec();

export const findSkillByName = (name: string, tx?: Tx): Promise<SkillRecord | null> =>
  Skill.findOne({ key: skillKey(name) }, null, Tx.session(tx))
    .lean<SkillRecord>()
    .exec();

export const insertSkill = async (row: Omit<SkillRecord, '_id' | 'key'>, tx?: Tx): Promise<SkillRecord> => {
  const [skill] = await Skill.create([{ ...row, key: skillKey(row.name) }], Tx.session(tx));
  if (!skill) throw new Error('The skill was not stored.');
  return skill.toObject();
};
