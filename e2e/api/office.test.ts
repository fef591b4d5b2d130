import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { setRightContract } from '#lib/features/admin/contracts/moderation.ts';
import { listCandidatesContract } from '#lib/features/office/contracts/candidates.ts';
import * as office from '#lib/features/office/contracts/office.ts';
import { now } from '#lib/platform/time/clock.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { dayAhead, makeBookable, makeBooking, openClaim } from '#e2e/kit/factories/bookings.ts';
import { makeHeardCase } from '#e2e/kit/factories/cases.ts';
import { makeDocuments } from '#e2e/kit/factories/papers.ts';
import { makeAppeal, makeReturnNote } from '#e2e/kit/factories/pauses.ts';
import { makeReport } from '#e2e/kit/factories/reports.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeTopUp } from '#e2e/kit/factories/top-ups.ts';
import { makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { assertEach, atLeastOne } from '#e2e/kit/assert-each.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const send = (call: SentCall['call'], parts: SentCall['parts'], token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const toId = ({ _id }: { _id: unknown }): string => String(_id);
const items = z.looseObject({
  data: z.array(z.looseObject({ _id: z.string(), topic: z.string(), quote: z.string() })),
});

test('each queue holds its own items and none of another queue', async () => {
  const admin = await signIn('admin');
  const [customer, worker] = [await makeUser(), await makeUser({ role: 'worker' })];
  const noShow = { ...openClaim('customer'), state: 'contested' as const, answerBy: null };
  const claim = await makeBooking({ status: 'no_show', noShow });
  const booking = await makeBooking({});
  const late = await makeBooking({ status: 'arrived', localDate: dayAhead(-1) });
  const left = { reporterId: toId(worker), subjectId: toId(customer) };
  const made: Record<office.QueueName, string> = {
    safety: toId(await makeReport({ ...left, urgentBy: now() })),
    papers: toId(await makeDocuments(worker)),
    verification: toId(worker),
    overdue: toId(late),
    reports: toId(await makeReport({ reporterId: toId(customer), subjectId: toId(worker) })),
    complaints: toId(await makeTicket({ authorId: toId(customer), bookingId: booking._id })),
    claims: toId(claim),
    cases: toId(await makeHeardCase(await makeBooking({}), 'customer')),
    appeals: toId(await makeAppeal(customer)),
    returns: await makeReturnNote(customer),
    topUps: toId(await makeTopUp(toId(worker))),
    letters: toId(await makeTicket({ authorId: null, name: 'A guest' })),
    feedback: toId(await makeTicket({ authorId: null, kind: 'feedback', category: 'app' })),
  };
  // The ticket filed by a contested claim is decided with the claim.
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
  const shown = await listAudit('queue.claims');
  assert.deepEqual(
    shown.map(({ actorId }) => actorId),
    [admin.userId],
  );
});

test('a search finds people by name, phone, address, id and report or ticket number, and bookings by number and id; the audit keeps no search text', async () => {
  const admin = await signIn('admin');
  const person = await makeUser({ name: 'Zarina Bano', phone: '9000011122', email: 'zarina@example.test' });
  const booking = await makeBooking({});
  const found = async (q: string) => {
    const answer = await send(office.searchOfficeContract, { query: { q } }, admin.token);
    expectSuccess(answer, office.searchOfficeContract);
    const { data } = office.searchOfficeContract.reply.loose().parse(answer.json);
    return [...data.people, ...data.bookings].map(toId);
  };
  for (const q of ['zarina', 'ZARINA B', '90000111', 'Zarina@', toId(person)])
    assert.deepEqual(await found(q), [toId(person)], q);
  for (const q of [booking.number.toLowerCase(), toId(booking)])
    assert.deepEqual(await found(q), [toId(booking)], q);
  const other = await makeUser();
  const report = await makeReport({ reporterId: toId(other), subjectId: toId(person) });
  assert.deepEqual(await found(report.number.toLowerCase()), [toId(person), toId(other)]);
  const letter = await makeTicket({ authorId: toId(other) });
  assert.deepEqual(await found(letter.number), [toId(other)]);
  assert.deepEqual(await found('.*'), []);
  const [last] = await listAudit('office');
  assert.deepEqual(last?.details, { shown: [] });
});

test('a search finds a name in all five scripts and despite a typo, and a number by any part', async () => {
  const admin = await signIn('admin');
  const names = ['सुरेश कुमार', 'Suresh Kumar', 'ಸುರೇಶ್ ಕುಮಾರ್', 'சுரேஷ் குமார்', 'సురేష్ కుమార్'];
  const made = [];
  for (const name of names) made.push(toId(await makeUser({ name, phone: '9345671208' })));
  const stranger = toId(await makeUser({ name: 'Ramesh Kumar' }));
  const found = async (q: string) => {
    const answer = await send(office.searchOfficeContract, { query: { q } }, admin.token);
    expectSuccess(answer, office.searchOfficeContract);
    return office.searchOfficeContract.reply.loose().parse(answer.json).data.people.map(toId);
  };
  for (const q of [
    'suresh',
    ...names,
    'sursh kumar',
    'Kumar Suresh',
    'sureshh',
    '4567120',
    '1208',
    '+91 93456 71208',
  ]) {
    const ids = await found(q);
    assert.deepEqual(
      made.filter((id) => !ids.includes(id)),
      [],
      q,
    );
    assert.ok(!ids.includes(stranger), q);
  }
  assert.deepEqual(await found('77777'), []);
});

test('a lead sees why a person cannot become an admin before asking', async () => {
  const lead = await signIn('admin');
  const [free, booked] = [
    await makeUser({ name: 'Quentin Free' }),
    await makeUser({ name: 'Quentin Booked' }),
  ];
  await makeBooking({ customer: booked, status: 'accepted' });
  const worker = await makeUser({ name: 'Quentin Worker', role: 'worker' });
  const unproved = await makeUser({ name: 'Quentin Unproved', emailProvedAt: undefined });
  const paused = await makeUser({ name: 'Quentin Paused', suspendedAt: new Date() });
  const answer = await send(listCandidatesContract, { query: { q: 'quentin' } }, lead.token);
  expectSuccess(answer, listCandidatesContract);
  const { data } = listCandidatesContract.reply.loose().parse(answer.json);
  const told = new Map(data.map(({ _id, refusal }) => [_id, refusal]));
  const expected = [
    [free, null],
    [booked, 'open_booking'],
    [worker, 'other_role'],
    [unproved, 'no_proved_email'],
    [paused, 'paused'],
  ] as const;
  for (const [person, refusal] of expected) {
    assert.equal(told.get(toId(person)), refusal);
    const parts = { params: { id: toId(person) }, body: { can: 'reader', reason: 'Works with us.' } };
    const { status } = await send(setRightContract, parts, lead.token);
    assert.equal(status, refusal === null ? 200 : 409);
  }
});

test('the office sees a person’s dealings, complaints and reports, and each read is audited', async () => {
  const admin = await signIn('admin');
  const bookable = await makeBookable();
  const customer = await makeUser();
  const booking = await makeBooking({ bookable, customer });
  await makeReport({ reporterId: toId(customer), subjectId: toId(bookable.worker) });
  await makeTicket({ authorId: toId(customer), bookingId: booking._id });
  const read = async (id: string) => {
    const answer = await send(office.readPersonContract, { params: { id } }, admin.token);
    expectSuccess(answer, office.readPersonContract);
    return office.readPersonContract.reply.loose().parse(answer.json).data;
  };
  const [one, other] = [await read(toId(customer)), await read(toId(bookable.worker))];
  assert.deepEqual(
    [one.bookings.map(toId), one.tickets.length, one.reportsBy.length, one.reportsAbout.length],
    [[toId(booking)], 1, 1, 0],
  );
  assert.deepEqual([other.bookings.map(toId), other.reportsAbout.length], [[toId(booking)], 1]);
  assert.deepEqual(
    (await listAudit(toId(customer))).map(({ act, actorId }) => [act, actorId]),
    [['user.read', admin.userId]],
  );
});

test('the office sees a booking’s history, money, complaints and reports, but neither street nor phone', async () => {
  const admin = await signIn('admin');
  const booking = await makeBooking({ status: 'completed' });
  await makeReport({ reporterId: String(booking.customerId), subjectId: String(booking.workerId) });
  const parts = { params: { id: toId(booking) } };
  const answer = await send(office.readOfficeBookingContract, parts, admin.token);
  expectSuccess(answer, office.readOfficeBookingContract);
  const { data } = office.readOfficeBookingContract.reply.loose().parse(answer.json);
  assert.deepEqual(
    [data.booking.number, data.reports.length, data.history.length > 0],
    [booking.number, 1, true],
  );
  const { street = '', floor = '', landMark = '' } = booking.address;
  for (const secret of atLeastOne([street, floor, landMark, booking.contact?.phone ?? ''].filter(Boolean)))
    assert.ok(!answer.text.includes(secret));
  const customer = await signIn('customer');
  expectRefusal(await send(office.readOfficeBookingContract, parts, customer.token), 403);
});

test('today’s figures count bookings, new people and pending items', async () => {
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
