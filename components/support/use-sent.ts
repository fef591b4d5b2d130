import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { TicketView } from '#lib/features/support/contracts/tickets.ts';

/** Remembers what was just sent, and makes the ticket list on the same page reload. */
export const useSent = () => {
  const router = useRouter();
  const [sent, setSent] = useState<TicketView | null>(null);
  const change = (ticket: TicketView | null): void => {
    setSent(ticket);
    if (ticket) router.refresh();
  };
  return [sent, change] as const;
};
