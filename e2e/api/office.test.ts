import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import * as office from '#lib/features/office/contracts/office.ts';
import { expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { sendCall, type SentCall } from '#server/testing/api/send-call.ts';
import { auditOf } from '#server/testing/factories/audit.ts';
import { dayAhead, makeBookable, makeBooking, openClaim } from '#server/testing/factories/bookings.ts';
import { makePapers } from '#server/testing/factories/papers.ts';
import { makeAppeal } from '#server/testing/factories/pauses.ts';
import { makeReport } from '#server/testing/factories/reports.ts';
import { makeTicket } from '#server/testing/factories/tickets.ts';
import { makeTopUp } from '#server/testing/factories/top-ups.ts';
import { makeUser, signIn } from '#server/testing/factories/users.ts';
import { assertEach, atLeastOne } from '#server/testing/assert-each.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();

const send = (call: SentCall['call'], parts: SentCall['parts'], token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const idOf = ({ _id }: { _id: unknown }): string => String(_id);
const items = z.looseObject({
  data: z.array(z.looseObject({ _id: z.string(), topic: z.string(), quote: z.string() })),
});

test('each queue holds what waits of its own, and nothing that another one holds', async () => {
  const admin = await signIn('admin');
  const [customer, worker] = [await makeUser(), await makeUser({ role: 'worker' })];
  const noShow = { ...openClaim('customer'), state: 'contested' as const, answerBy: null };
  const claim = await makeBooking({ status: 'no_show', noShow });
  const booking = await makeBooking({});
  const late = await makeBooking({ status: 'arrived', localDate: dayAhead(-1) });
  const made: Record<office.QueueName, string> = {
    papers: idOf(await makePapers(worker)),
    verification: idOf(worker),
    overdue: idOf(late),
    reports: idOf(await makeReport({ reporterId: idOf(customer), subjectId: idOf(worker) })),
    complaints: idOf(await makeTicket({ authorId: idOf(customer), bookingId: booking._id })),
    claims: idOf(claim),
    appeals: idOf(await makeAppeal(customer)),
    topUps: idOf(await makeTopUp(idOf(worker))),
    letters: idOf(await makeTicket({ authorId: null, name: 'A guest' })),
    feedback: idOf(await makeTicket({ authorId: null, kind: 'feedback', category: 'app' })),
  };
  // The ticket that a contradicted claim files is decided with the claim.
  await makeTicket({ authorId: null, bookingId: claim._id });
  for (const queue of office.queueName.options) {
    const answer = await send(office.readQueueContract, { params: { queue } }, admin.token);
    expectSuccess(answer, office.readQueueContract);
    const ids = items.parse(answer.json).data.map(({ _id }) => _id);
    assert.ok(ids.includes(made[queue]), queue);
    const others = Object.values(made).filter((id) => id !== made[queue]);
    if (queue !== 'verification')
      assert.deepEqual(
        ids.filter((id) => others.includes(id)),
        [],
      );
  }
  const answer = await send(office.readQueuesContract, {}, admin.token);
  expectSuccess(answer, office.readQueuesContract);
  const { data } = office.readQueuesContract.reply.loose().parse(answer.json);
  assertEach(data, ({ waiting, oldest }) => waiting > 0 && oldest !== null);
  const shown = await auditOf('queue.claims');
  assert.deepEqual(
    shown.map(({ actorId }) => actorId),
    [admin.userId],
  );
});

test('a search finds people by name, phone, address, id and the number of what they reported or wrote, and bookings by number and id; the audit keeps no words', async () => {
  const admin = await signIn('admin');
  const person = await makeUser({ name: 'Zarina Bano', phone: '9000011122', email: 'zarina@example.test' });
  const booking = await makeBooking({});
  const found = async (q: string) => {
    const answer = await send(office.searchOfficeContract, { query: { q } }, admin.token);
    expectSuccess(answer, office.searchOfficeContract);
    const { data } = office.searchOfficeContract.reply.loose().parse(answer.json);
    return [...data.people, ...data.bookings].map(idOf);
  };
  for (const q of ['zarina', 'ZARINA B', '90000111', 'Zarina@', idOf(person)])
    assert.deepEqual(await found(q), [idOf(person)], q);
  for (const q of [booking.number.toLowerCase(), idOf(booking)])
    assert.deepEqual(await found(q), [idOf(booking)], q);
  const other = await makeUser();
  const report = await makeReport({ reporterId: idOf(other), subjectId: idOf(person) });
  assert.deepEqual(await found(report.number.toLowerCase()), [idOf(person), idOf(other)]);
  const letter = await makeTicket({ authorId: idOf(other) });
  assert.deepEqual(await found(letter.number), [idOf(other)]);
  assert.deepEqual(await found('.*'), []);
  const [last] = await auditOf('office');
  assert.deepEqual(last?.details, { shown: [] });
});

test('of a person the office sees dealings, complaints and reports; whoever looks is written down', async () => {
  const admin = await signIn('admin');
  const bookable = await makeBookable();
  const customer = await makeUser();
  const booking = await makeBooking({ bookable, customer });
  await makeReport({ reporterId: idOf(customer), subjectId: idOf(bookable.worker) });
  await makeTicket({ authorId: idOf(customer), bookingId: booking._id });
  const read = async (id: string) => {
    const answer = await send(office.readPersonContract, { params: { id } }, admin.token);
    expectSuccess(answer, office.readPersonContract);
    return office.readPersonContract.reply.loose().parse(answer.json).data;
  };
  const [one, other] = [await read(idOf(customer)), await read(idOf(bookable.worker))];
  assert.deepEqual(
    [one.bookings.map(idOf), one.tickets.length, one.reportsBy.length, one.reportsAbout.length],
    [[idOf(booking)], 1, 1, 0],
  );
  assert.deepEqual([other.bookings.map(idOf), other.reportsAbout.length], [[idOf(booking)], 1]);
  assert.deepEqual(
    (await auditOf(idOf(customer))).map(({ act, actorId }) => [act, actorId]),
    [['user.read', admin.userId]],
  );
});

test('of a booking the office sees history, money, complaints and reports, and neither street nor phone', async () => {
  const admin = await signIn('admin');
  const booking = await makeBooking({ status: 'completed' });
  await makeReport({ reporterId: String(booking.customerId), subjectId: String(booking.workerId) });
  const parts = { params: { id: idOf(booking) } };
  const answer = await send(office.readOfficeBookingContract, parts, admin.token);
  expectSuccess(answer, office.readOfficeBookingContract);
  const { data } = office.readOfficeBookingContract.reply.loose().parse(answer.json);
  assert.deepEqual(
    [data.booking.number, data.reports.length, data.history.length > 0],
    [booking.number, 1, true],
  );
  const { street = '', landMark = '' } = booking.address;
  for (const secret of atLeastOne([street, landMark, booking.contact?.phone ?? ''].filter(Boolean)))
    assert.ok(!answer.text.includes(secret));
  const customer = await signIn('customer');
  expectRefusal(await send(office.readOfficeBookingContract, parts, customer.token), 403);
});

test("today's figures count bookings, new people and what waits", async () => {
  const admin = await signIn('admin');
  const { localDate } = await makeBooking({});
  const answer = await send(office.readOverviewContract, {}, admin.token);
  expectSuccess(answer, office.readOverviewContract);
  const { data } = office.readOverviewContract.reply.loose().parse(answer.json);
  assert.match(localDate, /^\d{4}-/);
  assert.ok(
    data.newPeople.some(({ userType }) => userType === 'admin') &&
      data.requests > 0 &&
      data.health.servers >= 1,
  );
});
