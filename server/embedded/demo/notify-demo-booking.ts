import { accountPaths, workerPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingNews } from '#lib/features/bookings/contracts/booking-news.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { putNotification } from '#models/notifications/notification.ts';
import type { UserRecord } from '#models/people/user.ts';

interface Story {
  booking: BookingRecord;
  customer: UserRecord;
  worker: UserRecord;
}

const newsOf = ({ status }: BookingRecord): BookingNews => (status === 'pending' ? 'requested' : 'accepted');

/** Puts the latest news of a booking into the feed of whom they are for; its own id names the row. */
export const notifyDemoBooking = async ({ booking, customer, worker }: Story): Promise<void> => {
  const news = newsOf(booking);
  const [to, other] = news === 'requested' ? [worker, customer] : [customer, worker];
  const { number, serviceName: service, startsAt, history, createdAt } = booking;
  const params = { news, number, service, name: other.name, startsAt: startsAt.toISOString() };
  await putNotification({
    id: String(booking._id),
    userId: String(to._id),
    content: { kind: 'booking', params },
    href: to === worker ? workerPaths.dashboard : accountPaths.bookings,
    aboutId: String(other._id),
    createdAt: history[1]?.at ?? createdAt,
  });
};
