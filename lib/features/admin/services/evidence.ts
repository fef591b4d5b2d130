import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { evidenceFile } from '#lib/features/people/services/steps/keep-evidence.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { StreamPayload } from '#lib/platform/contract/payloads.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { findEvidence } from '#models/people/evidence.ts';

export const readEvidence = async ({
  actor,
  params: { key },
}: {
  actor: Actor;
  params: { key: string };
}): Promise<StreamPayload> => {
  const found = await inTransaction(async (tx) => {
    await lockAdmin(actor, tx);
    const row = await findEvidence(key, tx);
    const isOver = row?.expiresAt !== undefined && row.expiresAt <= now();
    if (!row?.caseId || isOver) throw new AppError('not_found');
    const details = { key, type: row.type };
    await writeAudit({ actor, act: 'evidence.read', subjectId: String(row.caseId), details }, tx);
    return row;
  });
  const { type, contentType, fileName } = found;
  return {
    ...evidenceFile(key),
    ...{ contentType, isImmutable: false, ...(type !== 'image' && { downloadName: fileName }) },
  };
};
