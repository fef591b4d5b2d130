import { lookAfterMessage } from '#lib/services/messages/look-after-message.ts';
import { onKind } from './on-kind.ts';

export const handleMessage = () => onKind('message', lookAfterMessage);
