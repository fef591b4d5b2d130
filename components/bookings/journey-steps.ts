import type { JourneyStep } from '#components/ui/journey-line.tsx';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { effectiveHistory } from '#lib/features/bookings/rules/effective-history.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import type { BookingDisplay } from './booking-display.ts';

/** The stages of a booking that ends well. Arrival ends the way and isn't a separate stage. */
const stops: readonly BookingStatus[] = ['pending', 'accepted', 'on_the_way', 'in_progress', 'completed'];

const toStop = (status: BookingStatus): BookingStatus => (status === 'arrived' ? 'on_the_way' : status);

type JourneyBooking = Pick<BookingView, 'status' | 'history'>;

const getLabel = (status: BookingStatus, { words, statuses }: BookingDisplay): string =>
  status === 'pending' ? words.journey.requested : statuses[status];

const formatReachedTime = (
  stop: BookingStatus,
  { history }: JourneyBooking,
  { locale, at }: BookingDisplay,
) => {
  const change = effectiveHistory(history).findLast(({ status }) => toStop(status) === stop);
  if (!change) return undefined;
  const instant = new Date(change.at);
  return toIndiaDay(instant) === toIndiaDay(at) ? formatTime(locale, instant) : formatDay(locale, instant);
};

const stateAt = (index: number, here: number): JourneyStep['state'] => {
  if (index < here || here === stops.length - 1) return 'done';
  return index === here ? 'current' : 'ahead';
};

const listEndedSteps = (booking: JourneyBooking, look: BookingDisplay): JourneyStep[] => {
  const { status, history } = booking;
  const standing = effectiveHistory(history);
  const passed = stops.filter((stop) => standing.some((change) => toStop(change.status) === stop));
  return [
    ...passed.map((stop) => ({ label: getLabel(stop, look), state: 'done' as const })),
    { label: getLabel(status, look), state: 'broken', hint: formatReachedTime(status, booking, look) },
  ];
};

/** The stages of a booking, with the time at which each was reached. */
export const journeySteps = (booking: JourneyBooking, look: BookingDisplay): JourneyStep[] => {
  const here = stops.indexOf(toStop(booking.status));
  if (here < 0) return listEndedSteps(booking, look);
  return stops.map((stop, index) => ({
    label: getLabel(index === here ? booking.status : stop, look),
    state: stateAt(index, here),
    hint: index === here ? formatReachedTime(stop, booking, look) : undefined,
  }));
};

/** The current stage and the one after it: 'Confirmed · Next: On the way'. Null once nothing follows. */
export const nextStepText = (booking: JourneyBooking, look: BookingDisplay): string | null => {
  const here = stops.indexOf(toStop(booking.status));
  const next = here < 0 ? undefined : stops[here + 1];
  if (next === undefined) return null;
  return fill(look.words.journey.next, {
    current: getLabel(booking.status, look),
    next: getLabel(next, look),
  });
};
