'use client';

import Link from 'next/link';
import { BookingCard } from '#components/bookings/booking-card.tsx';
import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import { ChatLink } from '#components/page/chat-link.tsx';
import { LoadMore } from '#components/page/load-more.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { useMore, type Part } from '#lib/platform/browser/use-more.ts';
import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { listBookingsCall } from '#lib/features/bookings/contracts/bookings.calls.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import type { Messages } from '#lib/wiring/texts/catalogue.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { AskOtherButton, type AskOtherWords } from './ask-other-button.tsx';
import { BookButton } from './book-button.tsx';

interface OwnBookingsProps {
  /** Comes with the HTML. */
  first: Part<BookingView>;
  group: 'upcoming' | 'past' | 'completed' | 'called_off';
  look: BookingDisplay;
  /** Another heading stands above the list. */
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

const Pages = ({ first, group, heading = 'h2', ...card }: OwnBookingsProps) => {
  const read = (cursor: string) => api(listBookingsCall, { query: { status: group, cursor } });
  const { items, hasMore, state, loadMore } = useMore({ first, read });
  return (
    <>
      <ul className="cards">
        {items.map((booking) => (
          <BookingCard key={booking._id} booking={booking} look={card.look} heading={heading}>
            <Actions booking={booking} {...card} />
          </BookingCard>
        ))}
      </ul>
      {hasMore && <LoadMore state={state} words={card.words} onMore={() => void loadMore()} />}
    </>
  );
};

const stampOf = ({ _id, status, startsAt, proposal, review, canAskOthers }: BookingView): string =>
  [_id, status, startsAt, proposal?.startsAt, review?._id, canAskOthers].join(' ');

/** Somebody's bookings of one kind, page by page; when the first page changes, the list starts anew. */
export const OwnBookings = (props: OwnBookingsProps) => (
  <Pages key={[props.group, ...props.first.data.map(stampOf)].join()} {...props} />
);
