import { refuseAadhaar } from '#lib/features/profiles/services/steps/refuse-aadhaar.ts';
import type { AdminPapers, PapersDecisionBody, PapersQuery } from '#lib/features/admin/contracts/papers.ts';
import { toVerification } from '#lib/features/admin/services/steps/to-verification.ts';
import { isShownAs } from '#lib/features/people/rules/verification.ts';
import { showPapers } from '#lib/features/admin/services/steps/show-papers.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import type { PaperKind } from '#lib/features/profiles/contracts/papers.ts';
import { unsealPaper } from '#lib/features/profiles/services/steps/seal-paper.ts';
import { notifyPapers } from '#lib/features/profiles/services/steps/notify-papers.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { FilePayload } from '#lib/platform/contract/payloads.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { decideOnUser, findUser } from '#models/people/user.ts';
import {
  decideOnPapers,
  findPapers,
  listAllPapers,
  readSealedPaper,
  type PapersRow,
} from '#models/profiles/paper.ts';

export const listPapers = listForAdmins<PapersQuery, PapersRow, AdminPapers>({
  name: 'verifications',
  read: ({ filter, span, page }) => listAllPapers({ ...filter, ...span, ...page }),
  show: showPapers,
});

/** Returns one document picture; the access is audited first. */
export const readPaper = async ({
  actor,
  params: { id, which },
}: {
  actor: Actor;
  params: { id: string; which: PaperKind };
}): Promise<FilePayload> => {
  const found = await inTransaction(async (tx) => {
    await lockAdmin(actor, tx);
    const sealed = await readSealedPaper({ papersId: id, which }, tx);
    if (!sealed) throw new AppError('not_found');
    await writeAudit(
      { actor, act: 'paper.read', subjectId: sealed.workerId, details: { papersId: id, which } },
      tx,
    );
    return sealed;
  });
  const bytes = unsealPaper({ ...found, which });
  return { bytes, contentType: 'image/webp', isImmutable: false };
};

const KEPT_MS = 30 * 86_400_000;

interface DecideInput {
  actor: Actor;
  params: { id: string };
  body: PapersDecisionBody;
}

const decide = async ({ actor, params: { id }, body }: DecideInput, tx: Tx): Promise<PapersRow> => {
  await lockAdmin(actor, tx);
  const found = await findPapers(id, tx);
  const worker = found && (await findUser(String(found.workerId), tx));
  if (!worker) throw new AppError('not_found');
  const [at, { refusal, note }] = [now(), body];
  refuseAadhaar(note, { isProof: refusal === null });
  // The office may have looked at an earlier name or picture.
  if (refusal === null && !isShownAs(worker, found.shownAs)) throw new AppError('papers_changed');
  const eraseAt = new Date(at.getTime() + KEPT_MS);
  const decision = { at, by: actor.userId, refusal, note };
  const decided = await decideOnPapers(id, decision, eraseAt, tx);
  if (!decided) throw new AppError('papers_decided');
  const userId = String(decided.workerId);
  if (refusal === null) {
    const granted = { by: actor.userId, reason: note, checked: 'documents', at } as const;
    const verification = toVerification({ worker, ...granted });
    await decideOnUser({ userId, set: { verification } }, tx);
  }
  const act = refusal === null ? 'user.verify' : 'paper.refuse';
  await writeAudit(
    {
      actor,
      act,
      subjectId: userId,
      details: { papersId: id, ...(refusal === null ? { checked: 'documents' } : { refusal }), note },
    },
    tx,
  );
  await notifyPapers(userId, { news: refusal === null ? 'granted' : 'refused', refusal }, tx);
  return decided;
};

/** Decides a worker's documents once and notifies the worker. */
export const decidePapers = async (input: DecideInput): Promise<{ data: AdminPapers }> => {
  const decided = await inTransaction((tx) => decide(input, tx));
  const [data] = await showPapers([decided]);
  if (!data) throw new Error('The documents were not shown.');
  return { data };
};
