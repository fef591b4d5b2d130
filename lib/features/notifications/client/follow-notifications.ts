import { api } from '#lib/platform/browser/api.ts';
import {
  onSocketConnect,
  onSocketEvent,
  sayToServer,
  wasConnected,
} from '#lib/platform/browser/socket/socket.ts';
import { waitingNews } from '#lib/platform/browser/unread-counts.ts';
import { listNotificationsCall } from '#lib/features/notifications/contracts/notifications.calls.ts';

const countNotices = async (): Promise<void> => {
  const { unread } = await api(listNotificationsCall, { query: { limit: 1 } });
  waitingNews.update((waiting) => ({ ...waiting, notices: unread }));
};

const QUIET_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks once for all news of one moment: a message that is read as it comes is news twice. */
const recount = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void countNotices().catch(() => undefined), QUIET_MS);
};

/** Keeps the bell in the header in step with the server. */
export const followNotifications = (): void => {
  if (wasConnected()) recount();
  onSocketConnect(recount);
  onSocketEvent('unread', () => {
    // News of a conversation are read with it.
    if (waitingNews.get().notices > 0) recount();
  });
  onSocketEvent('notification', ({ _id, kind }) => {
    // News of a conversation take the place of those before.
    if (kind === 'message') recount();
    else waitingNews.update((waiting) => ({ ...waiting, notices: waiting.notices + 1 }));
    // Seen here, it need not ring anywhere.
    if (document.visibilityState === 'visible') sayToServer('notification:ack', { ids: [_id] });
  });
};
