import Link from 'next/link';
import { Clock, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { BookingBadge } from './booking-badge.tsx';
import { bookingTime } from './booking-time.ts';
import { JourneyLine } from '#components/ui/journey-line.tsx';
import { TradePicture } from '#components/ui/trade-picture.tsx';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { addressIn } from '#lib/platform/i18n/name-in.ts';
import type { BookingDisplay } from './booking-display.ts';
import { endedText, getOtherParty, getReasonText, getServiceTitle, waitingText } from './booking-texts.ts';
import { journeySteps, nextStepText } from './journey-steps.ts';
import { OfferedTime } from './offered-time.tsx';
import { PriceTag } from './price-tag.tsx';
import type { ListPane } from '#components/page/use-pane.ts';
import { LiveWaitingNote } from '#components/page/waiting-note-slot.tsx';
import { PageTabs } from '#components/page/page-tabs.tsx';
import { SpokenRange } from '#components/page/spoken-range.tsx';

export interface BookingCardProps {
  booking: BookingView;
  look: BookingDisplay;
  heading: 'h2' | 'h3';
  /** The pane beside the list, if the list has one. */
  pane?: ListPane | undefined;
}

const CardHead = ({ booking, look, heading: Heading, pane }: BookingCardProps) => (
  <div className="flex flex-wrap items-start gap-3">
    <TradePicture picture={booking.picture} className="size-12 shrink-0" />
    <div className="beside">
      <Heading className="leading-snug font-semibold">
        {/* Its link covers the card, so that a tap anywhere opens the booking. */}
        <Link
          {...pane?.linkProps(booking._id)}
          data-slot="card-link"
          href={accountPaths.booking(booking._id)}
          prefetch={false}
          className="rounded-control after:absolute after:inset-0 after:rounded-card"
        >
          {getServiceTitle(booking, look)}
        </Link>
      </Heading>
      <p className="text-sm text-muted">{getOtherParty(booking, look).name}</p>
    </div>
    <BookingBadge status={booking.status} statuses={look.statuses} />
  </div>
);

/** Says who has to answer, and what happens if they don't. */
export const Waiting = ({ booking, look }: Pick<BookingCardProps, 'booking' | 'look'>) => {
  const waiting = waitingText(booking, look);
  return (
    waiting && (
      <div className="flex items-start gap-2 rounded-control bg-tint px-3 py-2 text-sm">
        <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
        <div className="min-w-0">
          <p className="font-semibold">{waiting.title}</p>
          <p className="text-muted">{waiting.hint}</p>
        </div>
      </div>
    )
  );
};

const Outcome = ({ booking, look }: BookingCardProps) => {
  const { words } = look;
  const reason = getReasonText(booking, look);
  return (
    <>
      <p className="text-sm text-muted">{endedText(booking, look)}</p>
      {reason !== null && <p className="text-sm">{fill(words.reason, { reason })}</p>}
    </>
  );
};

const Given = ({ stars, look }: { stars: number; look: BookingDisplay }) => (
  <p className="flex items-center gap-1.5 text-sm text-muted">
    <Star aria-hidden className="size-4 fill-star text-warm-ink" />
    {fill(look.words.rated, { count: stars })}
  </p>
);

/** A booking in a list, with its actions. */
export const BookingCard = ({ children, ...props }: BookingCardProps & { children?: ReactNode }) => {
  const { booking, look, pane } = props;
  const { number, review, status } = booking;
  const { city } = addressIn(look.locale, booking);
  return (
    <li
      {...pane?.cardProps(booking._id)}
      data-slot="booking-card"
      className="relative flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-soft"
    >
      <CardHead {...props} />
      <div>
        <p className="leading-snug font-semibold">
          <SpokenRange text={bookingTime(booking, look)} />
        </p>
        <PriceTag booking={booking} locale={look.locale} prices={look.prices} />
        <p className="text-sm text-muted">{[city, number].filter(Boolean).join(' · ')}</p>
      </div>
      {isLive(status) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <div className="min-w-40 flex-1">
            <JourneyLine label={look.words.journey.label} steps={journeySteps(booking, look)} isCompact />
          </div>
          <p className="text-sm text-muted">{nextStepText(booking, look)}</p>
        </div>
      )}
      <Waiting booking={booking} look={look} />
      {/* Above the link that covers the card. */}
      <div className="relative z-1 flex flex-col gap-3 empty:hidden">
        <OfferedTime booking={booking} look={look} />
        {look.reader === 'customer' && <LiveWaitingNote item={toBookingItem(booking._id)} />}
      </div>
      {endedText(booking, look) !== null && <Outcome {...props} />}
      {review && <Given stars={review.rating} look={look} />}
      <div className="relative z-1 flex flex-wrap gap-2 empty:hidden">{children}</div>
    </li>
  );
};

export type ShownGroup = 'upcoming' | 'past';

interface BookingGroupsProps {
  shown: ShownGroup;
  words: { groups: string; upcoming: string; past: string };
}

const groups = [
  { key: 'upcoming', href: accountPaths.bookings },
  { key: 'past', href: accountPaths.pastBookings },
] as const;

export const BookingGroups = ({ shown, words }: BookingGroupsProps) => (
  <PageTabs
    label={words.groups}
    tabs={groups.map(({ key, href }) => ({ key, href, label: words[key] }))}
    shown={shown}
  />
);
