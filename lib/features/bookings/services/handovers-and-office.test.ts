import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import * as acts from '#lib/features/admin/contracts/booking-acts.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { readOfficeBookingContract } from '#lib/features/office/contracts/office.ts';
import { resetClock } from '#lib/platform/time/clock.ts';
import { database, inTransaction, toObjectId } from '#models/connection.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { User } from '#models/people/user.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { giveMoney } from '#e2e/kit/factories/wallets.ts';
import { makeNote } from '#e2e/kit/factories/notes.ts';
import { signInAdmin } from '#e2e/kit/factories/users.ts';
import { proposeHandover } from '#e2e/kit/proposed-handover.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
afterEach(resetClock);

const proposed = () => proposeHandover(url);

test('a page of the office from before the handover can’t charge the new worker', async () => {
  const found = await proposed();
  const { status, startsAt, officeActs = 0 } = await found.read();
  const seen = { status, startsAt: startsAt.toISOString(), acts: officeActs };
  await found.answer(found.worker, true);
  await found.answer(found.customer, true);
  const body = { seen, countsFor: 'worker', fee: 'waived' };
  const stale = await found.act(acts.cancelBookingContract, body);
  assert.equal(expectRefusal(stale, 409).code, 'booking_changed');
});

test('the office’s credit to the former worker can’t be taken back from the new one', async () => {
  const found = await proposed();
  const adjust = (amountPaise: number) =>
    found.act(acts.adjustWalletContract, { side: 'worker', amountPaise });
  expectSuccess(await adjust(20_000), acts.adjustWalletContract);
  await found.answer(found.worker, true);
  await found.answer(found.customer, true);
  await giveMoney(String(found.worker._id), 50_000);
  assert.equal(expectRefusal(await adjust(-20_000), 409).code, 'adjustment_limit');
});

test('after a handover the former worker stays a person of the booking, and the office reads why', async () => {
  const found = await proposed();
  const admin = await signInAdmin({ can: 'lead' });
  const note = await makeNote(String(found.former._id), admin.userId);
  const onBooking = { subject: 'booking', subjectId: toObjectId(found.bookingId), isCase: true };
  await database().collection('notes').updateOne({ _id: note._id }, { $set: onBooking });
  await found.answer(found.worker, true);
  await found.answer(found.customer, true);
  const kept = await database().collection('notes').findOne({ _id: note._id });
  assert.match(
    JSON.stringify(kept),
    new RegExp(`"personIds":\\["${String(found.former._id)}","${String(found.worker._id)}"`),
  );
  const read = () =>
    sendCall({
      ...{ origin: url(), call: readOfficeBookingContract, token: admin.token },
      parts: { params: { id: found.bookingId } },
    });
  assert.match(JSON.stringify((await read()).json), /"isHandover":true,"reason":"He is ill."/);
  const own = await found.call(found.customer, bookings.getBookingContract);
  assert.doesNotMatch(own.text, /He is ill/);
  await User.updateOne({ _id: admin.userId }, { $set: { provedPhone: '9876500013' } });
  await User.updateOne({ _id: found.former._id }, { $set: { provedPhone: '9876500013' } });
  const body = { side: 'customer', amountPaise: 1000 };
  assert.equal(
    expectRefusal(await found.act(acts.adjustWalletContract, body, admin), 403).code,
    'own_booking',
  );
  const leaver = { userId: String(found.former._id), email: found.former.email, phone: null };
  await inTransaction((tx) => eraseAccount(leaver, tx));
  assert.doesNotMatch((await read()).text, /"isHandover":true,"reason":"He is ill."/);
});
