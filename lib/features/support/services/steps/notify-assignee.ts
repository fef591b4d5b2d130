import type { TicketContent } from '#lib/features/support/contracts/ticket-news.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import type { Tx } from '#models/connection.ts';
import type { TicketRecord } from '#models/support/ticket.ts';

interface AssigneeNews {
  ticket: Pick<TicketRecord, '_id' | 'number'>;
  userId: string;
  news: Extract<TicketContent['news'], 'replied' | 'assigned'>;
}

/** Tells the admin who looks after a ticket what happened to it. */
export const notifyAssignee = ({ ticket, userId, news }: AssigneeNews, tx: Tx): Promise<void> => {
  const content = { kind: 'ticket', params: { news, number: ticket.number } } as const;
  const payload = { userId, content, href: officePaths.ticket(String(ticket._id)) };
  return writeOutbox({ kind: 'notification', payload }, tx);
};
