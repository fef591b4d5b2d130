import { z } from 'zod';
import { decideCaseContract, readCaseContract } from '#lib/features/admin/contracts/cases.ts';
import { caseReasons } from '#lib/features/bookings/contracts/case-terms.ts';
import {
  answerCaseContract,
  appealCaseContract,
  openCaseContract,
} from '#lib/features/bookings/contracts/cases.ts';
import { setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { computeConfirmable } from '#lib/features/bookings/rules/booking-dues.ts';
import { lastSaidAt, type PaymentClaim } from '#lib/features/bookings/rules/booking-payment.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { CaseRecord } from '#models/bookings/case.ts';
import type { Act, Choice } from './acts-of-bookings.ts';
import { agree } from './acts-of-liars.ts';
import { book, oneOf, pay, takeTo } from './book.ts';
import { hire, leaveAs, welcome } from './newcomers.ts';
import { send, sendAtOnce, wait } from './stage.ts';
import type { Person, World } from './world.ts';

/** A booking between two people of the play. */
export type Job = NonNullable<Awaited<ReturnType<typeof agree>>>;
type Side = 'customer' | 'worker';
type Remedy = 'none' | 'credit' | 'refund';

const sides = ['customer', 'worker'] as const;
const remedies = ['refund', 'credit', 'refund', 'none'] as const;
const HOURS = 60;
const DAYS = 24 * HOURS;

const otherOf = (side: Side): Side => (side === 'customer' ? 'worker' : 'customer');
const paramsOf = ({ bookingId }: Job) => ({ id: bookingId });
const words = { text: 'It is not as the other side says.' };

export const bookingOf = ({ seen }: World, { bookingId }: Job) =>
  seen.bookings.find(({ _id }) => String(_id) === bookingId);
const caseOf = ({ seen }: World, { bookingId }: Job, by: Side): CaseRecord | undefined =>
  seen.cases.find((one) => String(one.bookingId) === bookingId && one.by === by);

const opening = (job: Job, by: Side, reason: string) => ({
  ...{ who: job[by], contract: openCaseContract, params: paramsOf(job) },
  body: { reason, ...words },
});
const answering = (job: Job, by: Side) => ({
  ...{ who: job[by], contract: answerCaseContract, params: paramsOf(job), body: words },
});
const appealing = (job: Job, by: Side, { _id }: CaseRecord) => ({
  ...{ who: job[by], contract: appealCaseContract, params: paramsOf(job) },
  body: { caseId: String(_id), ...words },
});

const page = z.looseObject({
  data: z.looseObject({ seen: z.looseObject({}), maxRefundPaise: z.int(), maxCreditPaise: z.int() }),
});
type Page = z.infer<typeof page>['data'];

const readCase = async (world: World, who: Person, { _id }: CaseRecord): Promise<Page | undefined> => {
  const { json } = await send(world, { who, contract: readCaseContract, params: { id: String(_id) } });
  return page.safeParse(json).data?.data;
};

interface Decision {
  remedy: Remedy;
  amountPaise: number;
}

const maxOf = ({ maxRefundPaise, maxCreditPaise }: Page, remedy: Remedy): number =>
  ({ refund: maxRefundPaise, credit: maxCreditPaise, none: 0 })[remedy];

/** All that is possible, or half of it. */
const chooseDecision = (read: Page, remedy: Remedy, number: number): Decision => {
  const maxPaise = maxOf(read, remedy);
  const amountPaise = number % 2 ? Math.ceil(maxPaise / 2) : maxPaise;
  return { remedy: amountPaise === 0 ? 'none' : remedy, amountPaise };
};

const deciding = (who: Person, { _id }: CaseRecord, { seen }: Page, decision: Decision) => ({
  ...{ who, contract: decideCaseContract, params: { id: String(_id) } },
  body: { seen, reason: 'Both were heard.', ...decision },
});

/** An admin reads a case and decides it, sometimes twice or too generously; the other one decides on the same page. */
const decide = async (
  world: World,
  one: CaseRecord,
  { remedy, number }: { remedy: Remedy; number: number },
): Promise<void> => {
  const admins = number % 2 ? [world.admin, world.otherLead] : [world.otherLead, world.admin];
  const read = await readCase(world, admins[0] ?? world.admin, one);
  if (!read) return;
  const decision = chooseDecision(read, remedy, number);
  const tooMuch = { remedy, amountPaise: maxOf(read, remedy) + 100 };
  if (number % 4 === 0) await send(world, deciding(world.admin, one, read, tooMuch));
  for (const who of admins) await send(world, deciding(who, one, read, decision));
  if (number % 3 === 0) await send(world, deciding(world.admin, one, read, decision));
};

interface RefundWord {
  step: 'paid' | 'received' | 'not_received' | 'waived';
  amountPaise?: number;
  utr?: string;
}

/** Names the payer's word as the screen shows it. */
const denyWord = (claim: PaymentClaim | null | undefined) => ({
  step: 'not_received',
  ...(claim && { saidAt: lastSaidAt(claim).toISOString() }),
});

const sayRefund = (world: World, job: Job, by: Side, { step, utr, ...less }: RefundWord) => {
  const refund = bookingOf(world, job)?.refund;
  const { amountPaise = refund?.amountPaise ?? 0 } = less;
  const method = utr === undefined ? 'cash' : 'upi';
  const how = step === 'paid' || step === 'received' ? { method, ...(utr && { utr }) } : {};
  const said = step === 'not_received' ? denyWord(refund?.payment) : { step, ...how, amountPaise };
  const body = { ...said, about: 'refund' };
  return send(world, { who: job[by], contract: setPaymentContract, params: paramsOf(job), body });
};

/** The worker says that a refund was returned; the customer confirms, denies or waives it, and then says another thing. */
const returnRefund = async (world: World, job: Job, { a, b, c }: Choice): Promise<void> => {
  if (a % 3) await sayRefund(world, job, 'worker', { step: 'paid', ...(b % 2 && { utr: newUtr(c) }) });
  const answers = ['received', 'waived', 'not_received', 'received', 'waived'] as const;
  // A worker speaks for the customer, or the customer about less than was decided.
  if (b % 4 === 0) await sayRefund(world, job, 'worker', { step: 'received' });
  if (c % 4 === 0) await sayRefund(world, job, 'customer', { step: 'waived', amountPaise: 100 });
  for (const number of [a, a + 1 + (b % 4)])
    await sayRefund(world, job, 'customer', { step: oneOf(answers, number) ?? 'received' });
};

/** A paid job whose customer's case is decided with a refund that has just become due. */
export const refundDue = async (world: World, choice: Choice): Promise<Job | null> => {
  const job = await agree(world, choice, 'completed');
  if (!job) return null;
  await pay(world, job.bookingId);
  await send(world, opening(job, 'customer', 'damaged'));
  await send(world, answering(job, 'worker'));
  const one = caseOf(world, job, 'customer');
  const read = one && (await readCase(world, world.admin, one));
  if (!one || !read) return null;
  const decision = { remedy: 'refund', amountPaise: read.maxRefundPaise } as const;
  await send(world, deciding(world.admin, one, read, decision));
  await wait(world, 7 * DAYS + 1);
  return bookingOf(world, job)?.refund ? job : null;
};

/** A refund falls due, and its customer confirms or waives it. */
export const refundEnds = async (
  world: World,
  choice: Choice,
  step: 'received' | 'waived',
): Promise<void> => {
  const job = await refundDue(world, choice);
  if (job) await sayRefund(world, job, 'customer', { step });
};

/** A case with everything that its two people and the office may try, up to the return of the money. */
const dispute: Act = async (world, choice) => {
  const { a, b, c } = choice;
  const job = await agree(world, choice, 'completed');
  if (!job) return;
  if (a % 4) await pay(world, job.bookingId);
  const by = sides[b % 3 ? 0 : 1];
  const reason = oneOf(caseReasons, c) ?? 'price';
  await send(world, opening(job, by, reason));
  if (c % 5 === 0) await send(world, opening(job, by, 'price'));
  if (b % 5 === 0) await send(world, opening(job, otherOf(by), 'behaviour'));
  await send(world, answering(job, a % 7 === 0 ? by : otherOf(by)));
  if (a % 7 === 0) await wait(world, c % 2 ? 49 * HOURS : 15 * DAYS);
  const one = caseOf(world, job, by);
  if (!one) return;
  await decide(world, one, { remedy: oneOf(remedies, a + b) ?? 'none', number: c });
  if (c % 3 === 0) {
    await send(world, appealing(job, sides[a % 2] ?? by, one));
    await decide(world, one, { remedy: oneOf(remedies, b) ?? 'none', number: b });
  }
  await wait(world, 7 * DAYS + 1);
  await returnRefund(world, job, choice);
  const other = caseOf(world, job, otherOf(by));
  if (other) await decide(world, other, { remedy: 'refund', number: a });
};

/** Both sides testify while admins decide, all at the same moment; then both appeal, and both admins decide again. */
const testify: Act = async (world, choice) => {
  const { a, b, c } = choice;
  const job = await agree(world, choice, 'completed');
  if (!job) return;
  await pay(world, job.bookingId);
  await send(world, opening(job, 'customer', 'not_done'));
  const one = caseOf(world, job, 'customer');
  const read = one && (await readCase(world, world.admin, one));
  if (!one || !read) return;
  const { admin, otherLead } = world;
  const decideAll = (known: Page) =>
    [admin, otherLead, admin].map((who, index) => {
      const remedy = oneOf(remedies, a + index) ?? 'none';
      return deciding(who, one, known, chooseDecision(known, remedy, b + index));
    });
  await sendAtOnce(world, [
    ...[answering(job, 'worker'), opening(job, 'worker', 'price'), answering(job, 'worker')],
    ...decideAll(read),
  ]);
  const again = await readCase(world, admin, one);
  if (!again) return;
  await sendAtOnce(world, [answering(job, 'customer'), ...decideAll(again)]);
  await sendAtOnce(world, [appealing(job, 'customer', one), appealing(job, 'worker', one)]);
  const last = await readCase(world, otherLead, one);
  if (last) await sendAtOnce(world, decideAll(last));
  if (c % 2) await wait(world, 7 * DAYS + 1);
  await returnRefund(world, job, choice);
};

/** Twelve digits of this moment, so that chance repeats none. */
export const newUtr = (number: number): string =>
  String((now().getTime() + number) % 1_000_000_000_000).padStart(12, '0');

/** The customer says that the price was paid by UPI. */
export const sayPaid = (world: World, job: Job, utr: string) => {
  const booking = bookingOf(world, job);
  const amountPaise = booking ? computeConfirmable(booking) : 0;
  const body = { step: 'paid', method: 'upi', amountPaise, utr };
  return send(world, { who: job.customer, contract: setPaymentContract, params: paramsOf(job), body });
};

/** The worker's answer. */
export const answerPaid = (world: World, job: Job, step: 'received' | 'not_received') => {
  const booking = bookingOf(world, job);
  const amountPaise = booking ? computeConfirmable(booking) : 0;
  const body = step === 'received' ? { step, method: 'upi', amountPaise } : denyWord(booking?.payment);
  return send(world, { who: job.worker, contract: setPaymentContract, params: paramsOf(job), body });
};

/** A worker's case about a payment that never came; the office reads and decides it. */
export const reportUnpaid = async (world: World, job: Job, number: number): Promise<void> => {
  await send(world, opening(job, 'worker', 'payment'));
  const one = caseOf(world, job, 'worker');
  if (!one) return;
  if (number % 3) await send(world, answering(job, 'customer'));
  else await wait(world, 49 * HOURS);
  await decide(world, one, { remedy: oneOf(remedies, number) ?? 'none', number });
};

/** A customer shows a fake payment screen; the worker looks into the bank app, and may report it. */
const fakeScreen: Act = async (world, choice) => {
  const { a, b, c } = choice;
  const job = await agree(world, choice, 'completed');
  if (!job) return;
  await sayPaid(world, job, newUtr(c));
  // The liar corrects the number, or claims to have received it.
  if (b % 2) await sayPaid(world, job, newUtr(c + 1));
  if (b % 3 === 0) await answerPaid(world, { ...job, worker: job.customer }, 'received');
  await answerPaid(world, job, 'not_received');
  if (a % 4) await reportUnpaid(world, job, c);
  if (c % 5 === 0) await answerPaid(world, job, 'received');
};

/** One UTR is given for two jobs, of one customer or of two, and typed with spaces the second time. */
const oneUtr: Act = async (world, choice) => {
  const { a, b, c } = choice;
  const first = await agree(world, choice, 'completed');
  if (!first) return;
  const utr = newUtr(c);
  await sayPaid(world, first, utr);
  if (b % 4) await answerPaid(world, first, 'received');
  const second = await agree(world, { ...choice, a: a % 3 ? a + 1 : a, b: b + 1 }, 'completed');
  if (!second) return;
  await sayPaid(world, second, utr.replace(/(.{4})(.{4})/, '$1 $2 '));
  // Before anyone says that it did not arrive.
  await send(world, opening(second, 'customer', 'damaged'));
  const early = caseOf(world, second, 'customer');
  if (early) await readCase(world, world.admin, early);
  await answerPaid(world, second, c % 3 ? 'not_received' : 'received');
  await reportUnpaid(world, second, a);
  if (early) await readCase(world, world.otherLead, early);
};

/** A new customer and a new worker have a case, in the middle of which one of them deletes the account. */
const leaveMidCase: Act = async (world, { a, b, c }) => {
  const [customer, worker, jobId] = [await welcome(world), await hire(world, true), world.jobIds[0]];
  if (!customer || !jobId) return;
  const time = { daysAhead: 1, startMinutes: 600, minutes: 60 };
  const bookingId = await book(world, { customer, worker, jobId, ...time });
  if (!bookingId) return;
  await takeTo(world, bookingId, 'completed');
  await pay(world, bookingId);
  const job = { bookingId, customer, worker };
  const by = sides[a % 2] ?? 'customer';
  const leaver = job[sides[b % 2] ?? 'worker'];
  const leaveAt = async (step: number): Promise<void> => {
    if (c % 4 === step) await leaveAs(world, leaver);
  };
  await send(world, opening(job, by, 'damaged'));
  await leaveAt(0);
  await send(world, answering(job, otherOf(by)));
  await wait(world, 49 * HOURS);
  await leaveAt(1);
  const one = caseOf(world, job, by);
  if (!one) return;
  await decide(world, one, { remedy: oneOf(remedies, a) ?? 'none', number: b });
  await leaveAt(2);
  for (const side of sides) await send(world, appealing(job, side, one));
  await leaveAt(3);
  await decide(world, one, { remedy: oneOf(remedies, b) ?? 'none', number: a });
  await wait(world, 7 * DAYS + 1);
  await returnRefund(world, job, { a, b, c, goal: 0 });
};

export const actsOfCases = { dispute, testify, fakeScreen, oneUtr, leaveMidCase } satisfies Record<
  string,
  Act
>;
