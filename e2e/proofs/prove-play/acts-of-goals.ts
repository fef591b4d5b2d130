import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { answerNoShowContract } from '#lib/features/bookings/contracts/no-show.ts';
import { setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { computeAmountInPerson } from '#lib/features/bookings/rules/booking-dues.ts';
import { actsOfBookings, isRich, toRequest, type Act, type Choice } from './acts-of-bookings.ts';
import { refundDue, refundEnds } from './acts-of-cases.ts';
import { actsOfDesk } from './acts-of-desk.ts';
import { makeVisitStep } from './acts-of-doors.ts';
import { actsOfPeople, returnAs } from './acts-of-people.ts';
import { answerOffer, book, makeMove, offerTime, pay, suspend, takeTo } from './book.ts';
import { lineKinds, transitions, visitSteps, type LineKind } from './coverage.ts';
import { send, wait } from './stage.ts';
import { idOf, type Person, type World } from './world.ts';

// Acts that lead to rare situations.

/** A booking for tomorrow, taken to a status. */
const jobAt = async (
  world: World,
  choice: Choice,
  status: string,
): Promise<{ bookingId: string; customer: Person; worker: Person } | null> => {
  const request = toRequest(world, choice);
  const bookingId = request && (await book(world, { ...request, daysAhead: 1 }));
  if (!bookingId) return null;
  await takeTo(world, bookingId, status);
  return { bookingId, customer: request.customer, worker: request.worker };
};

/** Takes a booking to the start of a row of the transition table, then makes that move. */
const makeRow = async (world: World, choice: Choice, row: (typeof transitions)[number]): Promise<void> => {
  const job = await jobAt(world, choice, row.from);
  if (!job) return;
  const { bookingId } = job;
  if (row.mover !== 'customer' || row.to !== 'accepted') return makeMove(world, bookingId, row);
  await offerTime(world, bookingId, { daysAhead: 2, startMinutes: 8 * 60 + (choice.c % 5) * 120 });
  await answerOffer(world, bookingId, true);
};

/** A completed job whose customer claims a no-show; the worker denies it and an admin upholds it. */
const denied = async (world: World, choice: Choice, isPaid: boolean): Promise<void> => {
  const job = await jobAt(world, choice, 'completed');
  if (!job) return;
  const { bookingId, worker } = job;
  const params = { id: bookingId };
  if (isPaid) await pay(world, bookingId);
  await makeMove(world, bookingId, { from: 'completed', to: 'no_show', mover: 'customer' });
  await send(world, { who: worker, contract: answerNoShowContract, params, body: { agree: false } });
  const body = { upheld: true, reason: 'Both were heard.' };
  await send(world, { who: world.admin, contract: decideNoShowContract, params, body });
};

/** A job is done, and its worker is suspended before it is paid. */
const unpaid = async (world: World, choice: Choice): Promise<void> => {
  const job = await jobAt(world, choice, 'completed');
  if (job) await suspend(world, job.worker);
};

/** A fee falls due; `c` says whether it is paid, waived or neither. */
const feeDue = (world: World, choice: Choice, c: number): Promise<unknown> =>
  actsOfBookings.feeOf(world, { ...choice, b: 1, c });

/** Chooses a customer who leaves, as `a`. The first one stays, because the others joined with their code. */
const chooseLeaver = async (world: World, choice: Choice): Promise<Choice> => {
  const a = 1 + (choice.a % (world.customers.length - 1));
  const customer = world.customers[a];
  if (customer?.isGone) await returnAs(world, customer, true);
  return { ...choice, a };
};

const leave = (world: World, leaver: Choice): Promise<unknown> =>
  actsOfPeople.leave(world, { ...leaver, a: leaver.a - 1, c: 1 });

const comeBack = (world: World, leaver: Choice): Promise<unknown> =>
  actsOfPeople.comeBack(world, { ...leaver, c: 1 });

/** A customer who owes a fee leaves, and comes back without owing it. */
const feeLeft: Act = async (world, choice) => {
  const leaver = await chooseLeaver(world, choice);
  await feeDue(world, leaver, 2);
  await leave(world, leaver);
  await comeBack(world, leaver);
};

interface Debt {
  bookingId: string;
  customer: Person;
  worker: Person;
  amountPaise: number;
}

/** A customer says that a debt was paid and leaves; its worker confirms it then. */
const confirmLate = async (world: World, leaver: Choice, debt: Debt): Promise<void> => {
  const { bookingId, amountPaise } = debt;
  const params = { id: bookingId };
  const say = (who: Person, step: string) =>
    send(world, {
      ...{ who, contract: setPaymentContract, params },
      body: { step, method: 'cash', amountPaise },
    });
  await say(debt.customer, 'paid');
  await leave(world, leaver);
  await say(debt.worker, 'received');
  await comeBack(world, leaver);
};

const jobConfirmedLate: Act = async (world, choice) => {
  const leaver = await chooseLeaver(world, choice);
  const job = await jobAt(world, leaver, 'completed');
  const booking = world.seen.bookings.find(({ _id }) => String(_id) === job?.bookingId);
  if (!job || !booking) return;
  await confirmLate(world, leaver, { ...job, amountPaise: computeAmountInPerson(booking) });
};

const feeConfirmedLate: Act = async (world, choice) => {
  const leaver = await chooseLeaver(world, choice);
  const customer = world.customers[leaver.a];
  if (!customer) return;
  await feeDue(world, leaver, 2);
  const booking = world.seen.bookings.findLast(
    ({ fee, customerId }) => fee?.state === 'due' && !fee.owedBy && String(customerId) === idOf(customer),
  );
  const worker = world.workers.find((one) => idOf(one) === String(booking?.workerId));
  if (!booking?.fee || !worker) return;
  const { _id, fee } = booking;
  const debt = { bookingId: String(_id), customer, worker, amountPaise: fee.feePaise };
  await confirmLate(world, leaver, debt);
};

/** A customer whose refund is due leaves, and comes back without it. */
const refundLeft: Act = async (world, choice) => {
  const leaver = await chooseLeaver(world, choice);
  await refundDue(world, leaver);
  await leave(world, leaver);
  await comeBack(world, leaver);
};

/** A customer has a job done, leaves, returns, usually with a proved address, and books the same worker again. */
const again: Act = async (world, choice) => {
  const leaver = await chooseLeaver(world, choice);
  const customer = world.customers[leaver.a];
  await jobAt(world, leaver, 'completed');
  await leave(world, leaver);
  if (customer?.isGone) await returnAs(world, customer, choice.c % 4 > 0);
  await jobAt(world, leaver, 'completed');
};

const A_WEEK_MINUTES = 7 * 1440;

/** Several friends, often more than a month allows, have a job done; a week later each may earn a credit. */
const credits: Act = async (world, choice) => {
  for (let index = 0; index <= choice.c % 8; index += 1)
    await actsOfBookings.friendly(world, { a: choice.a + index, b: index % 2, c: choice.c, goal: 0 });
  await wait(world, A_WEEK_MINUTES + 1);
};

const creditUsed: Act = async (world, choice) => {
  if (!world.customers.some((one) => isRich(world, idOf(one)))) await credits(world, { ...choice, c: 0 });
  await actsOfBookings.payPart(world, choice);
};

const ways: Record<LineKind, Act> = {
  top_up: (world, choice) => actsOfPeople.topUp(world, { ...choice, c: 2 }),
  credit: credits,
  credit_used: creditUsed,
  adjustment: actsOfDesk.officeAdjust,
  job: (world, choice) => jobAt(world, choice, 'completed'),
  job_paid: async (world, choice) => {
    const job = await jobAt(world, choice, 'completed');
    if (job) await pay(world, job.bookingId);
  },
  fee: (world, choice) => feeDue(world, choice, 2),
  fee_paid: (world, choice) => feeDue(world, choice, 0),
  fee_waived: (world, choice) => feeDue(world, choice, 1),
  fee_unpaid: feeLeft,
  job_held: (world, choice) => denied(world, choice, false),
  paid_held: (world, choice) => denied(world, choice, true),
  job_unpaid: unpaid,
  job_paid_late: jobConfirmedLate,
  fee_paid_late: feeConfirmedLate,
  refund: refundDue,
  refund_paid: (world, choice) => refundEnds(world, choice, 'received'),
  refund_waived: (world, choice) => refundEnds(world, choice, 'waived'),
  refund_unpaid: refundLeft,
};

/** Aims for one row of the transition table, one kind of ledger entry, or one step of a visit. */
const reach: Act = async (world, choice) => {
  const row = transitions[choice.goal];
  if (row) return makeRow(world, choice, row);
  const kind = lineKinds[choice.goal - transitions.length];
  if (kind) return ways[kind](world, choice);
  const step = visitSteps[choice.goal - transitions.length - lineKinds.length];
  if (step) await makeVisitStep(world, choice, step);
};

export const actsOfGoals = { reach, again } satisfies Record<string, Act>;
