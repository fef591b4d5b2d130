import type { FraudSign, LookAtSignBody, SignQuery } from '#lib/features/office/contracts/signs.ts';
import { isInvolved, listOwnAccounts } from '#lib/features/people/services/steps/require-uninvolved.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { hasRight, type Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import {
  closeSign,
  findSignById,
  listSignRecords,
  listSignsAbout,
  type SignRecord,
} from '#models/office/sign.ts';

const showSigns = async (rows: readonly SignRecord[]): Promise<FraudSign[]> => {
  const name = await namePeople(rows.flatMap(({ people, looked }) => [...people, looked?.by ?? null]));
  return rows.map(({ _id, kind, people, counts, newestAt, foundAt, state, looked }) => ({
    ...{ _id: String(_id), kind, people: people.map(name), counts: { ...counts }, state },
    ...{ newestAt: newestAt.toISOString(), foundAt: foundAt.toISOString() },
    looked: looked && { at: looked.at.toISOString(), by: name(looked.by) },
  }));
};

/** Leaves out signs about the admin, who could otherwise prepare an answer or change what the sign counts. */
const withoutOwn = async (actor: Actor, rows: readonly SignRecord[]): Promise<SignRecord[]> => {
  const own = await listOwnAccounts(
    actor,
    rows.flatMap(({ people }) => people.map(String)),
  );
  return rows.filter(({ people }) => !people.some((id) => own.has(String(id))));
};

export const listSigns = listForAdmins<SignQuery, SignRecord, FraudSign>({
  name: 'signs',
  read: ({ filter, span, page }) => listSignRecords({ ...filter, ...span, ...page }),
  show: async (rows, actor) => showSigns(await withoutOwn(actor, rows)),
});

/** Returns the signs about a person, for admins who handle the queues and are not that person. */
export const readSignsAbout = async (actor: Actor, userId: string): Promise<FraudSign[]> =>
  hasRight(actor, 'agent') ? showSigns(await withoutOwn(actor, await listSignsAbout(userId))) : [];

/** Marks a sign as looked at. An admin who saw it before something new happened has to look again. */
export const lookAtSign = async ({
  actor,
  params: { id },
  body: { reason, newestAt },
}: {
  actor: Actor;
  params: { id: string };
  body: LookAtSignBody;
}): Promise<{ data: FraudSign }> => {
  const closed = await inTransaction(async (tx) => {
    await lockAdmin(actor, tx);
    const seen = await findSignById(id, tx);
    if (!seen) throw new AppError('not_found');
    // Admins were customers once.
    if (await isInvolved(actor, seen.people.map(String), tx)) throw new AppError('own_account');
    const looked = { at: now(), by: actor.userId };
    const sign = await closeSign({ signId: id, seenAt: new Date(newestAt), looked }, tx);
    if (!sign) throw new AppError('conflict');
    const subjectId = String(sign.people[0]);
    const details = { signId: id, kind: sign.kind, note: reason };
    await writeAudit({ actor, act: 'sign.looked_at', subjectId, details }, tx);
    return sign;
  });
  const [data] = await showSigns([closed]);
  if (!data) throw new Error('The sign was not shown.');
  return { data };
};
