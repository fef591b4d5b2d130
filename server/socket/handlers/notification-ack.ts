import type { InboundPayload } from '#lib/platform/realtime/event-types.ts';
import { noteShownNotifications } from '#lib/features/notifications/services/note-shown.ts';
import type { IoSocket } from '../io.ts';

interface Shown {
  socket: IoSocket;
  payload: InboundPayload<'notification:ack'>;
}

/** Notes which notifications somebody could see when they came. */
export const noteShown = ({ socket, payload }: Shown): Promise<void> =>
  noteShownNotifications({ actor: socket.data.actor, ids: payload.ids });
