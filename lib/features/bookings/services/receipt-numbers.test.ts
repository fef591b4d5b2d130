import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markPaidContract } from '#lib/features/bookings/contracts/bookings.ts';
import { setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { toFinancialYear } from '#lib/features/money/rules/receipt-number.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { sendUntilAnswered } from '#e2e/kit/api/send-until-answered.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { useTwoServers } from '#e2e/kit/two-servers.ts';

const { here, other } = useTwoServers();

const JOBS = 4;

test('receipts settled at once on two servers are numbered without gaps, and each job once', async () => {
  const bookable = await makeBookable();
  const worker = await makeSession(bookable.worker);
  const jobs = await Promise.all(
    Array.from({ length: JOBS }, (_job, index) =>
      makeBooking({ bookable, status: 'completed', localDate: dayAhead(-3 - index) }),
    ),
  );
  const ids = jobs.map(({ _id }) => String(_id));
  const settle = (id: string, origin: string, isByPayment: boolean) =>
    sendUntilAnswered({
      ...{ origin, token: worker.token, call: isByPayment ? setPaymentContract : markPaidContract },
      parts: {
        params: { id },
        body: isByPayment ? { step: 'received', method: 'upi', amountPaise: 50_000 } : { method: 'cash' },
      },
    });
  // Both servers settle every job; one of the two is refused and takes no number.
  const answers = await Promise.all(
    ids.flatMap((id, index) => [settle(id, here(), index % 2 === 0), settle(id, other(), index % 2 === 1)]),
  );
  // A busy server may answer 503 after it has settled, and the repeat is then refused.
  assert.deepEqual(
    answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409),
    [],
  );
  const receipts = await Promise.all(ids.map(async (id) => (await findBooking(id))?.receipt));
  assert.deepEqual(
    receipts.map((receipt) => receipt?.number ?? 0).toSorted((one, two) => one - two),
    Array.from({ length: JOBS }, (_job, index) => index + 1),
  );
  assert.deepEqual(new Set(receipts.map((receipt) => receipt?.year)), new Set([toFinancialYear(now())]));
});
