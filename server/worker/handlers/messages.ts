import { lookAfterMessages } from '#lib/features/notifications/services/remind-of-messages.ts';
import { onKind } from './on-kind.ts';

export const handleMessages = () => onKind('messages', lookAfterMessages);
