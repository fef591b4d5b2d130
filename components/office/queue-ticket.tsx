import type { QueueItem } from '#lib/features/office/contracts/office.ts';
import type { officeTickets } from '#lib/features/office/texts/office-tickets.en.ts';
import type { Named } from '#lib/platform/contract/admin-list.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { ActsProps, ActsWords } from './acts.tsx';
import { Assignee } from './assignee.tsx';
import { TicketThread } from './ticket-thread.tsx';

interface QueueTicketProps {
  item: QueueItem;
  reader: { readonly userId: string };
  mayAct: boolean;
  onAssigned(assignee: Named | null): void;
  onRefused: ActsProps['onRefused'];
  locale: Locale;
  words: ActsWords & { readonly tickets: typeof officeTickets };
}

/** In a queue: the messages after the first one, and the admin who looks after the ticket. */
export const QueueTicket = ({ item, reader, mayAct, locale, words, ...on }: QueueTicketProps) =>
  item.ticket && (
    <>
      <TicketThread
        ticket={item.ticket}
        author={item.person?.name || words.tickets.guest}
        isCase={item.bookingId !== null}
        locale={locale}
        words={words.tickets}
      />
      <Assignee
        ticketId={item._id}
        assignee={item.ticket.assignee}
        readerId={reader.userId}
        mayAct={mayAct && item.ticket.state !== 'closed'}
        words={words}
        {...on}
      />
    </>
  );
