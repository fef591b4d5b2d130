import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeActor } from '#server/testing/factories/actors.ts';
import { dayAhead, makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { readTeamToday } from './team.ts';

useTestDatabase();

test('an agency’s day has its visits, what waits for an answer, and who works and is free', async () => {
  const broker = await makeUser({ role: 'broker' });
  const brokerId = broker._id;
  const actor = makeActor({ userId: String(brokerId), role: 'broker' });
  const busy = await makeBookable({ name: 'Anil Kumar', brokerId });
  const asked = await makeBookable({ name: 'Bina Devi', brokerId });
  await makeWorker({ name: 'Chetan Das', brokerId, daysOff: [dayAhead(0)] });
  await makeWorker({ name: 'Deepa Rao', brokerId, availability: { weekdays: [], timeSlots: [] } });
  await makeWorker({ name: 'Esha Sen' });
  const today = await makeBooking({ bookable: busy, localDate: dayAhead(0), status: 'accepted' });
  await makeBooking({ bookable: busy, localDate: dayAhead(1), status: 'accepted' });
  const request = await makeBooking({ bookable: asked, localDate: dayAhead(2) });
  const { data } = await readTeamToday({ actor });
  assert.deepEqual(
    [data.visits, data.waiting].map((bookings) => bookings.map(({ _id }) => _id)),
    [[String(today._id)], [String(request._id)]],
  );
  assert.deepEqual(data.free, ['Bina Devi']);
  const nobody = await readTeamToday({ actor: makeActor({ role: 'broker' }) });
  assert.deepEqual(nobody.data, { visits: [], waiting: [], free: [] });
});
