import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { inTransaction } from '#models/connection.ts';
import { findBooking } from './booking.ts';
import { reserveCells } from './booking-claim.ts';

useTestDatabase();

test('a new booking reads as it was returned, and an unknown field is absent', async () => {
  const booking = await makeBooking({ area: undefined });
  const stored = await findBooking(String(booking._id));
  assert.equal(JSON.stringify(stored), JSON.stringify(booking));
  assert.deepEqual([stored && 'area' in stored, stored?.fee, stored?.paid], [false, null, null]);
});

test('inserting a booking accepts an empty list of quarter hours', async () => {
  const claim = { workerId: 'a'.repeat(24), bookingId: 'b'.repeat(24), cells: [] };
  assert.equal(await inTransaction((tx) => reserveCells(claim, tx)), true);
});
