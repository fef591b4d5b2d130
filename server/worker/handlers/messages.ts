import { lookAfterMessages } from '#lib/services/messages/look-after-messages.ts';
import { onKind } from './on-kind.ts';

export const handleMessages = () => onKind('messages', lookAfterMessages);
