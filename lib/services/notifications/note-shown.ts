import type { Actor } from '#lib/domain/actor.ts';
import { now } from '#lib/integrations/clock.ts';
import { markNotificationsShown } from '#models/notification.ts';

interface Shown {
  actor: Pick<Actor, 'userId'>;
  ids: readonly string[];
}

/** Notes what a visible screen of the actor has been told; other people's rows are passed over. */
export const noteShownNotifications = ({ actor: { userId }, ids }: Shown): Promise<void> =>
  markNotificationsShown({ userId, ids, at: now() });
