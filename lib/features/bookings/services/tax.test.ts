import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markPaidContract } from '#lib/features/bookings/contracts/bookings.ts';
import { readStatement } from '#lib/features/money/services/read-statement.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { dayAhead, makeBookable, makeBooking, makeExtra } from '#e2e/kit/factories/bookings.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const TAX_RULES = JSON.stringify([{ name: 'GST', percent: 18, owedBy: 'operator' }]);
const { url } = useTestServer({ env: { TAX_RULES } });
const { send } = bookingClient(url);

test('a receipt and both statements state the tax in what was paid, with the extras', async () => {
  const bookable = await makeBookable();
  const worker = await makeSession(bookable.worker);
  const extras = [makeExtra({ amountPaise: 9000, state: 'accepted' })];
  const booking = await makeBooking({ bookable, status: 'completed', localDate: dayAhead(-1), extras });
  const params = { id: String(booking._id) };
  const paid = await send(worker, markPaidContract, { params, body: { method: 'cash' } });
  expectSuccess(paid, markPaidContract);
  assert.deepEqual(viewIn(paid).tax, { name: 'GST', percent: 18, owedBy: 'operator', taxPaise: 9000 });
  const today = toIndiaDay(now());
  for (const userId of [worker.userId, String(booking.customerId)]) {
    const { data } = await readStatement({
      actor: makeActor({ userId }),
      query: { from: today, to: today },
    });
    assert.equal(data.sums.taxPaise, 9000);
  }
});
