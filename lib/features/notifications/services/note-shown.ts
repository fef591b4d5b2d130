import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { markNotificationsShown } from '#models/notifications/notification.ts';

interface Shown {
  actor: Pick<Actor, 'userId'>;
  ids: readonly string[];
}

/** Notes what a visible screen of the actor has been told; other people's rows are passed over. */
export const noteShownNotifications = ({ actor: { userId }, ids }: Shown): Promise<void> =>
  markNotificationsShown({ userId, ids, at: now() });
