import Link from 'next/link';
import { Entries } from '#components/office/facts.tsx';
import { PageTabs } from '#components/page/page-tabs.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { AdminTicket } from '#lib/features/admin/contracts/admin-lists.ts';
import { ticketBox } from '#lib/features/admin/contracts/ticket-desk.ts';
import { listTicketBox } from '#lib/features/admin/services/ticket-desk.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { load } from '#app/_request/load.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { drawOffice, momentIn, officeTitle, type OfficeView } from '#app/_office/draw-office.tsx';

interface TicketsProps {
  searchParams: Search;
}

const readBox = async (search: Search) => {
  const parsed = ticketBox.safeParse(await readParam(search, 'box'));
  return parsed.success ? parsed.data : 'mine';
};

export const generateMetadata = officeTitle(
  'tickets',
  async ({ searchParams }: TicketsProps, { words }) => words.officeTickets.boxes[await readBox(searchParams)],
);

const toEntry = (ticket: AdminTicket, { locale, words }: OfficeView) => {
  const { officeTickets, tickets } = words;
  const { _id, number, subject, category, kind, name, author, messages, message, assignee } = ticket;
  const last = messages.at(-1);
  const topic = subject || (category ? tickets.feedback.categories[category] : tickets.list.kinds[kind]);
  const who = author?.name || name || officeTickets.guest;
  return {
    ...{ key: _id, title: `${number} · ${topic}`, href: officePaths.ticket(_id) },
    text: [who, last?.text ?? message, assignee && (assignee.name || officeTickets.gone)]
      .filter(Boolean)
      .join(' · '),
    end: momentIn(locale, last?.createdAt ?? ticket.createdAt),
  };
};

const draw = async (view: OfficeView, search: Search) => {
  const box = await readBox(search);
  const cursor = (await readParam(search, 'cursor')) ?? undefined;
  const page = await load(() =>
    listTicketBox({ actor: view.actor, params: { box }, query: { ...(cursor !== undefined && { cursor }) } }),
  );
  if ('pages' in page) throw new Error('Expected a page, got a table.');
  const { office, officeTickets } = view.words;
  return (
    <>
      <PageTabs
        label={officeTickets.label}
        tabs={ticketBox.options.map((key) => ({
          ...{ key, label: officeTickets.boxes[key], href: officePaths.ticketBox(key) },
        }))}
        shown={box}
      />
      <Entries
        title={officeTickets.boxes[box]}
        none={officeTickets.empty}
        entries={page.data.map((ticket) => toEntry(ticket, view))}
      />
      {page.nextCursor !== null && (
        <Link
          href={`${officePaths.ticketBox(box)}&cursor=${page.nextCursor}`}
          prefetch={false}
          className={buttonVariants({ variant: 'outline' })}
        >
          {office.more}
        </Link>
      )}
    </>
  );
};

export default function TicketsPage({ searchParams }: TicketsProps) {
  return drawOffice({
    path: officePaths.tickets,
    shown: 'tickets',
    draw: (view) => draw(view, searchParams),
  });
}
