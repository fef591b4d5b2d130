import { callOf } from '#lib/platform/contract/call.ts';
import type {
  listConversationsContract,
  listMessagesContract,
  sendMessageContract,
  markConversationContract,
  muteConversationContract,
  uploadAttachmentContract,
  getAttachmentContract,
  reportMessageContract,
} from './messages.ts';

export const listConversationsCall = callOf<typeof listConversationsContract>('GET', '/messages/users');
export const listMessagesCall = callOf<typeof listMessagesContract>('GET', '/messages/{id}');
export const sendMessageCall = callOf<typeof sendMessageContract>('POST', '/messages/send/{id}');
export const markConversationCall = callOf<typeof markConversationContract>(
  'PUT',
  '/messages/mark-conversation/{id}',
);
export const muteConversationCall = callOf<typeof muteConversationContract>(
  'PUT',
  '/messages/mute-conversation/{id}',
);
export const uploadAttachmentCall = callOf<typeof uploadAttachmentContract>('POST', '/messages/attachments');
export const getAttachmentCall = callOf<typeof getAttachmentContract>('GET', '/attachments/{key}');
export const reportMessageCall = callOf<typeof reportMessageContract>('POST', '/messages/{id}/report');

/** The address of an attachment, as messages carry it. */
export const attachmentUrl = (key: string): string =>
  `/api/v1${getAttachmentCall.path.replace('{key}', key)}`;
