import type { AdminView, RightBody } from '#lib/features/admin/contracts/moderation.ts';
import { removeFactors } from '#lib/features/accounts/services/steps/remove-factors.ts';
import { endSessions } from '#lib/features/accounts/services/steps/sessions.ts';
import { findNamingRefusal } from '#lib/features/admin/services/steps/find-refusals.ts';
import { lockLead } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { removeUserApiKeys } from '#models/accounts/api-key.ts';
import { removeUserFilters } from '#models/accounts/saved-filter.ts';
import { findWithTotp } from '#models/accounts/totp.ts';
import { mayLookAfter } from '#lib/features/support/rules/ticket-thread.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { listAdmins as listRecords, listLeads } from '#models/people/all-people.ts';
import { decideOnUser, findUser, type UserRecord } from '#models/people/user.ts';
import { releaseTickets } from '#models/support/ticket.ts';

const showAdmins = async (admins: readonly UserRecord[]): Promise<AdminView[]> => {
  const withFactor = await findWithTotp(admins.map(({ _id }) => String(_id)));
  return admins.map(({ _id, name, email = '', can, suspendedAt }) => ({
    ...{ _id: String(_id), name, email, can: can ?? 'lead', isSuspended: suspendedAt !== null },
    hasTwoFactor: withFactor.has(String(_id)),
  }));
};

export const listAdmins = async (): Promise<{ data: AdminView[] }> => ({
  data: await showAdmins(await listRecords()),
});

/** Whether another lead is active who could decide an appeal against a pause set by this one. */
export const hasOtherLead = async (userId: string): Promise<boolean> =>
  (await listLeads()).some(({ _id }) => String(_id) !== userId);

interface SetRightInput {
  actor: Actor;
  params: { id: string };
  body: RightBody;
}

const decide = async ({ actor, params: { id }, body }: SetRightInput, tx: Tx): Promise<UserRecord> => {
  const { can, reason } = body;
  await lockLead(actor, tx);
  const before = await findUser(id, tx);
  if (!before || (can === null && before.role !== 'admin')) throw new AppError('not_found');
  const refusal = can === null ? null : await findNamingRefusal(before, actor.userId, tx);
  if (refusal !== null) throw new AppError(refusal === 'own_account' ? refusal : 'not_nameable');
  // An admin who is named again later starts with the lowest right.
  const set =
    can === null ? ({ role: 'customer', can: 'reader' } as const) : ({ role: 'admin', can } as const);
  const user = await decideOnUser({ userId: id, set }, tx);
  if (!user) throw new AppError('not_found');
  const act = can === null ? 'admin.remove' : 'admin.name';
  await writeAudit({ actor, act, subjectId: id, details: { can, note: reason } }, tx);
  if (!mayLookAfter(user)) await releaseTickets(id, tx);
  // Open pages and sockets still belong to the old role.
  if (before.role !== user.role) await endSessions({ userId: id }, tx);
  // Otherwise a key would work again once the person is named again.
  if (can === null) await removeUserApiKeys(id, tx);
  if (can === null) await removeUserFilters(id, tx);
  return user;
};

/**
 * Names an admin or changes their right. Admins cannot change their own right, so at least one lead always remains.
 */
export const setRight = async (input: SetRightInput): Promise<{ data: AdminView | null }> => {
  if (input.params.id === input.actor.userId) throw new AppError('own_account');
  const user = await inTransaction((tx) => decide(input, tx));
  const [shown = null] = user.role === 'admin' ? await showAdmins([user]) : [];
  return { data: shown };
};

/** Removes a person's lost second factors; returns the setup code for an admin's next app, shown only once. */
export const removeSecondFactor = async ({
  actor,
  params: { id },
  body,
}: {
  actor: Actor;
  params: { id: string };
  body: { reason: string };
}): Promise<{ data: { setupCode: string | null } }> => {
  if (id === actor.userId) throw new AppError('own_account');
  const setupCode = await inTransaction(async (tx) => {
    await lockLead(actor, tx);
    const user = await findUser(id, tx);
    if (!user) throw new AppError('not_found');
    await writeAudit({ actor, act: 'user.factors', subjectId: id, details: { note: body.reason } }, tx);
    return removeFactors(user, tx);
  });
  return { data: { setupCode } };
};
