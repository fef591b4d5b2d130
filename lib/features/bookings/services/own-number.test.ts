import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { countJob, countProvedJob, uncountJob } from '#lib/features/bookings/services/steps/count-job.ts';
import { provePhone } from '#lib/features/people/services/steps/prove-contact.ts';
import { useEnv } from '#lib/platform/config/env.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makePhoneUser, makeSession, makeUser, newPhone } from '#e2e/kit/factories/users.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

/** A worker whose number is proved, a customer who has proved none, and a booking between them. */
const makeOwnBooking = async (status: 'pending' | 'accepted' | 'completed') => {
  useEnv(testEnv({ SMS_URL: 'outbox:' }));
  const phone = newPhone();
  const proof = { phone, provedPhone: phone, phoneProvedAt: now() };
  const bookable = await makeBookable(proof);
  const customer = await makeUser();
  const booking = await makeBooking({ bookable, customer, status });
  const worker = await makeSession(bookable.worker);
  const params = { id: String(booking._id) };
  return {
    ...{ booking, customer },
    prove: (number = phone) =>
      inTransaction((tx) => provePhone({ user: customer, phone: number, at: now() }, tx)),
    move: (to: string) =>
      send(worker, setBookingStatusContract, { params, body: { status: to, reason: 'Busy that day' } }),
    findWorker: async () => (await findUser(worker.userId)) ?? assert.fail(),
    read: async () => (await findBooking(params.id)) ?? assert.fail(),
  };
};

describe('a request between two roles of one number that was proved later', () => {
  test('cannot be accepted', async () => {
    const { prove, move, read } = await makeOwnBooking('pending');
    await prove();
    assert.equal(expectRefusal(await move('accepted'), 403).code, 'own_number');
    assert.equal((await read()).status, 'pending');
  });

  test('can be declined, which does not count as an answer that others see', async () => {
    const { prove, move, findWorker } = await makeOwnBooking('pending');
    await prove();
    expectSuccess(await move('rejected'), setBookingStatusContract);
    assert.equal((await findWorker()).answers, undefined);
  });

  test('is accepted while the customer has proved another number', async () => {
    const { prove, move } = await makeOwnBooking('pending');
    await prove(newPhone());
    expectSuccess(await move('accepted'), setBookingStatusContract);
  });
});

describe('work between two roles of one number that was proved later', () => {
  test('counts nothing, also after the customer has moved to another number', async () => {
    const { booking, customer, prove, findWorker, read } = await makeOwnBooking('completed');
    await inTransaction((tx) => countJob(booking, tx));
    await prove();
    await inTransaction((tx) => countProvedJob(String(booking._id), tx));
    assert.equal((await read()).count?.leftOut, 'same_person');
    const user = (await findUser(String(customer._id))) ?? assert.fail();
    await inTransaction((tx) => provePhone({ user, phone: newPhone(), at: now() }, tx));
    await inTransaction((tx) => countProvedJob(String(booking._id), tx));
    assert.equal((await findWorker()).completedJobs, 0);
  });

  test('does not count again after a dispute about it', async () => {
    useEnv(testEnv({ SMS_URL: 'outbox:' }));
    const bookable = await makeBookable();
    const customer = await makePhoneUser();
    const booking = await makeBooking({ bookable, customer, status: 'completed' });
    const { _id, worker } = { ...bookable, _id: String(booking._id) };
    await inTransaction((tx) => countJob(booking, tx));
    const phone = customer.provedPhone ?? assert.fail();
    await inTransaction((tx) => provePhone({ user: worker, phone, at: now() }, tx));
    const counted = (await findBooking(_id)) ?? assert.fail();
    await inTransaction((tx) => uncountJob(counted, tx));
    const held = (await findBooking(_id)) ?? assert.fail();
    await inTransaction((tx) => countJob(held, tx));
    assert.equal((await findUser(String(worker._id)))?.completedJobs, 0);
    assert.equal((await findBooking(_id))?.count?.leftOut, 'same_person');
  });
});
