import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { z } from 'zod';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { connectRealtime } from '#lib/platform/realtime/publish.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { joinTeam } from '#models/agency/team.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { notifyBookingChange, remindOfBooking } from './notify-booking-change.ts';

useTestDatabase();

const published: { rooms: string | string[]; event: string; payload: unknown[] }[] = [];
beforeEach(() => {
  published.length = 0;
  connectRealtime({
    emit: (rooms, event, ...payload) => void published.push({ rooms, event, payload }),
    endSessions: () => {},
    sharePresence: () => {},
  });
});
afterEach(() => connectRealtime(null));

test('a change reaches the open screens of both people and of the worker’s agency', async () => {
  const broker = await makeUser({ role: 'broker' });
  const bookable = await makeBookable();
  const earlier = new Date(now().getTime() - 60_000);
  const before = await makeBooking({ bookable, localDate: dayAhead(3), createdAt: earlier });
  const link = { workerId: String(bookable.worker._id), brokerId: String(broker._id) };
  await inTransaction((tx) => joinTeam({ ...link, at: now() }, tx));
  const since = await makeBooking({
    bookable,
    status: 'accepted',
    createdAt: new Date(now().getTime() + 1000),
  });
  const listNotified = async (booking: typeof since): Promise<string[]> => {
    published.length = 0;
    await inTransaction((tx) => notifyBookingChange({ booking, news: 'accepted', by: link.workerId }, tx));
    return published.flatMap(({ rooms, event }) => (event === 'bookingChanged' ? rooms : []));
  };
  const both = ({ customerId }: typeof since): string[] => [
    `user:${String(customerId)}`,
    `user:${link.workerId}`,
  ];
  assert.deepEqual(await listNotified(since), [...both(since), `user:${link.brokerId}`]);
  assert.deepEqual(await listNotified(before), both(before), 'it was made before the worker joined');
});

test('a job that runs over shows the question on open screens, and a reminder of a visit changes none', async () => {
  const booking = await makeBooking({ status: 'in_progress' });
  const remind = async (news: 'overtime' | 'visit_soon'): Promise<unknown[]> => {
    published.length = 0;
    await inTransaction((tx) => remindOfBooking({ booking, news }, tx));
    return published.flatMap(({ event, payload }) => (event === 'bookingChanged' ? payload : []));
  };
  assert.deepEqual(await remind('overtime'), [{ bookingId: String(booking._id), news: 'overtime' }]);
  assert.deepEqual(await remind('visit_soon'), []);
});

const sent = z.looseObject({ people: z.array(z.looseObject({ href: z.string() })) });

test('news of a case leads both people to its part of the booking’s page', async () => {
  const booking = await makeBooking();
  await inTransaction((tx) => notifyBookingChange({ booking, news: 'case_decided', by: null }, tx));
  const rows = (await listOutboxRows()).flatMap(({ payload }) => sent.safeParse(payload).data?.people ?? []);
  const href = accountPaths.bookingCases(String(booking._id));
  assert.deepEqual(
    rows.map((row) => row.href),
    [href, href],
  );
});
