import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import * as acts from '#lib/features/admin/contracts/booking-acts.ts';
import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { readOfficeBookingContract } from '#lib/features/office/contracts/office.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { toCells } from '#lib/platform/time/time-slot.ts';
import { Booking, findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { listReservedCells } from '#models/bookings/booking-claim.ts';
import { listAllAudit } from '#models/platform/audit.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import { dayAhead, makeBookable, makeBooking, openClaim } from '#e2e/kit/factories/bookings.ts';
import { seeBooking } from '#e2e/kit/factories/office-acts.ts';
import { giveMoney } from '#e2e/kit/factories/wallets.ts';
import { makeSession, makeUser, signIn, signInAdmin, type SignedIn } from '#e2e/kit/factories/users.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
afterEach(resetClock);

const reason = 'Agreed with both on the phone.';
const HOUR_MS = 3_600_000;

type Fields = Omit<Parameters<typeof makeBooking>[0] & object, 'customer' | 'bookable'>;

/** A booking three days ahead, accepted long ago, with an admin who looks at it. */
const openOffice = async (fields: Fields = {}) => {
  const [bookable, customer, admin] = [await makeBookable(), await makeUser(), await signIn('admin')];
  const made = { bookable, customer, status: 'accepted', localDate: dayAhead(3), ...fields } as const;
  const { _id } = await makeBooking(made);
  const bookingId = String(_id);
  const read = async (): Promise<BookingRecord> => {
    const booking = await findBooking(bookingId);
    assert.ok(booking);
    return booking;
  };
  const send = async (call: SentCall['call'], body: object, who: SignedIn = admin) =>
    sendCall({
      ...{ origin: url(), call, token: who.token },
      parts: { params: { id: bookingId }, body: { seen: seeBooking(await read()), reason, ...body } },
    });
  return { bookingId, customer, worker: bookable.worker, admin, read, send };
};

const shift = (instant: Date, hours: number): string =>
  new Date(instant.getTime() + hours * HOUR_MS).toISOString();

const cells = ({ workerId, startsAt, endsAt }: BookingRecord): Promise<number[]> => {
  const own = toCells({ startsAt, endsAt });
  const [from = 0] = own;
  return listReservedCells({ workerId: String(workerId), from, to: from + own.length });
};

const cancel = { countsFor: 'nobody', fee: 'waived' };

const endings = [
  ['the customer with the fee', { countsFor: 'customer', fee: 'due' }, 'customer', 100],
  ['the customer without the fee', { countsFor: 'customer', fee: 'waived' }, 'customer', null],
  ['the worker', { countsFor: 'worker', fee: 'waived' }, 'worker', null],
  ['neither side', cancel, null, null],
] as const;

for (const [name, body, blame, percent] of endings)
  test(`the office cancels a late booking against ${name}`, async () => {
    const { send, read, customer, worker, admin, bookingId } = await openOffice();
    const { startsAt, pricePaise } = await read();
    setClock(new Date(startsAt.getTime() - HOUR_MS));
    const again = await makeSession(await requireUser(admin.userId));
    const sent = body.fee === 'due' ? { ...body, feePaise: pricePaise } : body;
    expectSuccess(await send(acts.cancelBookingContract, sent, again), acts.cancelBookingContract);
    const after = await read();
    assert.deepEqual([after.status, after.blame, after.fee?.percent ?? null], ['cancelled', blame, percent]);
    assert.deepEqual(await cells(after), [], 'the worker’s time is free again');
    for (const one of [customer, worker])
      assert.ok((await readNews(one)).includes('office_cancelled'), 'both are told');
    await checkBooks([customer, worker].map(({ _id }) => String(_id)));
    const [entry] = (await listAllAudit({ subjectId: bookingId, before: null, limit: 1 })).items;
    assert.deepEqual([entry?.act, entry?.note], ['booking.cancelled', reason]);
  });

const requireUser = async (userId: string): Promise<UserRecord> => {
  const user = await findUser(userId);
  assert.ok(user);
  return user;
};

test('the office can’t charge another fee than its page showed, or charge for a worker’s fault', async () => {
  const { send, read } = await openOffice();
  const wrong = await send(acts.cancelBookingContract, { countsFor: 'customer', fee: 'due', feePaise: 1 });
  assert.equal(expectRefusal(wrong, 409).code, 'price_changed');
  const unfair = await send(acts.cancelBookingContract, { countsFor: 'worker', fee: 'due', feePaise: 0 });
  expectRefusal(unfair, 400);
  assert.equal((await read()).status, 'accepted');
});

test('a move claims the new time, frees the old one, keeps the price and tells both', async () => {
  const { send, read, customer, worker } = await openOffice();
  const before = await read();
  expectSuccess(
    await send(acts.moveBookingContract, { startsAt: shift(before.startsAt, 24) }),
    acts.moveBookingContract,
  );
  const after = await read();
  assert.equal(after.startsAt.toISOString(), shift(before.startsAt, 24));
  assert.equal(after.pricePaise, before.pricePaise);
  assert.deepEqual([(await cells(before)).length, (await cells(after)).length > 0], [0, true]);
  for (const one of [customer, worker]) assert.ok((await readNews(one)).includes('office_moved'));
  const { mover, movedTo, reason: said } = after.history.at(-1) ?? {};
  assert.deepEqual([mover, movedTo, said], ['admin', after.startsAt, reason], 'and both read why');
});

test('a move is refused where the worker has another booking', async () => {
  const { send, read, worker } = await openOffice();
  const { startsAt } = await read();
  const { job } = await makeBookable();
  await makeBooking({ bookable: { worker, job }, status: 'accepted', localDate: dayAhead(4) });
  const taken = await send(acts.moveBookingContract, { startsAt: shift(startsAt, 24) });
  assert.equal(expectRefusal(taken, 409).code, 'slot_taken');
});

test('cancelling a time that the office chose costs the customer nothing until the worker sets out', async () => {
  const { send, read, customer, bookingId } = await openOffice();
  const { startsAt } = await read();
  await send(acts.moveBookingContract, { startsAt: shift(startsAt, -24) });
  const moved = await read();
  setClock(new Date(moved.startsAt.getTime() - HOUR_MS));
  const who = await makeSession(customer);
  const cost = async () => {
    const call = bookings.getCancellationContract;
    const answer = await sendCall({
      ...{ origin: url(), call, token: who.token, parts: { params: { id: bookingId } } },
    });
    expectSuccess(answer, call);
    return z.looseObject(call.reply.shape).parse(answer.json).data.feePaise;
  };
  assert.equal(await cost(), 0);
  await Booking.updateOne({ _id: bookingId }, { $set: { status: 'on_the_way' } });
  assert.equal(await cost(), moved.pricePaise);
});

test('a request that the office moved keeps the reason, and stays free to cancel once it is accepted', async () => {
  const { send, read, customer, worker, bookingId } = await openOffice({ status: 'pending' });
  const { startsAt } = await read();
  await send(acts.moveBookingContract, { startsAt: shift(startsAt, -24) });
  const moved = await read();
  assert.equal(moved.history.at(-1)?.reason, reason);
  const yes = { params: { id: bookingId }, body: { status: 'accepted' } };
  const { token } = await makeSession(worker);
  const call = bookings.setBookingStatusContract;
  expectSuccess(await sendCall({ origin: url(), call, token, parts: yes }), call);
  setClock(new Date(now().getTime() + 11 * 60_000));
  const cost = await sendCall({
    ...{ origin: url(), call: bookings.getCancellationContract, token: (await makeSession(customer)).token },
    parts: { params: { id: bookingId } },
  });
  expectSuccess(cost, bookings.getCancellationContract);
  assert.match(cost.text, /"feePaise":0/);
});

test('a waived price can’t be claimed again', async () => {
  const { send, read, customer, worker, bookingId } = await openOffice({ status: 'completed' });
  const { pricePaise } = await read();
  const wrong = await send(acts.waiveDueContract, { amountPaise: pricePaise - 1 });
  assert.equal(expectRefusal(wrong, 409).code, 'booking_changed');
  expectSuccess(await send(acts.waiveDueContract, { amountPaise: pricePaise }), acts.waiveDueContract);
  const again = await send(acts.waiveDueContract, { amountPaise: pricePaise });
  assert.equal(expectRefusal(again, 409).code, 'nothing_owed');
  const who = await makeSession(worker);
  const call = bookings.markPaidContract;
  const parts = { params: { id: bookingId }, body: { method: 'cash' } };
  const paid = await sendCall({ origin: url(), call, token: who.token, parts });
  assert.equal(expectRefusal(paid, 409).code, 'nothing_owed');
  for (const one of [customer, worker]) assert.ok((await readNews(one)).includes('price_waived_by_office'));
});

test('a due price isn’t waived while a claim about the job is undecided', async () => {
  const claim = { ...openClaim('worker'), state: 'contested', from: 'completed' } as const;
  const { send, read } = await openOffice({ status: 'completed', noShow: claim });
  const { pricePaise } = await read();
  const refused = await send(acts.waiveDueContract, { amountPaise: pricePaise });
  assert.equal(expectRefusal(refused, 409).code, 'illegal_move');
});

test('credit stays within the admin’s limit, and only what was given and is left can be taken back', async () => {
  const { send, customer, worker, bookingId } = await openOffice();
  const adjust = (amountPaise: number, who?: SignedIn) =>
    send(acts.adjustWalletContract, { side: 'customer', amountPaise }, who);
  const agent = await signInAdmin({ can: 'agent' });
  await giveMoney(String(customer._id), 5000);
  assert.equal(expectRefusal(await adjust(50_001, agent), 409).code, 'adjustment_limit');
  expectSuccess(await adjust(30_000, agent), acts.adjustWalletContract);
  assert.equal(expectRefusal(await adjust(20_001, agent), 409).code, 'adjustment_limit');
  assert.equal(expectRefusal(await adjust(-30_001), 409).code, 'adjustment_limit');
  expectSuccess(await adjust(-10_000), acts.adjustWalletContract);
  assert.equal((await requireUser(String(customer._id))).walletPaise, 25_000);
  assert.deepEqual((await findBooking(bookingId))?.adjustments, { customer: 20_000, worker: 0 });
  assert.deepEqual(
    (await readNews(customer)).filter((news) => news.startsWith('adjusted')),
    ['adjusted_up', 'adjusted_down'],
  );
  await checkBooks([customer, worker].map(({ _id }) => String(_id)));
});

test('an agent gives no credit over an open request, and no more than ₹2,000 in a day', async () => {
  const agent = await signInAdmin({ can: 'agent' });
  const adjust = async (fields: Fields, amountPaise = 50_000) => {
    const { send } = await openOffice({ pricePaise: 50_000, ...fields });
    return send(acts.adjustWalletContract, { side: 'worker', amountPaise }, agent);
  };
  for (const status of ['pending', 'rejected', 'expired'] as const)
    assert.equal(expectRefusal(await adjust({ status }), 409).code, 'adjustment_limit');
  for (let booking = 0; booking < 4; booking += 1) expectSuccess(await adjust({}), acts.adjustWalletContract);
  assert.equal(expectRefusal(await adjust({}, 1), 409).code, 'adjustment_limit');
});

test('two admins at once, or two taps, change a booking once', async () => {
  const { send, read, bookingId, customer } = await openOffice();
  const body = { side: 'customer', amountPaise: 1000, seen: seeBooking(await read()) };
  const other = await signIn('admin');
  const answers = await Promise.all(
    [undefined, undefined, other].map((who) => send(acts.adjustWalletContract, body, who)),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, two) => one - two),
    [200, 409, 409],
  );
  assert.equal((await requireUser(String(customer._id))).walletPaise, 1000);
  assert.equal((await findBooking(bookingId))?.officeActs, 1);
});

test('an admin can’t cancel past the office’s rules by the call of customers and workers', async () => {
  const { admin, read, bookingId } = await openOffice();
  const sent = await sendCall({
    ...{ origin: url(), call: bookings.setBookingStatusContract, token: admin.token },
    parts: { params: { id: bookingId }, body: { status: 'cancelled', reason } },
  });
  assert.equal(expectRefusal(sent, 403).code, 'forbidden');
  assert.equal((await read()).status, 'accepted');
});

test('an admin is refused on their own booking, also under another account', async () => {
  const { send, read, customer, bookingId } = await openOffice();
  const { email } = await requireUser(String(customer._id));
  assert.ok(email);
  const admin = await signInAdmin({ email: email.replace('@', '+office@') });
  const seen = seeBooking(await read());
  const calls: [SentCall['call'], object][] = [
    [acts.cancelBookingContract, { ...cancel, seen }],
    [acts.moveBookingContract, { startsAt: shift((await read()).startsAt, 24) }],
    [acts.waiveDueContract, { amountPaise: 100 }],
    [acts.adjustWalletContract, { side: 'customer', amountPaise: 1000 }],
  ];
  for (const [call, body] of calls)
    assert.equal(expectRefusal(await send(call, body, admin), 403).code, 'own_booking');
  const sent = (call: SentCall['call'], body: object) =>
    sendCall({ origin: url(), call, token: admin.token, parts: { params: { id: bookingId }, body } });
  const claim = await sent(decideNoShowContract, { upheld: false, reason });
  assert.equal(expectRefusal(claim, 403).code, 'own_booking');
  const call = readOfficeBookingContract;
  const page = await sendCall({
    ...{ origin: url(), call, token: admin.token, parts: { params: { id: bookingId } } },
  });
  assert.equal(z.looseObject(call.reply.shape).parse(page.json).data.acts.isOwn, true);
});
