import type { AdminPapers, PapersDecisionBody, PapersQuery } from '#lib/features/admin/contracts/papers.ts';
import { showPapers } from '#lib/features/admin/services/steps/show-papers.ts';
import { holdAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import type { PaperKind } from '#lib/features/profiles/contracts/papers.ts';
import { unsealPaper } from '#lib/features/profiles/services/steps/seal-paper.ts';
import { notifyPapers } from '#lib/features/profiles/services/steps/notify-papers.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { FilePayload } from '#lib/platform/contract/payloads.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, toObjectId, type Tx } from '#models/connection.ts';
import { decideOnUser, findUser, type UserRecord } from '#models/people/user.ts';
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

interface ReadInput {
  actor: Actor;
  params: { id: string; which: PaperKind };
}

/** One of the pictures, opened; who looked is written down before anything is shown. */
export const readPaper = async ({ actor, params: { id, which } }: ReadInput): Promise<FilePayload> => {
  const found = await inTransaction(async (tx) => {
    await holdAdmin(actor, tx);
    const sealed = await readSealedPaper({ papersId: id, which }, tx);
    if (!sealed) throw new AppError('not_found');
    await writeAudit({ actor, act: 'paper.read', subjectId: sealed.workerId, details: { which } }, tx);
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

// Whose name or picture is another since, may be another than the office has just seen.
const isAsShown = ({ name, imageKey }: UserRecord, { shownAs }: PapersRow): boolean =>
  shownAs?.name === name && shownAs.imageKey === imageKey;

const decide = async ({ actor, params: { id }, body }: DecideInput, tx: Tx): Promise<PapersRow> => {
  await holdAdmin(actor, tx);
  const found = await findPapers(id, tx);
  const worker = found && (await findUser(String(found.workerId), tx));
  if (!worker) throw new AppError('not_found');
  const [at, { refusal, note }] = [now(), body];
  if (refusal === null && !isAsShown(worker, found)) throw new AppError('papers_changed');
  const eraseAt = new Date(at.getTime() + KEPT_MS);
  const decision = { at, by: actor.userId, refusal, note };
  const decided = await decideOnPapers({ papersId: id, decision, eraseAt }, tx);
  if (!decided) throw new AppError('papers_decided');
  const userId = String(decided.workerId);
  if (refusal === null) {
    const verification = { at, by: toObjectId(actor.userId), reason: note, byPapers: true } as const;
    await decideOnUser({ userId, set: { verification } }, tx);
  }
  const act = refusal === null ? 'user.verify' : 'paper.refuse';
  await writeAudit({ actor, act, subjectId: userId, details: { refusal, reason: note } }, tx);
  await notifyPapers(userId, { news: refusal === null ? 'granted' : 'refused', refusal }, tx);
  return decided;
};

/** Decides on the papers of a worker, once; the worker is told. */
export const decidePapers = async (input: DecideInput): Promise<{ data: AdminPapers }> => {
  const decided = await inTransaction((tx) => decide(input, tx));
  const [data] = await showPapers([decided]);
  if (!data) throw new Error('The papers were not shown.');
  return { data };
};
