import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBookingContract, setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { MAX_SHOWN_JOBS } from '#lib/features/bookings/rules/counted-jobs.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

const done = { status: 'completed', localDate: dayAhead(-3) } as const;

test('a worker reads how many counted jobs a customer has had, until the request is answered', async () => {
  const { bookable, customer, worker, params } = await makePair();
  const of = { ...done, customer: customer.user };
  await makeBooking(of);
  await makeBooking({ ...of, bookable });
  await makeBooking({ ...of, pricePaise: 9_999 });
  await makeBooking({ ...of, count: { leftOut: 'same_person' } });
  await makeBooking({ ...of, status: 'cancelled' });
  await makeBooking(done);
  const read = async (who = worker) => viewIn(await send(who, getBookingContract, { params })).customerJobs;
  assert.equal(await read(), 2);
  assert.equal(await read(customer), null);
  const body = { status: 'accepted' };
  const accepted = viewIn(await send(worker, setBookingStatusContract, { params, body }));
  assert.deepEqual([accepted.status, accepted.customerJobs], ['accepted', null]);
});

test('the number of a customer’s jobs ends at a limit, and none is zero', async () => {
  const { bookable, customer, worker, params } = await makePair();
  const read = async () => viewIn(await send(worker, getBookingContract, { params })).customerJobs;
  assert.equal(await read(), 0);
  const of = { ...done, bookable, customer: customer.user };
  for (let job = 0; job <= MAX_SHOWN_JOBS; job += 1) await makeBooking(of);
  assert.equal(await read(), MAX_SHOWN_JOBS);
});
