import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Tx } from '#models/connection.ts';
import { skillList, type SkillRecord } from '#models/catalogue/named-list.ts';

/** The skills that a service needs, in their order and each once; an id that names none is a fault of its place. */
export const requireSkills = async (ids: readonly string[], tx: Tx): Promise<SkillRecord[]> => {
  const found = new Map((await skillList.findByIds(ids, tx)).map((skill) => [String(skill._id), skill]));
  const errors = ids.flatMap((id, at) =>
    found.has(id) ? [] : [{ field: `requiredSkills.${at}`, code: 'unknown_skill' } as const],
  );
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
};
