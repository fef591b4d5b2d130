import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { updateWorkerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { setServicePricesContract } from '#lib/features/profiles/contracts/service-prices.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, fieldsIn, viewIn } from '#e2e/kit/booking-client.ts';
import { bookingBodyFor, dayAhead, makeBookable } from '#e2e/kit/factories/bookings.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeSession, signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

afterEach(resetClock);

const toList = ({ json }: { json: unknown }) =>
  z.looseObject({ data: setServicePricesContract.reply.shape.data }).parse(json).data;

const makePriced = async () => {
  const bookable = await makeBookable({ hourlyRatePaise: 18_000 });
  const worker = await makeSession(bookable.worker);
  const serviceId = String(bookable.job._id);
  const ask = (pricePaise: number | null, id = serviceId) =>
    send(worker, setServicePricesContract, { body: { prices: [{ serviceId: id, pricePaise }] } });
  return { bookable, worker, serviceId, ask };
};

test('a worker sets a price for a service and takes it back; other services keep theirs', async () => {
  const { bookable, serviceId, ask } = await makePriced();
  const second = String((await makeService({ skillIds: bookable.job.skillIds }))._id);
  const answer = await ask(49_900);
  expectSuccess(answer, setServicePricesContract);
  const findPrice = (reply: { json: unknown }, id: string) => {
    const line = toList(reply).find((one) => one.serviceId === id);
    return line && [line.pricePaise, line.otherwisePaise, line.hourlyRatePaise];
  };
  assert.deepEqual(findPrice(answer, serviceId), [49_900, 36_000, 18_000]);
  assert.deepEqual(findPrice(answer, second), [null, 36_000, 18_000]);
  const more = await ask(99_900, second);
  assert.deepEqual([findPrice(more, serviceId)?.[0], findPrice(more, second)?.[0]], [49_900, 99_900]);
  const fewer = await ask(null);
  assert.deepEqual([findPrice(fewer, serviceId)?.[0], findPrice(fewer, second)?.[0]], [null, 99_900]);
});

test('a price is refused outside its limits, when set twice, and for a service the worker does not offer', async () => {
  const { worker, serviceId, ask } = await makePriced();
  for (const pricePaise of [99, 1_000_001, -100])
    assert.deepEqual(fieldsIn(await ask(pricePaise)), [['prices.0.pricePaise', 'service_price_range']]);
  const other = String((await makeService({ skillIds: [(await makeSkill())._id] }))._id);
  for (const unknown of [other, 'f'.repeat(24)])
    assert.deepEqual(fieldsIn(await ask(49_900, unknown)), [['prices.0.serviceId', 'service_not_offered']]);
  const twice = [serviceId, serviceId].map((id, at) => ({ serviceId: id, pricePaise: 10_000 + at }));
  const answer = await send(worker, setServicePricesContract, { body: { prices: twice } });
  assert.deepEqual(fieldsIn(answer), [['prices.1.serviceId', 'invalid_value']]);
});

test('a price raised while the form was open is refused with the new one, also without a sent price', async () => {
  const { bookable, ask } = await makePriced();
  const customer = await signIn('customer');
  await ask(49_900);
  const body = bookingBodyFor(bookable);
  // Raising the price, clearing it and setting it again hides nothing.
  for (const pricePaise of [99_900, null, 79_900]) await ask(pricePaise);
  for (const changedBody of [{ ...body, pricePaise: 49_900 }, body]) {
    const refused = expectRefusal(await book(customer, changedBody), 409);
    assert.deepEqual([refused.code, refused.data], ['price_changed', { pricePaise: 79_900 }]);
  }
  setClock(new Date(now().getTime() + 3_600_000));
  const later = await makeSession(customer.user);
  const booked = await book(later, bookingBodyFor({ ...bookable, localDate: dayAhead(4) }));
  assert.equal(viewIn(booked).pricePaise, 79_900);
});

test('a price that returns with its skill after the service got dearer is not charged without being shown', async () => {
  const { bookable, worker, ask } = await makePriced();
  const { worker: record } = bookable;
  const customer = await signIn('customer');
  const change = (skills: string[]) => send(worker, updateWorkerProfileContract, { body: { skills } });
  await ask(49_900);
  await change([(await makeSkill()).name]);
  assert.deepEqual(fieldsIn(await ask(99_900)), [['prices.0.serviceId', 'service_not_offered']]);
  await change(record.skills.map(({ name }) => name));
  await ask(99_900);
  assert.equal(expectRefusal(await book(customer, bookingBodyFor(bookable)), 409).code, 'price_changed');
});
