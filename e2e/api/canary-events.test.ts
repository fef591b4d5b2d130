import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { expectSuccess } from '#server/testing/api/expect-reply.ts';
import { assertEach } from '#server/testing/assert-each.ts';
import { bookingClient, viewIn } from '#server/testing/booking-client.ts';
import { eventually } from '#server/testing/eventually.ts';
import { bookingBodyFor } from '#server/testing/factories/bookings.ts';
import { canariesIn, type MarkedPerson } from '#server/testing/factories/canaries.ts';
import { makeMarkedMarket } from '#server/testing/factories/marked-market.ts';
import { makeSession } from '#server/testing/factories/users.ts';
import { connectedClient, useSocketClients } from '#server/testing/socket-client.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const connect = useSocketClients();
const { book, send } = bookingClient(url);

/** Somebody at the open app, and all that reaches it. */
const listen = async (person: MarkedPerson) => {
  const session = await makeSession(person.user);
  const client = connect({ url: url(), auth: { token: session.token } });
  const heard: string[] = [];
  client.onAny((name: string, payload: unknown) => heard.push(`${name} ${JSON.stringify(payload)}`));
  await connectedClient(client);
  return { ...session, person, heard };
};

test('socket events reach only the two people concerned, without private data of others', async () => {
  const { job, pairs, strangers } = await makeMarkedMarket(['completed']);
  const [pair] = pairs;
  assert.ok(pair);
  const [customer, worker] = [await listen(pair.customer), await listen(pair.worker)];
  const others = await Promise.all(strangers.map(listen));
  const { street, landMark, message: words } = pair.customer.canaries;
  const address = { street, landMark, city: 'Agra', state: 'Uttar Pradesh', pinCode: '282001' };
  const { _id } = viewIn(await book(customer, { ...bookingBodyFor({ worker: worker.user, job }), address }));
  const status = { params: { id: _id }, body: { status: 'accepted' } };
  expectSuccess(await send(worker, setBookingStatusContract, status), setBookingStatusContract);
  const letter = { params: { id: worker.userId }, body: { text: words } };
  await send(customer, sendMessageContract, letter);

  const isHeard = (heard: string[], part: string): boolean => heard.some((line) => line.includes(part));
  await eventually(() => isHeard(worker.heard, words) && isHeard(worker.heard, 'bookingChanged'));
  await eventually(() => isHeard(customer.heard, 'bookingChanged'));
  const everybody = [customer, worker, ...others];
  const foreign = everybody.flatMap(({ person, heard }) =>
    everybody
      .filter((other) => other.person !== person)
      .flatMap((other) =>
        canariesIn(heard.join(' '), other.person).map((kind) => `${person.user.role} ${kind}`),
      ),
  );
  // What is said to somebody is heard, and shows that a canary would be.
  assert.deepEqual(foreign, ['worker message']);
  assertEach(others, ({ heard }) => !isHeard(heard, _id));
});
