import { storeCase } from '#lib/features/bookings/services/steps/store-case.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { insertCase } from '#models/bookings/case.ts';
import { inTransaction, newObjectId } from '#models/connection.ts';

const words = [
  ['customer', 'One of the switches gets warm. I asked him to look at it again.'],
  ['worker', 'It was cold when I left. I can come on Saturday.'],
] as const;

/** Both sides have said what went wrong with a job, so that the office can decide. */
export const loadDemoCase = async (booking: BookingRecord): Promise<void> => {
  // An interrupted start has stored it.
  if (booking.cases) return;
  const at = now();
  const { _id: bookingId, customerId, workerId } = booking;
  const statements = words.map(([by, text]) => ({ by, text, imageKeys: [], at }));
  const about = { bookingId, customerId, workerId, by: 'customer', reason: 'not_done' } as const;
  const opening = { ...about, state: 'open', statements, answerBy: null, openedAt: at } as const;
  await drawNumber((number) =>
    inTransaction(async (tx) => {
      const opened = await insertCase({ _id: newObjectId(), number, ...opening }, tx);
      await storeCase(booking, opened, { state: 'heard', waits: true }, tx);
    }),
  );
};
