import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPricingPlace } from '#lib/features/places/services/steps/price-place.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeBlock } from '#e2e/kit/factories/blocks.ts';
import { assertIndexed } from '#e2e/kit/explain.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { readRepeats } from './read-repeats.ts';

useTestDatabase();

test('a customer can repeat what a worker who still comes has completed, newest first and once each', async () => {
  const customer = await makeUser();
  const actor = { userId: String(customer._id) };
  const [often, once, gone, far, blocked] = [
    await makeBookable({ hourlyRatePaise: 15_000 }),
    await makeBookable(),
    await makeBookable({ suspendedAt: new Date() }),
    await makeBookable({ address: { city: 'Chennai', state: 'Tamil Nadu', pinCode: '600001' } }),
    await makeBookable(),
  ];
  const complete = (bookable: typeof often, daysAgo: number) =>
    makeBooking({ bookable, customer, status: 'completed', localDate: dayAhead(-daysAgo) });
  await complete(often, 9);
  await complete(once, 5);
  await complete(often, 3);
  for (const bookable of [gone, far, blocked]) await complete(bookable, 2);
  await makeBooking({ bookable: await makeBookable(), customer, status: 'cancelled' });
  await makeBooking({ bookable: await makeBookable(), status: 'completed', localDate: dayAhead(-1) });
  await makeBlock({ blockerId: String(blocked.worker._id), blockedId: actor.userId });
  const here = await findPricingPlace({ pinCode: '226001', city: null });
  const { data } = await readRepeats({ actor, here });
  assert.deepEqual(
    data.map(({ worker, pricePaise }) => [worker._id, pricePaise]),
    [
      [String(often.worker._id), 30_000],
      [String(once.worker._id), 50_000],
    ],
  );
  assert.deepEqual(
    await readRepeats({ actor, here: null }),
    { data: [] },
    'without a place nothing is known',
  );
  const filter = { customerId: customer._id, status: 'completed' };
  await assertIndexed(
    { collection: 'bookings', filter, sort: { startsAt: -1, _id: -1 } },
    'customerId_1_status_1_startsAt_1__id_1',
  );
});
