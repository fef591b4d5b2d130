import type { AdminView, RightBody } from '#lib/features/admin/contracts/moderation.ts';
import { endSessions } from '#lib/features/accounts/services/steps/sessions.ts';
import { holdLead } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findTotp } from '#models/accounts/totp.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { listAdmins as listRecords } from '#models/people/all-people.ts';
import { hasLiveBooking } from '#models/bookings/all-bookings.ts';
import { decideOnUser, findUser, type UserRecord } from '#models/people/user.ts';

const showAdmin = async ({ _id, name, email, can, suspendedAt }: UserRecord): Promise<AdminView> => ({
  ...{ _id: String(_id), name, email, can: can ?? 'lead', isSuspended: suspendedAt !== null },
  hasTwoFactor: Boolean((await findTotp(String(_id)))?.confirmedAt),
});

/** Who runs the office. */
export const listAdmins = async (): Promise<{ data: AdminView[] }> => ({
  data: await Promise.all((await listRecords()).map(showAdmin)),
});

interface Input {
  actor: Actor;
  params: { id: string };
  body: RightBody;
}

// A worker's page and an agency's team would be left without their owner.
const requireNameable = ({ role, emailProvedAt, suspendedAt }: UserRecord): void => {
  const isReady = role === 'customer' && emailProvedAt !== undefined && suspendedAt === null;
  if (role !== 'admin' && !isReady) throw new AppError('not_nameable');
};

const decide = async ({ actor, params: { id }, body }: Input, tx: Tx): Promise<UserRecord> => {
  const { can, reason } = body;
  await holdLead(actor, tx);
  const before = await findUser(id, tx);
  if (!before || (can === null && before.role !== 'admin')) throw new AppError('not_found');
  if (can !== null) requireNameable(before);
  // Whoever is expected somewhere stays whom they are expected as.
  const isExpected = before.role === 'customer' && (await hasLiveBooking(id, tx));
  if (can !== null && isExpected) throw new AppError('not_nameable');
  // Whoever is named again later begins at the bottom.
  const set =
    can === null ? ({ role: 'customer', can: 'reader' } as const) : ({ role: 'admin', can } as const);
  const user = await decideOnUser({ userId: id, set }, tx);
  if (!user) throw new AppError('not_found');
  const act = can === null ? 'admin.remove' : 'admin.name';
  await writeAudit({ actor, act, subjectId: id, details: { can, reason } }, tx);
  // Open pages and sockets were those of another role.
  if (before.role !== user.role) await endSessions({ userId: id }, tx);
  return user;
};

/** Names an admin, or changes what one may. Nobody decides on the own account, so the last lead stays one. */
export const setRight = async (input: Input): Promise<{ data: AdminView | null }> => {
  if (input.params.id === input.actor.userId) throw new AppError('own_account');
  const user = await inTransaction((tx) => decide(input, tx));
  return { data: user.role === 'admin' ? await showAdmin(user) : null };
};
