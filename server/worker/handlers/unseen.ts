import { lookAfterNotification } from '#lib/services/push/look-after-notification.ts';
import { onKind } from './on-kind.ts';

export const handleUnseen = () => onKind('unseen', lookAfterNotification);
