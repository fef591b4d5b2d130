import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTransaction, newObjectId } from '#models/connection.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { touchWithHours } from './all-people.ts';
import { findUser, User, type UserRecord } from './user.ts';

useTestDatabase();

const availability = {
  weekdays: ['Monday' as const],
  timeSlots: [{ day: 'Monday' as const, start: '09:00', end: '17:00' }],
};

const readAgain = async ({ _id }: UserRecord): Promise<UserRecord> => {
  const user = await findUser(String(_id));
  assert.ok(user);
  return user;
};

const touch = (customerId: unknown, worker: UserRecord): Promise<boolean> =>
  inTransaction((tx) => touchWithHours(String(customerId), worker, tx));

test('a worker and a customer are locked only if the worker’s hours are still as read', async () => {
  const customer = await makeUser();
  for (const hours of [{}, { availability }, { availability, daysOff: ['2026-03-01', '2026-03-02'] }]) {
    const made = await makeWorker();
    await User.updateOne({ _id: made._id }, { $set: hours });
    const worker = await readAgain(made);
    assert.equal(await touch(customer._id, worker), true);
    assert.notDeepEqual(await readAgain(made), worker, 'a write that others conflict with');
    assert.equal(await touch(newObjectId(), worker), false, 'the customer has left');

    await User.updateOne({ _id: made._id }, { $set: { daysOff: ['2026-03-02'] } });
    assert.equal(await touch(customer._id, worker), false);
    const closed = { availability: { ...availability, weekdays: [] } };
    await User.updateOne({ _id: made._id }, { $set: { ...hours, ...closed } });
    assert.equal(await touch(customer._id, worker), false);
  }
});
