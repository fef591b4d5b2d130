import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { bookingClient, viewIn } from '#server/testing/booking-client.ts';
import { expectSuccess } from '#server/testing/api/expect-reply.ts';
import { dayAhead, makeBookable, bookingBodyFor } from '#server/testing/factories/bookings.ts';
import { makeSession, makeUser } from '#server/testing/factories/users.ts';
import { waitingNews } from '#server/testing/factories/waiting-rows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { remindOfBookings } from './close-bookings.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

afterEach(resetClock);

/** Three in the afternoon, days ahead: the day after it is far enough for every reminder. */
const afternoon = (): Date => spanOn(dayAhead(5), { start: 900, end: 960 }).startsAt;
const minutesAfter = (instant: Date | string, minutes: number): Date =>
  new Date(new Date(instant).getTime() + minutes * 60_000);

const reminders = ['answer_soon', 'visit_tomorrow', 'visit_soon'];

const note = (news: string): string => `notification: ${news}`;

/** What people are reminded of in a booking, and whether any of it goes out by mail. */
const remindersOf = async (number: string): Promise<string[]> =>
  (await waitingNews()).flatMap(({ content, mail }) => {
    const text = JSON.stringify(content);
    const news = reminders.find((one) => text.includes(`"news":"${one}"`));
    if (news === undefined || !text.includes(number)) return [];
    return mail ? [note(news), `mail: ${news}`] : [note(news)];
  });

/** A request made at three in the afternoon for ten in the morning two days later. */
const makeRequest = async () => {
  const [bookable, user] = [await makeBookable(), await makeUser()];
  setClock(afternoon());
  const [customer, worker] = [await makeSession(user), await makeSession(bookable.worker)];
  const booking = viewIn(await book(customer, bookingBodyFor(bookable)));
  const params = { id: booking._id };
  const move = async (status: string) =>
    expectSuccess(
      await send(worker, bookings.setBookingStatusContract, { params, body: { status } }),
      bookings.setBookingStatusContract,
    );
  const remindAt = async (instant: Date): Promise<string[]> => {
    setClock(instant);
    await Promise.all([remindOfBookings(), remindOfBookings()]);
    return remindersOf(booking.number);
  };
  return { bookable, customer, booking, params, move, remindAt };
};

test('the worker is reminded once, an hour after the request, without a mail', async () => {
  const { booking, remindAt } = await makeRequest();
  assert.deepEqual(await remindAt(minutesAfter(booking.createdAt, 59)), []);
  assert.deepEqual(await remindAt(minutesAfter(booking.createdAt, 61)), [note('answer_soon')]);
  assert.deepEqual(await remindAt(minutesAfter(booking.createdAt, 90)), [note('answer_soon')]);
});

test('both are reminded of a visit the evening before and two hours ahead, once each', async () => {
  const { booking, move, remindAt } = await makeRequest();
  await move('accepted');
  const evening = spanOn(dayAhead(1), { start: 1_141, end: 1_155 }).startsAt;
  const eve = [note('visit_tomorrow'), note('visit_tomorrow')];
  assert.deepEqual(await remindAt(evening), eve);
  assert.deepEqual(await remindAt(minutesAfter(evening, 60)), eve);
  const soon = [...eve, note('visit_soon'), note('visit_soon')];
  assert.deepEqual(await remindAt(minutesAfter(booking.startsAt, -119)), soon);
  assert.deepEqual(await remindAt(minutesAfter(booking.startsAt, -60)), soon);
});

test('a request that was answered, and a booking that ended or moved, is a reason for no reminder', async () => {
  const answered = await makeRequest();
  await answered.move('rejected');
  assert.deepEqual(await answered.remindAt(minutesAfter(answered.booking.createdAt, 61)), []);
  resetClock();
  const { bookable, booking, customer, params, move, remindAt } = await makeRequest();
  const later = bookingBodyFor({ ...bookable, localDate: dayAhead(3) });
  const body = { scheduledAt: later.scheduledAt, timeSlot: later.timeSlot };
  await send(customer, bookings.rescheduleBookingContract, { params, body });
  await move('accepted');
  assert.deepEqual(await remindAt(minutesAfter(booking.startsAt, -119)), []);
});
