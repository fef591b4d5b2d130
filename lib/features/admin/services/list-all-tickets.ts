import type { AdminTicket, TicketQuery } from '#lib/features/admin/contracts/admin-lists.ts';
import type { TicketKind } from '#lib/features/support/contracts/tickets.ts';
import { listAllTickets as listRecords, type TicketRecord } from '#models/support/ticket.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { showTickets } from '#lib/features/admin/services/steps/show-tickets.ts';

const listOf = (name: string, only?: TicketKind) =>
  listForAdmins<TicketQuery, TicketRecord, AdminTicket>({
    name,
    read: ({ filter: { kind = only, ...filter }, span, page }) =>
      listRecords({ kind, ...filter, ...span, ...page }),
    show: showTickets,
  });

/** All that people wrote to us. */
export const listAllTickets = listOf('tickets');

/** Praise and complaints. */
export const listFeedback = listOf('feedback', 'feedback');

/** What people think of the app. */
export const listRatings = listOf('ratings', 'rating');
