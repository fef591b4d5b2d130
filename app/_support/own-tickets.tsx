import { SectionHeading } from '#components/page/section-heading.tsx';
import { TicketList } from '#components/support/ticket-list.tsx';
import type { ListPage } from '#lib/platform/browser/use-more.ts';
import type { TicketKind, TicketView } from '#lib/features/support/contracts/tickets.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { ticketWords } from './ticket-words.ts';
import { readLocale } from '#app/_request/read-choices.ts';

interface OwnTicketsProps {
  first: ListPage<TicketView>;
  /** Shows only these, and nothing at all when there are none: the page is for writing. */
  kind?: TicketKind;
}

/** The reader's tickets and their state. */
export const OwnTickets = async ({ first, kind }: OwnTicketsProps) => {
  const locale = await readLocale();
  const words = ticketWords(messages(locale));
  if (first.data.length === 0 && kind) return null;
  return (
    <section aria-labelledby="messages" className="flex flex-col gap-2">
      <SectionHeading id="messages" title={words.list.title} />
      {first.data.length === 0 ? (
        <p className="text-muted">{words.list.empty}</p>
      ) : (
        // Remounts the list after a new ticket.
        <TicketList key={first.data[0]?._id} first={first} kind={kind} locale={locale} words={words} />
      )}
    </section>
  );
};
