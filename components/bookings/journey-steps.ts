import type { JourneyStep } from '#components/ui/journey-line.tsx';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { standingOf } from '#lib/features/bookings/rules/booking-transitions.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import type { BookingDisplay } from './booking-display.ts';

/** What every booking passes that ends well; being there is the end of the way, not a stop of its own. */
const stops: readonly BookingStatus[] = ['pending', 'accepted', 'on_the_way', 'in_progress', 'completed'];

const stopOf = (status: BookingStatus): BookingStatus => (status === 'arrived' ? 'on_the_way' : status);

type Travelled = Pick<BookingView, 'status' | 'history'>;

const labelOf = (status: BookingStatus, { words, statuses }: BookingDisplay): string =>
  status === 'pending' ? words.journey.requested : statuses[status];

const timeOf = (stop: BookingStatus, { history }: Travelled, { locale, at }: BookingDisplay) => {
  const change = standingOf(history).findLast(({ status }) => stopOf(status) === stop);
  if (!change) return undefined;
  const instant = new Date(change.at);
  return indiaDayOf(instant) === indiaDayOf(at) ? formatTime(locale, instant) : formatDay(locale, instant);
};

const stateAt = (index: number, here: number): JourneyStep['state'] => {
  if (index < here || here === stops.length - 1) return 'done';
  return index === here ? 'current' : 'ahead';
};

const ended = (booking: Travelled, look: BookingDisplay): JourneyStep[] => {
  const { status, history } = booking;
  const standing = standingOf(history);
  const passed = stops.filter((stop) => standing.some((change) => stopOf(change.status) === stop));
  return [
    ...passed.map((stop) => ({ label: labelOf(stop, look), state: 'done' as const })),
    { label: labelOf(status, look), state: 'broken', hint: timeOf(status, booking, look) },
  ];
};

/** How far a booking has come, and when it came where it stands. */
export const journeySteps = (booking: Travelled, look: BookingDisplay): JourneyStep[] => {
  const here = stops.indexOf(stopOf(booking.status));
  if (here < 0) return ended(booking, look);
  return stops.map((stop, index) => ({
    label: labelOf(index === here ? booking.status : stop, look),
    state: stateAt(index, here),
    hint: index === here ? timeOf(stop, booking, look) : undefined,
  }));
};
