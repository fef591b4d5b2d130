import Link from 'next/link';
import type { ReactNode } from 'react';
import { getOtherParty, getServiceTitle } from '#components/bookings/booking-texts.ts';
import { dayText } from '#components/bookings/booking-time.ts';
import { HelpLink } from '#components/bookings/help/help-link.tsx';
import { SectionHeading } from '#components/page/section-heading.tsx';
import { ListRow, listRowClass, ListRows } from '#components/ui/list-row.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import { listBookings } from '#lib/features/bookings/services/read-bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { bookingDisplay } from '#app/_bookings/booking-display.ts';
import { load } from '#app/_request/load.ts';

const SHOWN = 3;
const COMING = 2;

interface BookingHelpProps {
  actor: Actor;
  locale: Locale;
}

interface BookingLinkProps {
  actor: Actor;
  bookingId: string;
  children: ReactNode;
}

/** For a worker, the page of the booking itself lists what she can do. */
const BookingLink = ({ actor, bookingId, children }: BookingLinkProps) =>
  actor.role === 'customer' ? (
    <HelpLink bookingId={bookingId}>{children}</HelpLink>
  ) : (
    <Link href={accountPaths.booking(bookingId)} prefetch={false} className={listRowClass}>
      {children}
    </Link>
  );

/** The reader's next and latest bookings; each leads to what can be done about it. */
export const BookingHelp = async ({ actor, locale }: BookingHelpProps) => {
  const [coming, past] = await load(() =>
    Promise.all([
      listBookings({ actor, query: { status: 'upcoming', limit: COMING } }),
      listBookings({ actor, query: { status: 'past', limit: SHOWN } }),
    ]),
  );
  const bookings = [...coming.data, ...past.data].slice(0, SHOWN);
  if (bookings.length === 0) return null;
  const { dashboards, tickets } = messages(locale);
  const look = bookingDisplay(locale, actor.role);
  const more = { href: accountPaths.bookings, label: dashboards.seeAll };
  return (
    <section aria-labelledby="booking-help" className="flex flex-col gap-1">
      <SectionHeading id="booking-help" title={tickets.support.bookings} more={more} />
      <ListRows>
        {bookings.map((booking) => (
          <li key={booking._id}>
            <BookingLink actor={actor} bookingId={booking._id}>
              <ListRow
                icon={<TradePicture picture={booking.picture} className="size-10 shrink-0" />}
                label={getServiceTitle(booking, look)}
                hint={[
                  dayText(new Date(booking.startsAt), look),
                  look.statuses[booking.status],
                  getOtherParty(booking, look).name,
                ].join(' · ')}
              />
            </BookingLink>
          </li>
        ))}
      </ListRows>
    </section>
  );
};
