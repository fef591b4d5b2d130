import type { MoneyStory } from '#lib/features/money/contracts/money-news.ts';
import { tellOfMoney } from '#lib/features/money/services/steps/notify-money.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';

/** News of a booking's money for the one of its people who did not do it. */
export const tellOfBookingMoney = (
  {
    booking,
    to,
    ...story
  }: { booking: BookingRecord; to: 'worker' | 'customer' } & Pick<MoneyStory, 'news' | 'amountPaise'>,
  tx: Tx,
): Promise<void> => {
  const [workerId, customerId] = [String(booking.workerId), String(booking.customerId)];
  const [userId, otherId] = to === 'worker' ? [workerId, customerId] : [customerId, workerId];
  const { serviceName: service, number } = booking;
  const href = accountPaths.booking(String(booking._id));
  return tellOfMoney({ userId, otherId, story: { ...story, service, number }, href }, tx);
};
