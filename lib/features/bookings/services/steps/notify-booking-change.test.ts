import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { connectRealtime } from '#lib/platform/realtime/publish.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { joinTeam } from '#models/agency/team.ts';
import { dayAhead, makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { notifyBookingChange } from './notify-booking-change.ts';

useTestDatabase();

const heard: { rooms: string | string[]; event: string; payload: unknown[] }[] = [];
beforeEach(() => {
  heard.length = 0;
  connectRealtime({
    emit: (rooms, event, ...payload) => void heard.push({ rooms, event, payload }),
    endSessions: () => {},
    acquaint: () => {},
  });
});
afterEach(() => connectRealtime(null));

test('the open screens of both people and of the worker’s agency hear of a change', async () => {
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
  const hearOf = async (booking: typeof since): Promise<string[]> => {
    heard.length = 0;
    await inTransaction((tx) => notifyBookingChange({ booking, news: 'accepted', by: link.workerId }, tx));
    return heard.flatMap(({ rooms, event }) => (event === 'bookingChanged' ? rooms : []));
  };
  const both = ({ customerId }: typeof since): string[] => [
    `user:${String(customerId)}`,
    `user:${link.workerId}`,
  ];
  assert.deepEqual(await hearOf(since), [...both(since), `user:${link.brokerId}`]);
  assert.deepEqual(await hearOf(before), both(before), 'it was made before the worker joined');
});
