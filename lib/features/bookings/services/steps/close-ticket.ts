import { retentionEnd } from '#lib/features/people/rules/keep-until.ts';
import { closeEvidence } from '#lib/features/people/services/steps/keep-evidence.ts';
import type { Tx } from '#models/connection.ts';
import { findTicket, updateTicket } from '#models/support/ticket.ts';

/** Closes a ticket for good whose question was decided elsewhere, or is decided there from now on. */
export const closeTicket = async (ticketId: string, at: Date, tx: Tx): Promise<void> => {
  const ticket = await findTicket(ticketId, tx);
  if (!ticket || ticket.state === 'closed') return;
  const set = { state: 'closed', keepUntil: retentionEnd(at) } as const;
  await updateTicket({ ticketId, from: ticket.state, set }, tx);
  await closeEvidence(ticketId, at, tx);
};
