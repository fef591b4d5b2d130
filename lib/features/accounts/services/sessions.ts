import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findUser } from '#models/people/user.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';
import type { SessionView } from '#lib/features/accounts/contracts/accounts.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listUserSessions, revokeOwnSession, revokeSession } from '#models/accounts/session.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { announceSessionEnd } from '#lib/platform/realtime/publish.ts';
import { inTransaction } from '#models/connection.ts';
import { endSessions } from '#lib/features/accounts/services/steps/sessions.ts';
import { removeSessionPushToken } from '#models/accounts/push-token.ts';

/** Returns the account of this session. */
export const check = async ({ actor }: { actor: Actor }): Promise<{ user: SelfUser }> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  return { user: toSelfUser(user) };
};

/** Lists the account's sessions. */
export const listSessions = async ({ actor }: { actor: Actor }): Promise<{ data: SessionView[] }> => {
  const sessions = await listUserSessions(actor.userId, now());
  return {
    data: sessions.map(({ _id, device, createdAt, lastActiveAt }) => ({
      _id: String(_id),
      device,
      createdAt: createdAt.toISOString(),
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
      isCurrent: String(_id) === actor.sessionId,
    })),
  };
};

/** Signs out one of the account's devices. */
export const endSession = async ({
  actor,
  params,
}: {
  actor: Actor;
  params: { id: string };
}): Promise<{ message: string }> => {
  const ended = await revokeOwnSession({ userId: actor.userId, sessionId: params.id, at: now() });
  if (!ended) throw new AppError('not_found');
  announceSessionEnd({ sessionIds: [params.id] });
  return { message: accounts.messages.sessionEnded };
};

/** Signs out every device, including this one. */
export const endAllSessions = async ({
  actor: { userId },
}: {
  actor: Actor;
}): Promise<{ message: string }> => {
  await inTransaction((tx) => endSessions({ userId }, tx));
  return { message: accounts.messages.sessionsEnded };
};

export const logout = async ({ actor }: { actor: Actor }): Promise<{ message: string }> => {
  const { sessionId } = actor;
  await revokeSession(sessionId, now());
  await removeSessionPushToken(sessionId);
  announceSessionEnd({ sessionIds: [sessionId] });
  return { message: accounts.messages.loggedOut };
};
