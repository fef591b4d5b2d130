import type { Metadata } from 'next';
import { FormWordsProvider } from '#components/form/form-words.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { ReachRows } from '#components/support/reach-rows.tsx';
import { SupportBox } from '#components/support/support-box.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import {
  accountPaths,
  profilePath,
  publicPaths,
  signInPaths,
  withReturnPath,
} from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { messages, type Messages } from '#lib/wiring/texts/catalogue.ts';
import { check } from '#lib/features/accounts/services/sessions.ts';
import { readSupport, listTickets } from '#lib/features/support/services/tickets.ts';
import { BookingHelp } from '#app/_support/booking-help.tsx';
import { HelpStart } from '#app/_support/help-start.tsx';
import { OfficerPart } from '#app/_support/officer-part.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import { findRoute } from '#lib/platform/navigation/page-guards.ts';
import { readBookingPage } from '#lib/features/bookings/services/read-bookings.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { load } from '#app/_request/load.ts';
import { OwnTickets } from '#app/_support/own-tickets.tsx';
import { readLocale } from '#app/_request/read-choices.ts';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).tickets.support.title,
});

/** The reader's own booking named in the address, or null. */
const findBooking = async (actor: Actor, id: string): Promise<{ _id: string; number: string } | null> => {
  if (!findRoute(accountPaths.booking(id))) return null;
  return (await readBookingPage({ actor, params: { id } }).catch(() => null))?.booking ?? null;
};

interface WritingProps {
  actor: Actor;
  bookingId: string;
  words: Messages;
}

const Writing = async ({ actor, bookingId, words }: WritingProps) => {
  const booking = await findBooking(actor, bookingId);
  const about = booking && fill(words.myBookings.page.number, { number: booking.number });
  const { name, email } = (await load(() => check({ actor }))).user;
  const { errors, fields, form, tickets } = words;
  const { contact, done, messages: formTexts, support } = tickets;
  return (
    <section aria-labelledby="write" className="flex flex-col gap-2">
      <SectionHeading id="write" title={about ?? support.ask} />
      <p className="text-sm text-muted">{support.writeHint}</p>
      <FormWordsProvider words={{ form, errors: { ...errors, internal: contact.wrong }, fields }}>
        <SupportBox
          sender={{ name, ...(email !== null && { email }) }}
          subject={about ?? support.subject}
          bookingId={booking?._id}
          words={{ ...contact, number: done.number, sent: formTexts.sent }}
        />
      </FormWordsProvider>
    </section>
  );
};

const Guest = ({ tickets }: Pick<Messages, 'tickets'>) => (
  <ListRows>
    <LinkRow
      href={withReturnPath(signInPaths.login, accountPaths.helpSupport)}
      icon="login"
      label={tickets.support.signIn}
      hint={tickets.support.signInHint}
    />
  </ListRows>
);

interface HelpSupportPageProps {
  searchParams: Search;
}

/** Frequent questions, ways to contact us, and the reader's messages with our answers. */
export default async function HelpSupportPage({ searchParams }: HelpSupportPageProps) {
  const [actor, locale] = await Promise.all([guardPage(accountPaths.helpSupport), readLocale()]);
  const bookingId = (await readParam(searchParams, 'booking')) ?? '';
  const words = messages(locale);
  const { contact, support } = words.tickets;
  const { phone, email } = readSupport();
  const hasBookings = actor?.role === 'customer' || actor?.role === 'worker';
  return (
    <PageShell isWide title={support.title} back={actor ? profilePath(actor.role) : publicPaths.more}>
      {hasBookings && bookingId === '' && <BookingHelp actor={actor} locale={locale} />}
      <HelpStart help={words.help} title={support.quick} accessibility={words.accessibility.title}>
        <ListRows>
          <LinkRow href={publicPaths.contactUs} icon="contact" label={support.write} hint={contact.respond} />
          <ReachRows phone={phone} email={email} words={{ ...support, hours: contact.hours }} />
        </ListRows>
        {actor ? (
          <>
            <Writing actor={actor} bookingId={bookingId} words={words} />
            <OwnTickets first={await load(() => listTickets({ actor, query: {} }))} />
          </>
        ) : (
          <Guest tickets={words.tickets} />
        )}
        <OfficerPart words={words.officer} />
      </HelpStart>
    </PageShell>
  );
}
