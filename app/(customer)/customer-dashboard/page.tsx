import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BookingsPart } from '#components/bookings/bookings-part.tsx';
import { Welcome } from '#components/home/welcome.tsx';
import { LinkRow } from '#components/shell/link-row.tsx';
import { LiveRefresh } from '#components/page/live-refresh.tsx';
import { PageShell } from '#components/shell/page-shell.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { ListRows } from '#components/ui/list-row.tsx';
import { guardPage } from '#lib/features/accounts/auth/page-actor.ts';
import { accountPaths, customerPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { check } from '#lib/features/accounts/services/sessions.ts';
import { listBookings } from '#lib/features/bookings/services/read-bookings.ts';
import { BookButton } from '#app/_bookings/book-button.tsx';
import { ownBookingWords } from '#app/_bookings/own-booking-words.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { bookingDisplay } from '#app/_bookings/booking-display.ts';
import { load } from '#app/_request/load.ts';
import { readLocale } from '#app/_request/read-choices.ts';

/** The number of each kind shown here; "See all" leads to the rest. */
const SHOWN = 3;

export const generateMetadata = async (): Promise<Metadata> => ({
  title: messages(await readLocale()).dashboards.title,
});

/** "Book again" links, for bookings whose worker is still available. */
const againWith = (bookings: readonly BookingView[], locale: Locale) => {
  const { again } = messages(locale).history;
  const { bookWords } = ownBookingWords(locale);
  const buttons = bookings.map(({ _id, workerId: { _id: workerId, name }, serviceId }) => {
    const look = { variant: 'outline', size: 'compact', className: 'flex-auto' } as const;
    const button = name && (
      <BookButton worker={{ _id: workerId, name }} serviceId={serviceId} words={bookWords} {...look}>
        {again}
      </BookButton>
    );
    return [_id, button] as const;
  });
  return Object.fromEntries(buttons);
};

const QuickActions = ({ words }: { words: ReturnType<typeof messages>['dashboards'] }) => (
  <section aria-labelledby="quick" className="flex flex-col gap-1">
    <SectionHeading id="quick" title={words.quickActions} />
    <ListRows>
      <LinkRow href={publicPaths.home} icon="book" label={words.bookService} hint={words.bookServiceHint} />
      <LinkRow
        href={accountPaths.bookings}
        icon="bookings"
        label={words.myBookings}
        hint={words.myBookingsHint}
      />
    </ListRows>
  </section>
);

export default async function CustomerDashboardPage() {
  const [actor, locale] = await Promise.all([guardPage(customerPaths.dashboard), readLocale()]);
  if (!actor) notFound();
  const [{ user }, upcoming, recent] = await load(() =>
    Promise.all([
      check({ actor }),
      listBookings({ actor, query: { status: 'upcoming', limit: SHOWN } }),
      listBookings({ actor, query: { status: 'past', limit: SHOWN } }),
    ]),
  );
  const { dashboards, search } = messages(locale);
  const { card } = search;
  const look = bookingDisplay(locale, actor.role);
  return (
    <PageShell isWide title={dashboards.title}>
      <Welcome
        name={user.name}
        src={user.profileImage}
        text={fill(dashboards.welcome, { name: user.name })}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-6">
        <BookingsPart
          id="upcoming"
          title={dashboards.upcomingServices}
          none={dashboards.noUpcoming}
          more={{ href: accountPaths.bookings, label: dashboards.seeAll }}
          bookings={upcoming.data}
          look={look}
          contact={{ contact: card.chat, contactNamed: card.chatTo }}
        />
        <QuickActions words={dashboards} />
      </div>
      <BookingsPart
        id="recent"
        title={dashboards.recentServices}
        none={dashboards.noRecent}
        more={{ href: accountPaths.pastBookings, label: dashboards.seeAll }}
        bookings={recent.data}
        look={look}
        actions={againWith(recent.data, locale)}
      />
      <LiveRefresh />
    </PageShell>
  );
}
