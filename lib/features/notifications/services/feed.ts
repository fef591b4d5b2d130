import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type {
  Notification,
  ReadNotificationsBody,
} from '#lib/features/notifications/contracts/notifications.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import {
  countUnreadNotifications,
  listNotificationRecords,
  listOwnNotifications,
  markNotificationsRead,
  markNotificationsShown,
} from '#models/notifications/notification.ts';
import { markClaimSeen } from '#lib/features/bookings/services/steps/claim-clocks.ts';
import { findBookingByNumber } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { readTimeCursor, toTimeCursor } from '#lib/platform/paging/cursor.ts';
import { toNotification } from '#lib/features/notifications/services/steps/to-notification.ts';
import { now } from '#lib/platform/time/clock.ts';

interface Feed {
  data: Notification[];
  nextCursor: string | null;
  unread: number;
}

/** Returns one page of the actor's feed, newest first. */
export const listNotifications = async ({
  actor,
  query,
}: {
  actor: Actor;
  query: ListQuery;
}): Promise<Feed> => {
  const { userId, locale } = actor;
  const { cursor, limit = DEFAULT_PAGE_SIZE } = query;
  const [rows, unread] = await Promise.all([
    listNotificationRecords({ userId, before: readTimeCursor(cursor), limit }),
    countUnreadNotifications(userId),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    data: shown.map((row) => toNotification(row, locale)),
    nextCursor: last ? toTimeCursor({ time: last.createdAt, id: String(last._id) }) : null,
    unread,
  };
};

interface ReadRequest {
  actor: Actor;
  body: ReadNotificationsBody;
}

const claimNews: readonly string[] = ['customer_missed', 'worker_missed', 'work_denied'];

// Listing a no-show claim's notification counts as seeing the claim.
const seeClaims = async ({ actor: { userId, role }, body }: ReadRequest): Promise<void> => {
  if (role !== 'customer' && role !== 'worker') return;
  for (const { content } of await listOwnNotifications(userId, body.ids)) {
    if (content.kind !== 'booking' || !claimNews.includes(content.params.news)) continue;
    const { number } = content.params;
    await inTransaction(async (tx) => {
      const booking = await findBookingByNumber(number, tx);
      const own = role === 'worker' ? booking?.workerId : booking?.customerId;
      if (booking && String(own) === userId) await markClaimSeen(booking, role, now(), tx);
    });
  }
};

/** Marks rows of the actor's feed as read and returns the unread count. */
export const readNotifications = async ({ actor, body }: ReadRequest): Promise<{ unread: number }> => {
  const { userId } = actor;
  await seeClaims({ actor, body });
  await markNotificationsRead({ userId, ids: body.ids, at: now() });
  return { unread: await countUnreadNotifications(userId) };
};

/** Records the notifications a visible screen has shown; rows of other people are ignored. */
export const noteShownNotifications = ({
  actor: { userId },
  ids,
}: {
  actor: Pick<Actor, 'userId'>;
  ids: readonly string[];
}): Promise<void> => markNotificationsShown({ userId, ids, at: now() });
