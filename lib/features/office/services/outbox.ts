import { FAILED_ROWS_LIMIT, type FailedRow } from '#lib/features/office/contracts/outbox.ts';
import { maskFault } from '#lib/features/office/rules/mask-fault.ts';
import { retryRows } from '#lib/features/office/services/steps/retry-rows.ts';
import { lockLead } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { inTransaction } from '#models/connection.ts';
import { listTroubledRows } from '#models/platform/outbox.ts';

/** Lists outbox rows that failed at least once, those given up first. */
export const listFailedRows = async (): Promise<{ data: FailedRow[] }> => {
  const rows = await listTroubledRows(FAILED_ROWS_LIMIT);
  return {
    data: rows.map(({ _id, kind, attempts, dueAt, lastFault, createdAt }) => ({
      ...{ _id: String(_id), kind, attempts, createdAt: createdAt.toISOString() },
      dueAt: dueAt?.toISOString() ?? null,
      fault: maskFault(lastFault ?? ''),
    })),
  };
};

/** Makes the given-up rows of a kind due again. */
export const retryFailedRows = ({
  actor,
  params: { kind },
  body: { reason },
}: {
  actor: Actor;
  params: { kind: string };
  body: { reason: string };
}): Promise<{ data: { kind: string; rows: number } }> =>
  inTransaction(async (tx) => {
    await lockLead(actor, tx);
    const rows = await retryRows(kind, tx);
    if (rows === 0) throw new AppError('not_found');
    await writeAudit({ actor, act: 'outbox.retry', subjectId: kind, details: { rows, note: reason } }, tx);
    return { data: { kind, rows } };
  });
