import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { readTeamToday } from './team.ts';

useTestDatabase();

test('an agency’s day lists visits, unanswered requests and free workers', async () => {
  const broker = await makeUser({ role: 'broker' });
  const brokerId = broker._id;
  const actor = makeActor({ userId: String(brokerId), role: 'broker' });
  const busy = await makeBookable({ name: 'Anil Kumar', brokerId });
  const requested = await makeBookable({ name: 'Bina Devi', brokerId });
  await makeWorker({ name: 'Chetan Das', brokerId, daysOff: [dayAhead(0)] });
  await makeWorker({ name: 'Deepa Rao', brokerId, availability: { weekdays: [], timeSlots: [] } });
  await makeWorker({ name: 'Esha Sen' });
  const today = await makeBooking({ bookable: busy, localDate: dayAhead(0), status: 'accepted' });
  await makeBooking({ bookable: busy, localDate: dayAhead(1), status: 'accepted' });
  const request = await makeBooking({ bookable: requested, localDate: dayAhead(2) });
  const { data } = await readTeamToday({ actor });
  assert.deepEqual(
    [data.visits, data.waiting].map((bookings) => bookings.map(({ _id }) => _id)),
    [[String(today._id)], [String(request._id)]],
  );
  assert.deepEqual(data.free, ['Bina Devi']);
  const nobody = await readTeamToday({ actor: makeActor({ role: 'broker' }) });
  assert.deepEqual(nobody.data, { visits: [], waiting: [], free: [] });
});
