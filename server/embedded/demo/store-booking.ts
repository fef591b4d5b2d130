import { locateBooking } from '#lib/features/places/services/steps/locate-address.ts';
import { listFittingTags } from '#lib/features/reviews/rules/review-tags.ts';
import {
  coversDuration,
  computePricePaise,
  resolveTerms,
  type Terms,
} from '#lib/features/catalogue/rules/pricing.ts';
import { computeTotal } from '#lib/features/bookings/rules/booking-dues.ts';
import { answerBy } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { toShortNumber } from '#lib/platform/numbers/short-number.ts';
import { now } from '#lib/platform/time/clock.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { creditReferrals } from '#lib/features/referrals/services/steps/credit-referrals.ts';
import { isBeforeDoor } from '#lib/features/bookings/rules/door-code.ts';
import { drawDoor } from '#lib/features/bookings/services/steps/door-code.ts';
import { countJob } from '#lib/features/bookings/services/steps/count-job.ts';
import { recountReviews } from '#lib/features/reviews/services/steps/count-review.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import {
  findBookingByNumber,
  updateBooking,
  type BookingFee,
  type BookingRecord,
} from '#models/bookings/booking.ts';
import type { BookingExtra } from '#models/bookings/extra.ts';
import type { PaidMethod } from '#lib/features/money/rules/ledger-entries.ts';
import { inTransaction, newObjectId, type Tx } from '#models/connection.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import { customerReviews } from '#models/reviews/customer-review.ts';
import { storeReviewAnswer, workerReviews } from '#models/reviews/review.ts';
import type { SkillRecord } from '#models/catalogue/named-list.ts';
import type { UserRecord } from '#models/people/user.ts';
import type { DemoTime } from './booking-times.ts';
import { storeBooking, type BookingMade } from '#server/seed/store-booking.ts';
import { pickAnswer, pickCustomerReview, pickReview } from './review-texts.ts';
import { buildHistory } from './story.ts';

const HOUR_MS = 3_600_000;

/** A booking of the demo. */
export interface DemoBooking {
  customer: UserRecord;
  worker: UserRecord;
  job: ServiceRecord;
  skill: SkillRecord;
  time: DemoTime;
  status: BookingStatus;
  /** How long before its start it was requested. */
  askedHoursAhead?: number;
  openSlot?: number;
  /** How the price or the fee was paid; null where it is still due. */
  paid?: PaidMethod | 'waived' | null;
  /** Which of the reviews it has. */
  review?: number;
  /** Added by the worker and accepted by the customer. */
  extra?: { words: string; amountPaise: number };
}

const buildFee = (
  status: BookingStatus,
  pricePaise: number,
  { paid, time }: DemoBooking,
): BookingFee | null => {
  if (status !== 'cancelled') return null;
  const feePaise = Math.round(pricePaise / 2);
  const open = { percent: 50, feePaise, method: null, settledAt: null } as const;
  if (!paid) return { ...open, state: 'due' };
  const settledAt = time.startsAt;
  return paid === 'waived'
    ? { ...open, state: 'waived', settledAt }
    : { ...open, state: 'paid', method: paid, settledAt };
};

const buildPayment = ({ status, paid, time }: DemoBooking): BookingRecord['paid'] =>
  status === 'completed' && paid && paid !== 'waived' ? { method: paid, at: time.endsAt } : null;

// Requests that still wait for an answer were sent a moment ago.
const askedAt = ({ time, status, askedHoursAhead = 30 }: DemoBooking): Date => {
  const lately = now().getTime() - HOUR_MS / 3;
  const requestedMs = time.startsAt.getTime() - askedHoursAhead * HOUR_MS;
  return new Date(status === 'pending' ? lately : Math.min(requestedMs, lately));
};

/** The worker's price for the job if it covers this duration, otherwise the hourly price. */
const agreeTerms = ({ worker, job, time }: DemoBooking): Terms & { pricePaise: number } => {
  const durationMinutes = (time.endsAt.getTime() - time.startsAt.getTime()) / 60_000;
  const own = resolveTerms(worker, job);
  const { hourlyRatePaise } = worker;
  const terms = coversDuration(own, durationMinutes) ? own : resolveTerms({ hourlyRatePaise }, job);
  return { ...terms, pricePaise: computePricePaise({ ...terms, durationMinutes }) };
};

const buildExtras = ({ extra, time }: DemoBooking): BookingExtra[] | undefined =>
  extra && [
    { _id: newObjectId(), ...extra, state: 'accepted', at: time.startsAt, answeredAt: time.startsAt },
  ];

const toMade = (demo: DemoBooking, number: string): BookingMade => {
  const { customer, worker, job, skill, time, status, openSlot } = demo;
  const createdAt = askedAt(demo);
  const { pricePaise, hourlyRatePaise, coveredMinutes } = agreeTerms(demo);
  const isOpen = status === 'pending';
  const extras = buildExtras(demo);
  return {
    ...{ number, customer, worker, job, serviceTitles: job.titles, picture: skill.picture },
    ...{ status, ...time, pricePaise, hourlyRatePaise },
    ...(coveredMinutes !== undefined && { coveredMinutes }),
    ...(extras && { extras }),
    ...{ address: customer.address, point: customer.point, createdAt },
    openSlot: isOpen ? (openSlot ?? 0) : null,
    expiresAt: isOpen ? answerBy({ askedAt: createdAt, startsAt: time.startsAt }) : null,
    blame: status === 'no_show' ? 'customer' : null,
    ...{ paid: buildPayment(demo), fee: buildFee(status, pricePaise, demo) },
    history: buildHistory({ status, customer, worker, time, createdAt, at: now() }),
  };
};

const writeMoney = async (booking: BookingRecord, tx: Tx): Promise<void> => {
  const { status, paid, fee, history } = booking;
  const at = history.at(-1)?.at ?? booking.endsAt;
  const totalPaise = computeTotal(booking);
  if (status === 'completed')
    await appendBookingMoney({ booking, kind: 'job', amountPaise: totalPaise, at }, tx);
  if (paid) await appendBookingMoney({ booking, kind: 'job_paid', amountPaise: totalPaise, ...paid }, tx);
  if (!fee) return;
  const [amountPaise, method] = [fee.feePaise, fee.method];
  await appendBookingMoney({ booking, kind: 'fee', isMissed: status === 'no_show', amountPaise, at }, tx);
  const settled = { booking, amountPaise, method, at: fee.settledAt ?? at };
  if (fee.state !== 'due') await appendBookingMoney({ ...settled, kind: `fee_${fee.state}` }, tx);
};

const DAY_MS = 24 * HOUR_MS;
const HOURS_UNTIL_SAID = 3;

const writeReview = async (booking: BookingRecord, number: number, tx: Tx): Promise<void> => {
  if (!booking.review) return;
  const { _id, rating } = booking.review;
  const at = (hours: number) =>
    new Date(Math.min(booking.endsAt.getTime() + hours * HOUR_MS, now().getTime()));
  const [workerId, reviewId] = [String(booking.workerId), String(_id)];
  const { comment } = pickReview(number);
  const people = { bookingId: String(booking._id), workerId, customerId: String(booking.customerId) };
  // Every fourth customer picks no tags.
  const tags = number % 4 === 3 ? [] : listFittingTags('worker', rating).slice(number % 3, (number % 3) + 2);
  const written = { rating, comment, tags, isPublic: number % 7 !== 6, createdAt: at(HOURS_UNTIL_SAID) };
  const review = await workerReviews.insert({ _id, ...people, ...written }, tx);
  const answer = pickAnswer(number);
  if (answer)
    await storeReviewAnswer({ reviewId, answer: { text: answer, at: at(2 * HOURS_UNTIL_SAID) } }, tx);
  await recountReviews('worker', review, tx);
};

const writeCustomerReview = async (booking: BookingRecord, number: number, tx: Tx): Promise<void> => {
  const written = pickCustomerReview(number);
  if (!booking.customerReview || !written) return;
  const people = { workerId: String(booking.workerId), customerId: String(booking.customerId) };
  const { _id, bookingId } = { _id: booking.customerReview._id, bookingId: String(booking._id) };
  const review = await customerReviews.insert(
    { _id, bookingId, ...people, ...written, createdAt: booking.endsAt },
    tx,
  );
  await recountReviews('customer', review, tx);
};

/** Both have written, so nothing is blind. */
const notesOf = ({ review }: DemoBooking) => {
  if (review === undefined) return { review: null };
  const ofCustomer = pickCustomerReview(review);
  return {
    review: { _id: newObjectId(), rating: pickReview(review).rating },
    ...(ofCustomer && { customerReview: { _id: newObjectId(), rating: ofCustomer.rating } }),
  };
};

/** Gives an agreed visit its code. */
const giveDoor = async (booking: BookingRecord, customer: UserRecord, tx: Tx): Promise<void> => {
  const { _id, status, startsAt } = booking;
  if (!isBeforeDoor(status)) return;
  const door = await drawDoor(booking, [customer], tx);
  await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set: { door } }, tx);
};

const store = async (demo: DemoBooking, number: string, tx: Tx): Promise<BookingRecord> => {
  const { review } = demo;
  const { area } = await locateBooking(demo.customer.address);
  const booking = await storeBooking({ ...toMade(demo, number), area, ...notesOf(demo) }, tx);
  await giveDoor(booking, demo.customer, tx);
  if (booking.status === 'completed') await countJob(booking, tx);
  await writeMoney(booking, tx);
  if (
    booking.status === 'completed' &&
    booking.paid &&
    booking.endsAt < new Date(now().getTime() - 7 * DAY_MS)
  )
    await creditReferrals(booking, booking.endsAt, tx);
  await writeReview(booking, review ?? 0, tx);
  await writeCustomerReview(booking, review ?? 0, tx);
  return booking;
};

/**
 * Stores bookings with everything that belongs to them, one transaction each; those that an interrupted start stored
 * stay.
 */
export const openBookings = () => {
  let made = 0;
  return async (demo: DemoBooking): Promise<BookingRecord> => {
    made += 1;
    const number = toShortNumber(
      Uint8Array.from([made % 28, Math.floor(made / 28), (made * 11) % 28, (made * 5) % 28, 9]),
    );
    return (await findBookingByNumber(number)) ?? inTransaction((tx) => store(demo, number, tx));
  };
};
export type StoreBooking = ReturnType<typeof openBookings>;
