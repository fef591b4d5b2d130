import { workThrough } from '#lib/platform/outbox/in-parts.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import type { NextStep } from '#models/platform/outbox.ts';
import { renamedSkills, renamedWorkTypes, type RenamedList } from './steps/rename-in-parts.ts';

// A profile that was being saved with the former name is stored by then.
const SETTLED_AFTER_MS = 60_000;

/** To the present name, which may have changed again. Returns whether nobody is left. */
const renameSome = async ({ list, atOnce, rename }: RenamedList, { id, from }: Renamed, tx: Tx) => {
  const entry = await list.lock(id, tx);
  if (!entry || entry.name === from) return true;
  return (await rename({ entry, from, to: entry.name }, tx)) < atOnce;
};

interface Renamed {
  id: string;
  from: string;
}

const finishRenaming = async (
  renamed: RenamedList,
  of: Renamed,
  step: string | undefined,
): Promise<NextStep | void> => {
  const work = () => inTransaction((tx) => renameSome(renamed, of, tx));
  const next = await workThrough([{ name: step ?? 'more', work }], step);
  if (next) return next;
  if (step !== 'last') return { step: 'last', dueAt: new Date(now().getTime() + SETTLED_AFTER_MS) };
  await inTransaction((tx) => renamed.list.forgetFormerName(of.id, of.from, tx));
};

interface Row<Payload> {
  payload: Payload;
  step?: string;
}

/** Renames a work type on the workers who still have its former name. */
export const finishRenamingWorkType = ({
  payload: { workTypeId: id, from },
  step,
}: Row<{ workTypeId: string; from: string }>): Promise<NextStep | void> =>
  finishRenaming(renamedWorkTypes, { id, from }, step);

/** Renames a skill on the workers who still have its former name. */
export const finishRenamingSkill = ({
  payload: { skillId: id, from },
  step,
}: Row<{ skillId: string; from: string }>): Promise<NextStep | void> =>
  finishRenaming(renamedSkills, { id, from }, step);
