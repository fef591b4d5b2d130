import { api } from '#lib/platform/browser/api.ts';
import {
  onSocketConnect,
  onSocketEvent,
  sendToServer,
  wasConnected,
} from '#lib/platform/browser/socket/socket.ts';
import { unreadCounts } from '#lib/wiring/browser/unread-counts.ts';

const countNotices = async (): Promise<void> => {
  const { unread } = await api('GET /notifications', { query: { limit: 1 } });
  unreadCounts.update((waiting) => ({ ...waiting, notices: unread }));
};

const QUIET_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Reloads once for all events of one moment: a message read on arrival causes two. */
const recount = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void countNotices().catch(() => undefined), QUIET_MS);
};

/** Keeps the bell in the header in step with the server. */
export const followNotifications = (): void => {
  if (wasConnected()) recount();
  onSocketConnect(recount);
  onSocketEvent('unread', () => {
    // Reading a conversation reads its notification.
    if (unreadCounts.get().notices > 0) recount();
  });
  onSocketEvent('notification', ({ _id, kind }) => {
    // A conversation's notification replaces its earlier one.
    if (kind === 'message') recount();
    else unreadCounts.update((waiting) => ({ ...waiting, notices: waiting.notices + 1 }));
    // Seen here, it need not ring anywhere else.
    if (document.visibilityState === 'visible') sendToServer('notification:ack', { ids: [_id] });
  });
};
