import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { workTypeList } from '#models/catalogue/named-list.ts';
import { renameUsedWorkType } from '#models/people/skill-usage.ts';
import type { NextStep } from '#models/platform/outbox.ts';
import { WORKERS_AT_ONCE } from './steps/rename-work-type.ts';

interface Renamed {
  workTypeId: string;
  from: string;
}

/** An outbox row has twice as long. */
const WORK_MS = 10_000;

// A profile that was being saved with the former name is stored by then.
const SETTLED_AFTER_MS = 60_000;

/** To the present name, which may have changed again. Returns whether nobody is left. */
const renameSome = async ({ workTypeId, from }: Renamed, tx: Tx): Promise<boolean> => {
  const entry = await workTypeList.lock(workTypeId, tx);
  if (!entry || entry.name === from) return true;
  return (await renameUsedWorkType({ from, to: entry.name, limit: WORKERS_AT_ONCE }, tx)) < WORKERS_AT_ONCE;
};

/** Renames a work type on the workers who still have its former name. */
export const finishRenaming = async ({
  payload,
  step,
}: {
  payload: Renamed;
  step?: string;
}): Promise<NextStep | void> => {
  const endsAt = performance.now() + WORK_MS;
  while (!(await inTransaction((tx) => renameSome(payload, tx))))
    if (performance.now() > endsAt) return { step: 'more', dueAt: now() };
  if (step !== 'last') return { step: 'last', dueAt: new Date(now().getTime() + SETTLED_AFTER_MS) };
  await inTransaction((tx) => workTypeList.forgetFormerName(payload.workTypeId, payload.from, tx));
};
