import { addNotification } from '#lib/features/notifications/services/add-notification.ts';
import { onKind } from './on-kind.ts';

export const handleNotification = () => onKind('notification', addNotification);
