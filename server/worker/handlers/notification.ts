import { addNotification } from '#lib/services/notifications/add-notification.ts';
import { onKind } from './on-kind.ts';

export const handleNotification = () => onKind('notification', addNotification);
