import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { resolveDuration, isOffered } from '#lib/features/catalogue/rules/pricing.ts';
import { inTransaction } from '#models/connection.ts';
import { listServiceRecords, type ServiceRecord } from '#models/catalogue/service.ts';
import { skillList, type SkillRecord } from '#models/catalogue/named-list.ts';
import type { UserRecord } from '#models/people/user.ts';
import { reserveOtherTime } from '#lib/features/bookings/services/steps/move-booking-time.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { changePayee, PAYEE_WAIT_MS } from '#lib/features/money/rules/payee.ts';
import { storePayeeChanges } from '#models/money/payee.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findDemoPerson } from './accounts.ts';
import { notifyDemoBooking } from './notify-demo-booking.ts';
import { loadDemoCase } from './cases.ts';
import { openCalendar, statusBy, type Calendar } from './booking-times.ts';
import { customerRows } from './customer-rows.ts';
import { openBookings, type DemoBooking, type StoreBooking } from './store-booking.ts';
import { workerRows } from './worker-rows.ts';

interface Market {
  customers: UserRecord[];
  workers: UserRecord[];
  jobs: ServiceRecord[];
  skills: SkillRecord[];
  calendar: Calendar;
  store: StoreBooking;
}

const findAll = async (role: 'customer' | 'worker', count: number): Promise<UserRecord[]> => {
  const found = await Promise.all(Array.from({ length: count }, (_, at) => findDemoPerson(role, at + 1)));
  return found.filter((user) => user !== null);
};

const openMarket = async (): Promise<Market> => {
  const [customers, workers, jobs, skills] = await Promise.all([
    findAll('customer', customerRows.length),
    findAll('worker', workerRows.length),
    listServiceRecords(),
    skillList.list(),
  ]);
  return { customers, workers, jobs, skills, calendar: openCalendar(), store: openBookings() };
};

/** The worker's services in turn. */
const nextWork = (
  { jobs, skills }: Market,
  worker: UserRecord,
  turn: number,
): Pick<DemoBooking, 'job' | 'skill'> => {
  const own = jobs.filter((job) => isOffered(job, worker));
  const job = own[turn % own.length];
  const skill = skills.find(({ _id }) => job?.skillIds.some((id) => id.equals(_id)));
  if (!job || !skill) throw new Error(`The demo has no service for ${worker.name}.`);
  return { job, skill };
};

const nth = (people: readonly UserRecord[], number: number): UserRecord => {
  const one = people[number - 1];
  if (!one) throw new Error(`The demo lacks person ${number}.`);
  return one;
};

// A customer nearby, or any customer if none is near.
const nearbyCustomer = ({ customers }: Market, worker: UserRecord, turn: number): UserRecord => {
  const near = customers.filter(({ address }) => address.state === worker.address.state);
  const some = near.length > 0 ? near : customers;
  return nth(some, (turn % some.length) + 1);
};

/** How past bookings ended: most jobs went well. */
const ends: readonly BookingStatus[] = [
  ...(['completed', 'completed', 'completed', 'cancelled', 'completed'] as const),
  ...(['rejected', 'completed', 'completed', 'no_show', 'completed', 'expired', 'completed'] as const),
];
const paidBy = ['cash', 'upi', 'cash', null, 'upi'] as const;
const feesBy = ['upi', null, 'waived'] as const;

const firstDays = [1, 2, 3, 5, 6, 8, 11, 15, 19, 24, 30, 37, 45, 60];
// Every ninth worker is new.
const listDays = (place: number): number[] => {
  if (place === 0) return firstDays;
  if (place % 9 === 8) return [];
  return Array.from({ length: 2 + ((place * 7) % 4) }, (_, at) => 1 + ((place * 3) % 8) + at * 9);
};

const loadPast = async (market: Market): Promise<void> => {
  const { workers, calendar, store } = market;
  let turn = 0;
  for (const [place, worker] of workers.entries())
    for (const daysAgo of listDays(place).toReversed()) {
      turn += 1;
      const status = ends[turn % ends.length] ?? 'completed';
      const work = nextWork(market, worker, turn);
      await store({
        ...work,
        customer: nearbyCustomer(market, worker, turn),
        worker,
        time: calendar.past({ ...worker, minutes: resolveDuration(work.job) }, daysAgo, turn),
        status,
        paid:
          status === 'cancelled'
            ? (feesBy[turn % feesBy.length] ?? null)
            : (paidBy[turn % paidBy.length] ?? null),
        ...(status === 'completed' && turn % 4 !== 0 && { review: turn }),
      });
    }
};

interface Coming {
  customer: number;
  worker: number;
  status: BookingStatus;
  /** From which day on; today's is the time that has begun. */
  days: number;
  openSlot?: number;
}

/** Today's and upcoming bookings of each demo login: customer 1, worker 1 and the first agency's workers. */
const coming: readonly Coming[] = [
  { customer: 1, worker: 2, status: 'in_progress', days: 0 },
  // One login reads the code that the other one needs at the door.
  { customer: 1, worker: 1, status: 'on_the_way', days: 0 },
  { customer: 2, worker: 1, status: 'accepted', days: 1 },
  { customer: 3, worker: 1, status: 'pending', days: 2, openSlot: 0 },
  { customer: 2, worker: 1, status: 'pending', days: 3, openSlot: 0 },
  { customer: 1, worker: 4, status: 'pending', days: 2, openSlot: 0 },
  { customer: 1, worker: 6, status: 'accepted', days: 2 },
  { customer: 3, worker: 5, status: 'arrived', days: 0 },
  { customer: 1, worker: 5, status: 'pending', days: 3, openSlot: 1 },
  { customer: 3, worker: 8, status: 'accepted', days: 1 },
  { customer: 2, worker: 3, status: 'accepted', days: 2 },
  { customer: 7, worker: 28, status: 'accepted', days: 1 },
  { customer: 8, worker: 31, status: 'pending', days: 1, openSlot: 0 },
];

type Work = Pick<DemoBooking, 'worker' | 'job'>;

// Bookings that have begun or are about to are placed around the present.
const pickTime = ({ calendar }: Market, { status, days }: Coming, { worker, job }: Work) => {
  if (status === 'in_progress' || status === 'arrived') return calendar.current(worker);
  return calendar.ahead({ ...worker, minutes: resolveDuration(job) }, days, 2);
};

const loadComing = async (market: Market): Promise<BookingRecord[]> => {
  const stored: BookingRecord[] = [];
  for (const [turn, one] of coming.entries()) {
    const worker = nth(market.workers, one.worker);
    const work = nextWork(market, worker, turn);
    const time = pickTime(market, one, { worker, ...work });
    const customer = nth(market.customers, one.customer);
    const { openSlot } = one;
    const booking = await market.store({
      ...work,
      ...{ customer, worker, status: statusBy(one.status, time), openSlot, time, askedHoursAhead: 26 },
    });
    await notifyDemoBooking(booking, customer, worker);
    stored.push(booking);
  }
  return stored;
};

const A_DAY_MS = 86_400_000;

/** Has the customer of an agreed booking ask for the same hour two days later. */
const proposeLater = async (booking: BookingRecord | undefined): Promise<void> => {
  if (!booking || booking.proposal) return;
  const { startsAt, endsAt, status } = booking;
  const later = (instant: Date): Date => new Date(instant.getTime() + 2 * A_DAY_MS);
  const span = { startsAt: later(startsAt), endsAt: later(endsAt) };
  const proposedAt = now();
  const proposal = { ...span, proposedAt, expiresAt: new Date(proposedAt.getTime() + A_DAY_MS / 2) };
  await inTransaction(async (tx) => {
    if (!(await reserveOtherTime(booking, span, tx))) throw new Error('The demo requests a taken time.');
    await updateBooking(
      { bookingId: String(booking._id), from: { status, startsAt }, set: { proposal } },
      tx,
    );
  });
};

/** The extras of the first customer's last jobs, and how each was paid: one waits for its money. */
const recent = [
  { paid: 'upi', extra: { words: 'Ceiling hook', amountPaise: 12_000 } },
  { paid: null, extra: { words: 'Modular switch, 2 pieces', amountPaise: 24_000 } },
] as const;

/** The first worker has a UPI id, and finished two jobs for the first customer lately; the paid one is in a case. */
const loadRecent = async (market: Market): Promise<void> => {
  const [customer, worker] = [nth(market.customers, 1), nth(market.workers, 1)];
  const payee = { upiId: 'ramesh.yadav@demobank', name: worker.name.toUpperCase() };
  const changes = changePayee([], payee, new Date(now().getTime() - PAYEE_WAIT_MS));
  await inTransaction((tx) => storePayeeChanges(String(worker._id), changes, tx));
  for (const [turn, how] of recent.toReversed().entries()) {
    const work = nextWork(market, worker, turn);
    const time = market.calendar.past({ ...worker, minutes: resolveDuration(work.job) }, 1, turn);
    const booking = await market.store({ ...work, ...how, customer, worker, time, status: 'completed' });
    if (how.paid !== null) await loadDemoCase(booking);
  }
};

/** Brings the market to life: jobs that are done and paid, reviews of them, and what is going on around today. */
export const loadDemoBookings = async (): Promise<void> => {
  const market = await openMarket();
  // First, while the worker's last days are free.
  await loadRecent(market);
  await loadPast(market);
  const stored = await loadComing(market);
  await proposeLater(stored.find(({ workerId }) => workerId.equals(nth(market.workers, 3)._id)));
};
