import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { sendNote } from '#lib/features/notifications/services/send-push-note.ts';
import { onKind } from './on-kind.ts';

/** A crash between the push service's yes and our own note sends it twice; the device knows it by its id. */
export const handlePush = (pusher: Pusher) => onKind('push', ({ payload }) => sendNote({ payload, pusher }));
