import type { CreateSkillBody, Skill } from '#lib/contracts/skills.ts';
import { createSkillCall } from '#lib/contracts/skills.calls.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { now } from '#lib/integrations/clock.ts';
import { skillList } from '#models/skill.ts';
import { runIdempotent } from '../steps/run-idempotent.ts';
import { toSkill } from './to-skill.ts';

interface Input {
  actor: Actor;
  body: CreateSkillBody;
  idempotencyKey: string | null;
}

/** Adds a skill; a name that exists already answers the skill that has it, so that a seed may run twice. */
export const createSkill = ({ actor, body, idempotencyKey }: Input): Promise<{ data: Skill }> =>
  runIdempotent({
    actor,
    call: createSkillCall,
    key: idempotencyKey,
    body,
    work: async (tx) => {
      const existing = await skillList.findByName(body.name, tx);
      return { data: toSkill(existing ?? (await skillList.insert({ ...body, createdAt: now() }, tx))) };
    },
  });
