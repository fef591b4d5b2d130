import type { AdminTicket, TicketQuery } from '#lib/contracts/admin-lists.ts';
import type { TicketKind } from '#lib/contracts/tickets.ts';
import { listAllTickets as listRecords, type TicketRecord } from '#models/ticket.ts';
import { listForAdmins } from '../steps/list-for-admins.ts';
import { showTickets } from '../steps/show-tickets.ts';

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
