import { Part } from '#components/page/part.tsx';
import { TicketList } from '#components/support/ticket-list.tsx';
import { listTickets } from '#lib/features/support/services/tickets.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { ticketWords } from '#app/_support/ticket-words.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

interface BookingTicketsProps {
  actor: Actor;
  bookingId: string;
  locale: Locale;
}

const LIMIT = 10;

/** The reader's requests for help about a booking, with their state and answer. */
export const BookingTickets = async ({ actor, bookingId, locale }: BookingTicketsProps) => {
  const { data } = await listTickets({ actor, query: { bookingId, limit: LIMIT } });
  if (data.length === 0) return null;
  const words = messages(locale);
  return (
    <Part id="tickets" title={words.bookingHelp.own}>
      <TicketList
        // The list keeps its first page, so a new ticket has to start another.
        key={data.map(({ _id, state }) => _id + state).join()}
        first={{ data, nextCursor: null }}
        kind={undefined}
        locale={locale}
        words={ticketWords(words)}
      />
    </Part>
  );
};
