'use client';

import Link from 'next/link';
import { BookingCard } from '#components/bookings/booking-card.tsx';
import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { ChatLink } from '#components/page/chat-link.tsx';
import { usePane } from '#components/page/use-pane.ts';
import { LoadMore } from '#components/page/load-more.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { usePagedList, type ListPage } from '#lib/platform/browser/use-more.ts';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import type { Messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { AskOtherButton, type AskOtherWords } from './ask-other-button.tsx';
import { BookButton } from './book-button.tsx';

interface OwnBookingsProps {
  /** Initial data from the HTML. */
  first: ListPage<BookingView>;
  group: 'upcoming' | 'past' | 'completed' | 'called_off';
  look: BookingDisplay;
  /** Set when the page has a pane. */
  opensInPane?: boolean;
  /** Set when another heading is above the list. */
  heading?: 'h2' | 'h3';
  words: Pick<
    Messages['history'],
    'rate' | 'again' | 'contact' | 'contactNamed' | 'receipt' | 'more' | 'moreFailed'
  >;
  bookWords: AskOtherWords;
}

type ActionProps = Pick<OwnBookingsProps, 'look' | 'words' | 'bookWords'> & { booking: BookingView };

const linkClass = buttonVariants({ variant: 'outline', size: 'compact', className: 'flex-auto' });

const Actions = ({ booking, look, words, bookWords }: ActionProps) => {
  const { _id, status, serviceId, workerId, customerId, canReview } = booking;
  const other = look.reader === 'worker' ? customerId : workerId;
  return (
    <>
      {canReview && (
        <Link
          href={publicPaths.rateBooking(_id)}
          prefetch={false}
          className={buttonVariants({ size: 'compact', className: 'flex-auto' })}
        >
          {words.rate}
        </Link>
      )}
      {booking.canAskOthers && (
        <AskOtherButton booking={booking} words={bookWords} size="compact" className="flex-auto" />
      )}
      {look.reader === 'customer' && !isLive(status) && workerId.name && (
        <BookButton
          worker={{ _id: workerId._id, name: workerId.name }}
          serviceId={serviceId}
          words={bookWords}
          variant="outline"
          size="compact"
          className="flex-auto"
        >
          {words.again}
        </BookButton>
      )}
      {other.name && (
        <ChatLink
          userId={other._id}
          label={words.contact}
          spoken={fill(words.contactNamed, { name: other.name })}
          className={linkClass}
        />
      )}
      {status === 'completed' && (
        <Link href={accountPaths.receipt(_id)} prefetch={false} className={linkClass}>
          {words.receipt}
        </Link>
      )}
    </>
  );
};

const Pages = ({ first, group, opensInPane, heading = 'h2', ...card }: OwnBookingsProps) => {
  const fetchPage = (cursor: string) => api('GET /bookings', { query: { status: group, cursor } });
  const pane = usePane();
  const { items, hasMore, state, loadMore } = usePagedList({ first, read: fetchPage });
  return (
    <>
      <ul className="cards">
        {items.map((booking) => (
          <BookingCard
            key={booking._id}
            booking={booking}
            look={card.look}
            heading={heading}
            pane={opensInPane ? pane : undefined}
          >
            <Actions booking={booking} {...card} />
          </BookingCard>
        ))}
      </ul>
      {hasMore && <LoadMore state={state} words={card.words} onMore={() => void loadMore()} />}
    </>
  );
};

const toVersionKey = ({ _id, status, startsAt, proposal, review, canAskOthers }: BookingView): string =>
  [_id, status, startsAt, proposal?.startsAt, review?._id, canAskOthers].join(' ');

/** The user's bookings in one group, page by page. The list restarts when its first page changes. */
export const OwnBookings = (props: OwnBookingsProps) => (
  <Pages key={[props.group, ...props.first.data.map(toVersionKey)].join()} {...props} />
);
