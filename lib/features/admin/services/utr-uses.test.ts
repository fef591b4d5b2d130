import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { decideCaseContract, type UtrUseView } from '#lib/features/admin/contracts/cases.ts';
import { answerCaseContract } from '#lib/features/bookings/contracts/cases.ts';
import { setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { lastSaidAt } from '#lib/features/bookings/rules/booking-payment.ts';
import { readOfficeBookingContract, type OfficeBooking } from '#lib/features/office/contracts/office.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { closeBookings } from '#lib/features/bookings/services/close-bookings.ts';
import { resetClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { database } from '#models/connection.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { caseDesk, casesIn, makeDisputedJobs, type DisputedJob } from '#e2e/kit/disputed-job.ts';
import { signInAdmin, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
afterEach(resetClock);
const { send } = bookingClient(url);
const [makeJob, desk] = [makeDisputedJobs(url), caseDesk(url)];

const PRICE_PAISE = 50_000;
const upi = { method: 'upi', amountPaise: PRICE_PAISE } as const;

const say = async ({ params, ...people }: DisputedJob, side: 'customer' | 'worker', body: object) =>
  expectSuccess(await send(people[side], setPaymentContract, { params, body }), setPaymentContract);

const sayPaid = (job: DisputedJob, utr: string) => say(job, 'customer', { step: 'paid', ...upi, utr });
const receive = (job: DisputedJob) => say(job, 'worker', { step: 'received', ...upi });

const deny = async (job: DisputedJob): Promise<void> => {
  const { payment } = (await findBooking(job.params.id)) ?? {};
  assert.ok(payment);
  await say(job, 'worker', { step: 'not_received', saidAt: lastSaidAt(payment).toISOString() });
};

/** The UTRs that an admin reads of in the case that a side has opened. */
const readUses = async (job: DisputedJob, by: 'customer' | 'worker'): Promise<UtrUseView[]> => {
  const one = (await job.read(by)).cases.find((opened) => opened.by === by);
  assert.ok(one);
  return (await desk.read(await signInAdmin(), one._id)).utrUses;
};

const open = async (job: DisputedJob, by: 'customer' | 'worker', reason: string): Promise<void> => {
  assert.ok(casesIn(await job.open(by, { reason })).cases.length > 0);
};

const countSettled = ({ booking }: DisputedJob): Promise<number> =>
  database()
    .collection('ledger')
    .countDocuments({ event: `job:${String(booking._id)}:settled` });

const listNumbers = (uses: readonly UtrUseView[]): string[] => uses.map(({ booking }) => booking.number);

test('a liar’s UTR of another customer settles nothing, and the office reads both bookings once it is denied', async () => {
  const [honest, lying] = [await makeJob(), await makeJob()];
  await sayPaid(honest, '111156789012');
  await receive(honest);
  await sayPaid(lying, '१११1 5678-9012');
  await open(lying, 'customer', 'damaged');
  assert.equal(await countSettled(lying), 0);
  assert.deepEqual(await readUses(lying, 'customer'), [], 'no one says yet that it did not arrive');
  await deny(lying);
  await open(lying, 'worker', 'payment');
  const uses = await readUses(lying, 'worker');
  const shared = { utr: '111156789012', about: 'price', by: 'customer', amountPaise: PRICE_PAISE };
  assert.deepEqual(
    uses.map(({ at, ...use }) => use),
    [honest, lying].map(({ booking: { _id, number } }) => ({
      ...shared,
      booking: { _id: String(_id), number },
    })),
  );
  assert.ok(String(uses[0]?.at) < String(uses[1]?.at), 'the one that came first comes first');
  assert.deepEqual(await readUses(lying, 'customer'), uses);
  const { number } = honest.booking;
  for (const side of ['customer', 'worker'] as const)
    assert.ok(!JSON.stringify(await lying.read(side)).includes(number), 'neither side learns of the other');
  assert.equal(await countSettled(lying), 0);
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(lying.customer, deleteAccountContract, { body }), deleteAccountContract);
  const left = await readUses(lying, 'worker');
  assert.deepEqual([listNumbers(left), left[0]?.utr], [listNumbers(uses), null], 'leaving hides nothing');
});

test('a worker who denies a payment cannot use up the UTR of an honest customer either', async () => {
  const [honest, later] = [await makeJob(), await makeJob()];
  await sayPaid(honest, '222256789012');
  await sayPaid(later, '222256789012');
  await deny(honest);
  await open(honest, 'worker', 'payment');
  assert.deepEqual(listNumbers(await readUses(honest, 'worker')), [
    honest.booking.number,
    later.booking.number,
  ]);
  assert.equal((await findBooking(honest.params.id))?.payment?.isRepeated, undefined);
});

test('one payment for two jobs of a customer blames no one, as long as their workers got it', async () => {
  const [one, two] = [await makeJob(), await makeJob()];
  for (const job of [one, two]) await sayPaid(job, '3333 5678 9012');
  for (const job of [one, two]) await receive(job);
  assert.deepEqual([await countSettled(one), await countSettled(two)], [2, 2]);
  await open(two, 'customer', 'damaged');
  assert.deepEqual(await readUses(two, 'customer'), []);
});

test('a corrected UTR is no second use, and one that others gave at once is listed once for each', async () => {
  const jobs = [await makeJob(), await makeJob(), await makeJob()] as const;
  await Promise.all(jobs.map((job) => sayPaid(job, '444456789012')));
  const [first] = jobs;
  await sayPaid(first, '555556789012');
  await sayPaid(first, '444456789012');
  await deny(first);
  await open(first, 'worker', 'payment');
  const uses = await readUses(first, 'worker');
  assert.deepEqual(listNumbers(uses).toSorted(), jobs.map(({ booking }) => booking.number).toSorted());
  assert.deepEqual([...new Set(uses.map(({ utr }) => utr))], ['444456789012']);
  const marks = await Promise.all(jobs.map(async ({ params }) => (await findBooking(params.id))?.payment));
  assert.equal(marks.filter((payment) => payment?.isRepeated).length, 2);
});

const readPage = async ({ params }: DisputedJob): Promise<OfficeBooking> => {
  const answer = await send(await signInAdmin(), readOfficeBookingContract, { params });
  expectSuccess(answer, readOfficeBookingContract);
  return z.object({ data: z.custom<OfficeBooking>() }).parse(answer.json).data;
};

test('the office’s page of a booking lists its cases and its refund, also one with the customer’s own UTR', async () => {
  const job = await makeJob();
  await sayPaid(job, '666656789012');
  await receive(job);
  await open(job, 'customer', 'damaged');
  const opened = await readPage(job);
  assert.deepEqual(
    [opened.cases.map(({ by, state, isWaiting }) => [by, state, isWaiting]), opened.refund],
    [[['customer', 'open', false]], null],
  );
  expectSuccess(await job.answer('worker'), answerCaseContract);
  const [one] = (await readPage(job)).cases;
  assert.ok(one?.isWaiting);
  const decided = await desk.decide(await signInAdmin(), one._id, 20_000, { remedy: 'refund' });
  expectSuccess(decided, decideCaseContract);
  job.goOn(8 * 24);
  await closeBookings();
  const refund = { about: 'refund', amountPaise: 20_000 };
  await say(job, 'worker', { step: 'paid', ...refund, method: 'upi', utr: '6666 5678 9012' });
  const said = await readPage(job);
  assert.deepEqual(
    [said.cases[0]?.state, said.cases[0]?.isWaiting, said.refund?.state, said.refund?.amountPaise],
    ['closed', false, 'said', 20_000],
  );
  assert.deepEqual(said.utrUses, []);
  await say(job, 'customer', { step: 'not_received', about: 'refund' });
  const denied = await readPage(job);
  assert.deepEqual(
    [denied.refund?.state, denied.utrUses.map(({ about, by }) => [about, by])],
    [
      'denied',
      [
        ['price', 'customer'],
        ['refund', 'worker'],
      ],
    ],
  );
  await say(job, 'customer', { step: 'waived', ...refund });
  const waived = (await readPage(job)).refund;
  assert.deepEqual([waived?.state, typeof waived?.settledAt], ['waived', 'string']);
});
