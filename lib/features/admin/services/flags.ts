import type { FeatureFlag, FlagBody } from '#lib/features/admin/contracts/flags.ts';
import { lockLead } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { flagKeys, type FlagKey } from '#lib/platform/contract/flag.ts';
import { evaluateFlag, forgetFlags } from '#lib/platform/flags/evaluate-flag.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, toObjectId } from '#models/connection.ts';
import {
  listFeatureFlags,
  putFeatureFlag,
  removeFeatureFlag,
  type FeatureFlagRecord,
} from '#models/platform/feature-flag.ts';

const toFlag = async (key: FlagKey, rows: readonly FeatureFlagRecord[]): Promise<FeatureFlag> => {
  const row = rows.find((one) => one.key === key);
  const decision = row ? { isOn: row.isOn, reason: row.reason, at: row.at.toISOString() } : null;
  return { ...(await evaluateFlag(key)), decision };
};

/** Lists the feature flags with how they were resolved. */
export const readFlags = async (): Promise<{ data: FeatureFlag[] }> => {
  const rows = await listFeatureFlags();
  return { data: await Promise.all(flagKeys.map((key) => toFlag(key, rows))) };
};

/** Switches a feature for everyone, unless the server's settings decide it. */
export const setFlag = async ({
  actor,
  params: { key },
  body: { isOn, reason },
}: {
  actor: Actor;
  params: { key: FlagKey };
  body: FlagBody;
}): Promise<{ data: FeatureFlag }> => {
  if ((await evaluateFlag(key)).reason === 'STATIC') throw new AppError('flag_fixed');
  await inTransaction(async (tx) => {
    await lockLead(actor, tx);
    if (isOn === null) await removeFeatureFlag(key, tx);
    else await putFeatureFlag({ key, isOn, reason, byId: toObjectId(actor.userId), at: now() }, tx);
    const act = isOn === null ? 'flag.default' : isOn ? 'flag.on' : 'flag.off';
    await writeAudit({ actor, act, subjectId: key, details: { note: reason } }, tx);
    tx.afterCommit(forgetFlags);
  });
  return { data: await toFlag(key, await listFeatureFlags()) };
};
