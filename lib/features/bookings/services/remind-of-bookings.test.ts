import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { listNotifications } from '#lib/features/notifications/services/feed.ts';
import { deliverEvent } from '#lib/features/notifications/services/tell-news.ts';
import type { OutgoingMail } from '#lib/platform/integrations/mail/mailer.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { database } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { dayAhead, makeBookable, bookingBodyFor } from '#e2e/kit/factories/bookings.ts';
import { makePhoneUser, makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { remindOfBookings } from './close-bookings.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

afterEach(resetClock);

/** 3 PM, several days ahead. */
const afternoon = (): Date => spanOn(dayAhead(5), { start: 900, end: 960 }).startsAt;
const minutesAfter = (instant: Date | string, minutes: number): Date =>
  new Date(new Date(instant).getTime() + minutes * 60_000);

const reminders = ['answer_soon', 'visit_tomorrow', 'visit_soon'];

const note = (news: string): string => `notification: ${news}`;

/** A booking's pending reminders, and whether they are also mailed. */
const listReminders = async (number: string): Promise<string[]> =>
  (await waitingNotifications()).flatMap(({ content, mail }) => {
    const text = JSON.stringify(content);
    const news = reminders.find((one) => text.includes(`"news":"${one}"`));
    if (news === undefined || !text.includes(number)) return [];
    return mail ? [note(news), `mail: ${news}`] : [note(news)];
  });

/** A request made at 3 PM for 10 AM two days later. */
const makeRequest = async (by?: UserRecord) => {
  const [bookable, user] = [await makeBookable(), by ?? (await makeUser())];
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
    return listReminders(booking.number);
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

test('answered requests and ended or moved bookings send no reminder', async () => {
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

test('people without an email address are reminded in the feed, and nothing is mailed', async () => {
  const { booking, bookable, customer, move, remindAt } = await makeRequest(await makePhoneUser());
  const workerId = bookable.worker._id;
  await database()
    .collection('users')
    .updateOne({ _id: workerId }, { $unset: { email: '', emailProvedAt: '' } });
  await move('accepted');
  await remindAt(minutesAfter(booking.startsAt, -119));
  const people = (await waitingNotifications()).filter(
    ({ content }) =>
      content.kind === 'booking' &&
      content.params.news === 'visit_soon' &&
      JSON.stringify(content).includes(booking.number),
  );
  assert.equal(people.length, 2);
  const mails: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void mails.push(mail), close: () => {} };
  const pusher = { send: () => Promise.resolve('taken' as const) };
  await deliverEvent({ payload: { people }, mailer, pusher });
  assert.deepEqual(mails, []);
  for (const userId of [customer.userId, String(workerId)]) {
    const { data } = await listNotifications({ actor: makeActor({ userId }), query: {} });
    assert.deepEqual(
      data.map(({ kind }) => kind),
      ['booking'],
    );
  }
});
