import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingEventName } from '#lib/features/bookings/contracts/booking-news.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { putNotification } from '#models/notifications/notification.ts';
import type { UserRecord } from '#models/people/user.ts';

const toEvent = ({ status }: BookingRecord): BookingEventName =>
  status === 'pending' ? 'requested' : 'accepted';

/** Adds a booking's latest notification to the feeds it concerns; its id identifies the row. */
export const notifyDemoBooking = async (
  booking: BookingRecord,
  customer: UserRecord,
  worker: UserRecord,
): Promise<void> => {
  const news = toEvent(booking);
  const [to, other] = news === 'requested' ? [worker, customer] : [customer, worker];
  const { number, serviceName: service, serviceTitles, startsAt, history, createdAt } = booking;
  const params = {
    ...{ news, number, service, serviceTitles, name: other.name },
    startsAt: startsAt.toISOString(),
  };
  await putNotification({
    id: String(booking._id),
    userId: String(to._id),
    content: { kind: 'booking', params },
    href: to === worker ? workerPaths.dashboard : accountPaths.bookings,
    aboutId: String(other._id),
    createdAt: history[1]?.at ?? createdAt,
  });
};
