import { SectionHeading } from '#components/page/section-heading.tsx';
import { TicketList } from '#components/support/ticket-list.tsx';
import type { Part } from '#lib/platform/browser/use-more.ts';
import type { TicketKind, TicketView } from '#lib/features/support/contracts/tickets.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

interface OwnTicketsProps {
  first: Part<TicketView>;
  /** Only these, and nothing where there are none: the page is about writing, not about what was written. */
  kind?: TicketKind;
}

/** What somebody wrote to us, with how far we are with it. */
export const OwnTickets = async ({ first, kind }: OwnTicketsProps) => {
  const locale = await readLocale();
  const { feedback, list } = messages(locale).tickets;
  if (first.data.length === 0 && kind) return null;
  return (
    <section aria-labelledby="messages" className="flex flex-col gap-2">
      <SectionHeading id="messages" title={list.title} />
      {first.data.length === 0 ? (
        <p className="text-muted">{list.empty}</p>
      ) : (
        // A new message starts the list anew.
        <TicketList
          key={first.data[0]?._id}
          first={first}
          kind={kind}
          locale={locale}
          words={{ list, categories: feedback.categories }}
        />
      )}
    </section>
  );
};
