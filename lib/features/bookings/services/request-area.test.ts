import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { bookingBodyFor, makeBookable } from '#e2e/kit/factories/bookings.ts';
import { makeSession, signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send, book } = bookingClient(url);

test('a request shows its worker the area of the PIN code, in the reader’s language, and no street', async () => {
  const bookable = await makeBookable();
  const worker = await makeSession(bookable.worker);
  const asked = viewIn(await book(await signIn('customer'), bookingBodyFor(bookable)));
  const params = { id: asked._id };
  const { area, areaNames, address } = viewIn(await send(worker, bookings.getBookingContract, { params }));
  assert.deepEqual([area, areaNames.hi, address.street], ['Gomti Nagar', 'गोमती नगर', undefined]);
  assert.deepEqual([address.city, address.pinCode], ['Lucknow', '226010']);
});

test('a PIN code whose area is called like its city adds no area', async () => {
  const bookable = await makeBookable();
  const body = bookingBodyFor(bookable);
  const address = { ...body.address, pinCode: '226001' };
  const asked = viewIn(await book(await signIn('customer'), { ...body, address }));
  assert.equal(asked.area, '');
});
