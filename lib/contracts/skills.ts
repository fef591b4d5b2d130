import { z } from 'zod';
import { contract } from './contract.ts';
import { id, name, text } from './fields.ts';
import { createSkillCall, listSkillsCall } from './skills.calls.ts';

const skillName = name({ min: 2, max: 30 });

const names = z.strictObject({
  hi: text({ max: 60 }).optional(),
  kn: text({ max: 60 }).optional(),
  ta: text({ max: 60 }).optional(),
  te: text({ max: 60 }).optional(),
});

/** A trade that workers have and customers look for; `picture` is a key of our drawings. */
export const skill = z
  .strictObject({ _id: id(), name: skillName, names, picture: z.string() })
  .meta({ id: 'Skill' });
export type Skill = z.infer<typeof skill>;

export const listSkillsContract = contract(listSkillsCall, {
  summary: 'All skills (also the categories), by name',
  access: 'public',
  rate: 'read',
  query: z.strictObject({}),
  reply: z.strictObject({ data: z.array(skill) }),
});

export const createSkillBody = z.strictObject({
  name: skillName,
  names: names.default({}),
  picture: text({ max: 40 }),
});
export type CreateSkillBody = z.infer<typeof createSkillBody>;

export const createSkillContract = contract(createSkillCall, {
  summary: 'Add a skill; a name that exists already answers the skill that has it',
  access: ['admin'],
  rate: 'write',
  body: createSkillBody,
  reply: z.strictObject({ data: skill }),
  status: 201,
  idempotent: true,
});
