import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { selfUser, type SelfUser } from '#lib/features/people/contracts/users.ts';
import {
  getOwnWorkerContract,
  updateCustomerProfileContract,
  updateProfileContract,
  updateWorkerProfileContract,
} from '#lib/features/profiles/contracts/profiles.ts';
import { setServicePricesContract } from '#lib/features/profiles/contracts/service-prices.ts';
import { readNewest } from '#lib/platform/browser/made-from.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair } from '#e2e/kit/booking-client.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

const selfIn = ({ json }: { json: unknown }): SelfUser => z.looseObject({ data: selfUser }).parse(json).data;

const readWorker = async (worker: SignedIn) => selfIn(await send(worker, getOwnWorkerContract, {}));

const update = (worker: SignedIn, body: object) => send(worker, updateWorkerProfileContract, { body });

/** Returns the newest version, which the refusal names. */
const expectChanged = (answer: Awaited<ReturnType<typeof update>>): string | undefined => {
  const { code, data } = expectRefusal(answer, 409);
  assert.equal(code, 'profile_changed');
  return readNewest(data);
};

test('a late change keeps a newer one, and goes through from the newer state', async () => {
  const worker = await makeSession(await makeWorker());
  const { versions: old } = await readWorker(worker);
  expectSuccess(await update(worker, { hourlyRate: 300 }), updateWorkerProfileContract);
  const change = { about: 'Careful.', hourlyRate: 250 };
  const newest = expectChanged(await update(worker, { ...change, madeFrom: old.trade }));
  const kept = await readWorker(worker);
  assert.deepEqual([kept.hourlyRate, kept.versions.trade], [300, newest]);
  const again = { ...change, madeFrom: newest };
  expectSuccess(await update(worker, again), updateWorkerProfileContract);
  // Without `madeFrom`, as before: the last change wins.
  expectSuccess(await update(worker, { hourlyRate: 280 }), updateWorkerProfileContract);
});

test('changes of the hours and of the rest of the profile do not conflict', async () => {
  const worker = await makeSession(await makeWorker());
  const { versions } = await readWorker(worker);
  const availability = { weekdays: ['MON'], timeSlots: [] };
  expectSuccess(await update(worker, { about: 'Careful.' }), updateWorkerProfileContract);
  const hours = { availability, madeFrom: versions.hours };
  expectSuccess(await update(worker, hours), updateWorkerProfileContract);
  const fridays = { availability: { weekdays: ['FRI'], timeSlots: [] } };
  const newest = expectChanged(await update(worker, { ...hours, ...fridays }));
  assert.equal(newest, (await readWorker(worker)).versions.hours);
});

test('one of two concurrent changes from one state is kept', async () => {
  const worker = await makeSession(await makeWorker());
  const { versions } = await readWorker(worker);
  const rates = [210, 220].map((hourlyRate) => update(worker, { hourlyRate, madeFrom: versions.trade }));
  const statuses = (await Promise.all(rates)).map(({ status }) => status);
  assert.deepEqual(statuses.toSorted(), [200, 409]);
});

test('a customer’s name and a worker’s prices are kept in the same way', async () => {
  const customer = await makeSession(await makeUser({ name: 'Asha Gupta' }));
  const rename = (name: string, madeFrom?: string) =>
    send(customer, updateCustomerProfileContract, { body: { name, madeFrom } });
  const first = selfIn(await rename('Asha Devi'));
  expectSuccess(await rename('Asha Rao', first.versions.person), updateCustomerProfileContract);
  const newest = expectChanged(await rename('Asha Sen', first.versions.person));
  const called = { body: { name: 'Asha Sen', madeFrom: first.versions.person } };
  assert.equal(expectChanged(await send(customer, updateProfileContract, called)), newest);
  expectSuccess(await rename('Asha Sen', newest), updateCustomerProfileContract);

  const { worker, bookable } = await makePair();
  const { versions } = await readWorker(worker);
  const price = (pricePaise: number, madeFrom: string | undefined = versions.prices) =>
    send(worker, setServicePricesContract, {
      body: { prices: [{ serviceId: String(bookable.job._id), pricePaise }], madeFrom },
    });
  expectSuccess(await price(50_000), setServicePricesContract);
  const priced = expectChanged(await price(40_000));
  assert.notEqual(priced, undefined);
  expectSuccess(await price(40_000, priced), setServicePricesContract);
});
