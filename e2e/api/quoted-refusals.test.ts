import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkContract } from '#lib/features/accounts/contracts/accounts.ts';
import { createBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { errorReply } from '#lib/platform/contract/envelope.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { bookingBodyFor, dayAhead, makeBookable } from '#e2e/kit/factories/bookings.ts';
import { expiredToken, signIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { textsOfApi } from '#e2e/kit/quoted-texts.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const textsIn = (json: unknown): string[] => {
  const { error, errors = [] } = errorReply.parse(json);
  return [error, ...errors.map(({ message }) => message)];
};

const slot = (start: string, end: string) => ({ timeSlot: { start, end, label: '' } });

const bookings: Record<string, object> = {
  'Worker ID must be exactly 24 characters': { workerId: 'abc' },
  'Service ID must be exactly 24 characters': { serviceId: 'abc' },
  'Service type must be at least 2 characters': { serviceName: 'x' },
  'Please select a date': { scheduledAt: null },
  'Booking date must be in the future': { scheduledAt: `${dayAhead(-1)}T06:00:00Z` },
  'Please select time slot': { timeSlot: null },
  'Invalid start time format (HH:MM AM/PM)': slot('10:00', '12:00 PM'),
  'Invalid end time format (HH:MM AM/PM)': slot('10:00 AM', '12:00'),
  'Time must be between 6AM–8PM and end time must be after start': slot('10:00 AM', '09:00 AM'),
  'Maximum booking duration is 16 hours': slot('12:00 AM', '11:00 PM'),
};

const refuseBooking = async (change: object) => {
  const { token } = await signIn('customer');
  const body = { ...bookingBodyFor(await makeBookable()), ...change };
  return sendCall({ origin: url(), call: createBookingContract, token, parts: { body } });
};

const others: Record<string, () => ReturnType<typeof refuseBooking>> = {
  'Message text cannot be empty': async () => {
    const { token } = await signIn('customer');
    const parts = { params: { id: String((await makeWorker())._id) }, body: { text: ' ' } };
    return sendCall({ origin: url(), call: sendMessageContract, token, parts });
  },
  'jwt expired': async () =>
    sendCall({ origin: url(), call: checkContract, token: await expiredToken(), parts: {} }),
};

describe('specified texts returned only by the API', () => {
  test('are all tested here', () => {
    const tried = new Set([...Object.keys(bookings), ...Object.keys(others)]);
    assert.deepEqual(
      [...textsOfApi.keys()].filter((text) => !tried.has(text)),
      [],
    );
  });

  for (const [text, change] of Object.entries(bookings))
    test(`a booking is refused with “${text}”`, async () => {
      const { json } = await refuseBooking(change);
      assert.ok(textsIn(json).includes(text), textsIn(json).join(' · '));
    });

  for (const [text, refuse] of Object.entries(others))
    test(`a call is refused with “${text}”`, async () => {
      const { json } = await refuse();
      assert.ok(textsIn(json).includes(text), textsIn(json).join(' · '));
    });
});
