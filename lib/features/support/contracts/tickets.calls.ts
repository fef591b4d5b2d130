import { call } from '#lib/platform/contract/call.ts';
import type { ContactBody, FeedbackBody, TicketsQuery, TicketView } from './tickets.ts';

interface Said {
  reply: { message: string; data: TicketView };
}

export const sendMessageToUsCall = call<Said & { body: ContactBody }>('POST', '/admin/send-message-to-us');
export const sendFeedbackCall = call<Said & { body: FeedbackBody }>('POST', '/admin/feedback');
export const listTicketsCall = call<{
  query: TicketsQuery;
  reply: { data: TicketView[]; nextCursor: string | null };
}>('GET', '/tickets');
