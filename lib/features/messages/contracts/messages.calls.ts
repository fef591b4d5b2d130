import { call } from '#lib/platform/contract/call.ts';
import type {
  Attachment,
  ConversationHead,
  ConversationMarks,
  HeadsQuery,
  HistoryQuery,
  MarkConversationBody,
  Message,
  SendBody,
  UnreadMessages,
} from './messages.ts';
import type { ReportBody, ReportView } from '#lib/features/people/contracts/safety.ts';

interface OfPartner {
  params: { id: string };
}
type Marking = { reply: { data: ConversationMarks; unReadMessages: UnreadMessages } };

export const listConversationsCall = call<{
  query: HeadsQuery;
  reply: { data: ConversationHead[]; nextCursor: string | null; unReadMessages: UnreadMessages };
}>('GET', '/messages/users');

export const listMessagesCall = call<
  OfPartner & {
    query: HistoryQuery;
    reply: { data: Message[]; hasMore: boolean; marks: ConversationMarks | null; hasBlocked: boolean };
  }
>('GET', '/messages/{id}');

export const sendMessageCall = call<OfPartner & { body: SendBody; reply: { data: Message } }>(
  'POST',
  '/messages/send/{id}',
);

export const markMessageCall = call<{ params: { messageId: string } } & Marking>(
  'PUT',
  '/messages/mark/{messageId}',
);

export const markConversationCall = call<OfPartner & { body: MarkConversationBody } & Marking>(
  'PUT',
  '/messages/mark-conversation/{id}',
);

export const uploadAttachmentCall = call<{ upload: 'file'; reply: { data: Attachment } }>(
  'POST',
  '/messages/attachments',
);

export const getAttachmentCall = call<{ params: { key: string }; reply: Blob }>('GET', '/attachments/{key}');

export const reportMessageCall = call<
  OfPartner & { body: ReportBody; reply: { message: string; data: ReportView } }
>('POST', '/messages/{id}/report');

/** The address of an attachment, as messages carry it. */
export const attachmentUrl = (key: string): string =>
  `/api/v1${getAttachmentCall.path.replace('{key}', key)}`;
