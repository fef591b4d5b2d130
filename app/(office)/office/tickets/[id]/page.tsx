import Link from 'next/link';
import { cache } from 'react';
import { Assignee } from '#components/office/assignee.tsx';
import { Kept } from '#components/office/evidence.tsx';
import { TicketActs } from '#components/office/ticket-acts.tsx';
import { TicketThread } from '#components/office/ticket-thread.tsx';
import { Section } from '#components/page/section.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { AdminTicket } from '#lib/features/admin/contracts/admin-lists.ts';
import { listAssignees, readTicket } from '#lib/features/admin/services/ticket-desk.ts';
import { hasRight, type Actor } from '#lib/platform/contract/actor.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import { drawOffice, officeActWords, officeTitle, type OfficeView } from '#app/_office/draw-office.tsx';
import { OfficeNotes } from '#app/_office/office-notes.tsx';

interface TicketPageProps {
  params: Promise<{ id: string }>;
}

/** Once per request, for title and page. */
const findTicket = cache((actor: Actor, id: string) => load(() => readTicket({ actor, params: { id } })));

const nameTicket = ({ subject, category, kind }: AdminTicket, { tickets }: OfficeView['words']): string =>
  subject || (category ? tickets.feedback.categories[category] : tickets.list.kinds[kind]);

export const generateMetadata = officeTitle('tickets', async ({ params }: TicketPageProps, view) => {
  const { data: ticket } = await findTicket(view.actor, (await params).id);
  return `${nameTicket(ticket, view.words)}, ${ticket.number}`;
});

interface TicketProps {
  ticket: AdminTicket;
  view: OfficeView;
}

const linkClass = buttonVariants({ variant: 'outline', size: 'compact' });

const Head = ({ ticket, view: { words } }: TicketProps) => {
  const { officeTickets, office } = words;
  const { number, state, author, bookingId } = ticket;
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-xl font-semibold wrap-anywhere">
        <span className="block text-base text-muted">{number}</span>
        {nameTicket(ticket, words)}
      </h2>
      <p>
        <Badge variant={state === 'open' ? 'brand' : 'neutral'}>{officeTickets.states[state]}</Badge>
      </p>
      <div className="flex flex-wrap gap-2">
        {author && author.name !== '' && (
          <Link href={officePaths.person(author._id)} prefetch={false} className={linkClass}>
            {fill(office.queue.person, { name: author.name })}
          </Link>
        )}
        {bookingId && (
          <Link href={officePaths.booking(bookingId)} prefetch={false} className={linkClass}>
            {office.queue.booking}
          </Link>
        )}
      </div>
    </div>
  );
};

const Conversation = ({ ticket, view: { actor, locale, words } }: TicketProps) => {
  const { office, officeTickets } = words;
  const mayAct = hasRight(actor, 'agent');
  const isGuest = ticket.author === null && ticket.kind !== 'rating';
  return (
    <Section title={officeTickets.conversation}>
      <TicketThread
        ticket={ticket}
        first={{ text: ticket.message, at: ticket.createdAt }}
        author={ticket.author?.name || ticket.name || officeTickets.guest}
        isCase={ticket.bookingId !== null}
        locale={locale}
        words={officeTickets}
      />
      <Kept
        item={{ evidence: ticket.evidence, additions: [] }}
        mayOpen={mayAct}
        locale={locale}
        words={{ office: { evidence: office.evidence }, topics: {} }}
      />
      {isGuest && <p className="text-sm text-muted">{officeTickets.guestHint}</p>}
      {mayAct && ticket.state !== 'closed' && (
        <TicketActs
          ticketId={ticket._id}
          seen={ticket.messages.length}
          words={{ acts: office.acts, ...officeActWords(words) }}
        />
      )}
    </Section>
  );
};

const draw = async (view: OfficeView, id: string) => {
  const { actor, words } = view;
  const { data: ticket } = await findTicket(actor, id);
  const mayAct = hasRight(actor, 'agent') && ticket.state !== 'closed';
  const admins = mayAct ? (await load(listAssignees)).data : [];
  return (
    <>
      <Head ticket={ticket} view={view} />
      <Assignee
        ticketId={id}
        assignee={ticket.assignee}
        readerId={actor.userId}
        mayAct={mayAct}
        admins={admins}
        words={{ tickets: words.officeTickets, ...officeActWords(words) }}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Conversation ticket={ticket} view={view} />
        <OfficeNotes subject="ticket" id={id} view={view} />
      </div>
    </>
  );
};

export default async function TicketPage({ params }: TicketPageProps) {
  const { id } = await params;
  return drawOffice({ path: officePaths.ticket(id), shown: 'tickets', draw: (view) => draw(view, id) });
}
