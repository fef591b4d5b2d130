import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { TicketView } from '#lib/features/support/contracts/tickets.ts';

/** What was just sent to us; the list of what was written, on the same page, is read anew. */
export const useSent = () => {
  const router = useRouter();
  const [sent, setSent] = useState<TicketView | null>(null);
  const change = (ticket: TicketView | null): void => {
    setSent(ticket);
    if (ticket) router.refresh();
  };
  return [sent, change] as const;
};
