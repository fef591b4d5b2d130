import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { readDoorCode } from '#e2e/kit/door-code.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { bookingBodyFor } from '#e2e/kit/factories/bookings.ts';
import { canariesIn, showsCode, type MarkedPerson } from '#e2e/kit/factories/canaries.ts';
import { makeMarkedMarket } from '#e2e/kit/factories/marked-market.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { connectedClient, useSocketClients } from '#e2e/kit/socket-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const connect = useSocketClients();
const { book, send } = bookingClient(url);

/** A person with the app open, and every event that reaches them. */
const listen = async (person: MarkedPerson) => {
  const session = await makeSession(person.user);
  const client = connect({ url: url(), auth: { token: session.token } });
  const received: string[] = [];
  client.onAny((name: string, payload: unknown) => received.push(`${name} ${JSON.stringify(payload)}`));
  await connectedClient(client);
  return { ...session, person, received };
};

test('socket events reach only the two people concerned, without private data of others', async () => {
  const { job, pairs, strangers } = await makeMarkedMarket(['completed']);
  const [pair] = pairs;
  assert.ok(pair);
  const [customer, worker] = [await listen(pair.customer), await listen(pair.worker)];
  const others = await Promise.all(strangers.map(listen));
  const { street, floor, landMark, message: words } = pair.customer.canaries;
  const { instructions, askFor } = pair.customer.bookingCanaries;
  const address = { street, floor, landMark, city: 'Agra', state: 'Uttar Pradesh', pinCode: '282001' };
  const details = { address, instructions, contact: { name: askFor } };
  const { _id } = viewIn(
    await book(customer, { ...bookingBodyFor({ worker: worker.user, job }), ...details }),
  );
  const status = { params: { id: _id }, body: { status: 'accepted' } };
  expectSuccess(await send(worker, setBookingStatusContract, status), setBookingStatusContract);
  const doorCode = await readDoorCode(url(), _id);
  const letter = { params: { id: worker.userId }, body: { text: words } };
  await send(customer, sendMessageContract, letter);

  const isReceived = (received: string[], part: string): boolean =>
    received.some((line) => line.includes(part));
  await eventually(() => isReceived(worker.received, words) && isReceived(worker.received, 'bookingChanged'));
  await eventually(() => isReceived(customer.received, 'bookingChanged'));
  const everybody = [customer, worker, ...others];
  const foreign = everybody.flatMap(({ person, received }) =>
    everybody
      .filter((other) => other.person !== person)
      .flatMap((other) =>
        canariesIn(received.join(' '), other.person).map((kind) => `${person.user.role} ${kind}`),
      ),
  );
  // Messages to a person do arrive, so a canary would be noticed.
  assert.deepEqual(foreign, ['worker message']);
  assertEach(others, ({ received }) => !isReceived(received, _id));
  assertEach([worker, ...others], ({ received }) => !showsCode(received.join(' '), doorCode));
});
