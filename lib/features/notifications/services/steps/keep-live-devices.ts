import { now } from '#lib/platform/time/clock.ts';
import { removePushTokens, type PushTokenRecord } from '#models/notifications/push-token.ts';
import { listActors } from '#models/accounts/session.ts';

/** Those of some devices whose session still lives; the others are forgotten, however their session ended. */
export const keepLiveDevices = async (tokens: readonly PushTokenRecord[]): Promise<PushTokenRecord[]> => {
  if (tokens.length === 0) return [];
  const actors = await listActors(
    tokens.map(({ sessionId }) => String(sessionId)),
    now(),
  );
  const live = new Set(actors.map(({ sessionId, userId }) => `${sessionId}:${userId}`));
  const isLive = ({ sessionId, userId }: PushTokenRecord): boolean =>
    live.has(`${String(sessionId)}:${String(userId)}`);
  const dead = tokens.filter((token) => !isLive(token));
  if (dead.length > 0) await removePushTokens(dead);
  return tokens.filter(isLive);
};
