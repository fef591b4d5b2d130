import { lookAfterNotification } from '#lib/features/notifications/services/push-unseen-notification.ts';
import { onKind } from './on-kind.ts';

export const handleUnseen = () => onKind('unseen', lookAfterNotification);
