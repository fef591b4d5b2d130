import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { isBeforeDoor } from '#lib/features/bookings/rules/door-code.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { locales } from '#lib/platform/contract/locale.ts';
import { jobBody } from '#lib/features/catalogue/contracts/jobs.ts';
import { namedEntryBody } from '#lib/features/catalogue/contracts/named-lists.ts';
import { roles, type Role } from '#lib/platform/contract/actor.ts';
import { mobilePhone } from '#lib/features/people/contracts/person-fields.ts';
import { selfUser } from '#lib/features/people/contracts/users.ts';
import { listFavorites } from '#lib/features/favorites/services/favorites.ts';
import { listServices } from '#lib/features/catalogue/services/jobs.ts';
import { listBookings } from '#lib/features/bookings/services/read-bookings.ts';
import { readPayment } from '#lib/features/bookings/services/payment.ts';
import { readLedger } from '#lib/features/money/services/read-ledger.ts';
import { listNotifications } from '#lib/features/notifications/services/feed.ts';
import { login } from '#lib/features/accounts/services/sign-in.ts';
import { listSkills, listWorkTypes } from '#lib/features/catalogue/services/named-lists.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';
import { database } from '#models/connection.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { waitingCases } from '#models/bookings/case.ts';
import { listAllLedgerRows } from '#models/money/ledger.ts';
import type { ReviewRecord } from '#models/reviews/review.ts';
import type { UserRecord } from '#models/people/user.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { databaseState } from '#e2e/kit/api/database-state.ts';
import { loadDemoData } from './load-demo.ts';

useTestDatabase();
afterEach(resetClock);

type DemoData = Awaited<ReturnType<typeof loadDemoData>>;

const translations = locales.filter((locale) => locale !== 'en').toSorted();
const listPeople = (role: Role) =>
  database().collection<UserRecord>('users').find({ role }).sort({ _id: 1 }).toArray();

/** Lists in five languages, and services with pictures. */
const seeLists = async (): Promise<void> => {
  const [skills, workTypes] = [(await listSkills()).data, (await listWorkTypes()).data];
  assert.deepEqual([skills.length, workTypes.length], [13, 6]);
  for (const { name, names, picture } of atLeastOne([...skills, ...workTypes])) {
    assert.deepEqual(Object.keys(names).toSorted(), translations, name);
    assert.ok(namedEntryBody.safeParse({ name, names, picture }).success, name);
  }
  const { data: jobs } = await listServices();
  assert.ok(jobs.length >= 30);
  for (const { title, titles, price, description, image, requiredSkills } of jobs) {
    assert.deepEqual(Object.keys(titles).toSorted(), translations, title);
    assert.ok(jobBody.safeParse({ title, titles, price, description }).success, title);
    assert.deepEqual([image.length, requiredSkills.length], [1, 1], title);
  }
};

/** The services and workers that the first customer saved exist. */
const seeFavorites = async (): Promise<void> => {
  const [customer] = await listPeople('customer');
  const { data } = await listFavorites({ actor: makeActor({ userId: String(customer?._id) }), query: {} });
  assert.deepEqual(
    data.map(({ kind }) => kind),
    ['worker', 'worker', 'service', 'service'],
  );
};

/** People of every role, who can all sign in with the announced accounts. */
const seePeople = async ({ logins, number }: DemoData): Promise<void> => {
  const counts = await Promise.all(roles.map(async (role) => (await listPeople(role)).length));
  assert.deepEqual(Object.fromEntries(roles.map((role, at) => [role, counts[at]])), {
    ...{ customer: 12, worker: 60, broker: 2, admin: 1 },
  });
  for (const { role, email, password } of atLeastOne(logins))
    assert.equal(
      (await login({ body: { email, password }, device: 'test', network: '' })).data.userType,
      role,
    );
  // One worker has only a number, and it can get codes.
  assert.ok(mobilePhone.safeParse(number).success);
  const without = (await listPeople('worker')).filter(({ email }) => email === undefined);
  assert.deepEqual(
    without.map(({ provedPhone, passwordHash }) => [provedPhone, passwordHash]),
    [[number, undefined]],
  );
  for (const { name, address } of atLeastOne(await listPeople('customer'))) {
    const { street = '', city = '' } = address;
    assert.ok(street && city && !street.includes(city), `${name} has a street that repeats the city`);
  }
};

/** Workers with everything that search and profile need. */
const seeWorkers = async (): Promise<void> => {
  const workers = await listPeople('worker');
  for (const worker of workers) {
    assert.ok(selfUser.safeParse(toSelfUser(worker)).success, worker.name);
    assert.ok(worker.point && worker.cityKey && worker.availability && worker.about, worker.name);
    assert.ok(worker.skills.length > 0 && worker.workTypes.length > 0, worker.name);
  }
  const states = new Set(workers.map(({ address }) => address.state));
  assert.deepEqual([...states].toSorted(), ['Delhi', 'Uttar Pradesh', 'Uttarakhand']);
  assert.equal(new Set(workers.flatMap(({ skills }) => skills.map(({ name }) => name))).size, 13);
  assert.ok(workers.some(({ brokerId }) => brokerId) && workers.some(({ verification }) => verification));
};

const seeLogin = async (role: 'customer' | 'worker'): Promise<void> => {
  const [person] = await listPeople(role);
  const actor = makeActor({ userId: String(person?._id), role });
  const [upcoming, past, book] = await Promise.all([
    listBookings({ actor, query: { status: 'upcoming' } }),
    listBookings({ actor, query: { status: 'past' } }),
    readLedger({ actor, query: {} }),
  ]);
  assert.ok(upcoming.data.length >= 3, `${role}: to come`);
  assert.ok(
    past.data.some(({ status }) => status === 'completed'),
    `${role}: done`,
  );
  assert.ok((book.summary?.totalPaise ?? 0) > 0 && book.data.some(({ state }) => state === 'paid'));
  assert.ok((await listNotifications({ actor, query: {} })).unread > 0, `${role}: news`);
};

/** The first two have a job to be paid by UPI, and one that was. */
const seePayments = async (): Promise<void> => {
  const [[customer], [worker]] = [await listPeople('customer'), await listPeople('worker')];
  const actor = makeActor({ userId: String(customer?._id), role: 'customer' });
  const { data } = await listBookings({ actor, query: { status: 'past' } });
  const shared = data.filter(({ workerId }) => workerId._id === String(worker?._id));
  const owed = shared.find(
    ({ paid, status, extras }) => status === 'completed' && !paid && extras.length > 0,
  );
  assert.ok(owed && shared.some(({ paid, extras }) => paid?.method === 'upi' && extras.length > 0));
  const { data: payment } = await readPayment({ actor, params: { id: owed._id } });
  assert.equal(payment.duePaise, owed.totalPaise);
  assert.ok(payment.payee?.upiId);
};

/** The announced customer and worker play a visit on two phones: one reads the code that the other needs. */
const seeDoor = async (): Promise<void> => {
  const [[customer], [worker]] = [await listPeople('customer'), await listPeople('worker')];
  const actor = makeActor({ userId: String(customer?._id), role: 'customer' });
  const { data } = await listBookings({ actor, query: { status: 'upcoming' } });
  const visit = data.find(
    ({ status, workerId }) => status === 'on_the_way' && workerId._id === String(worker?._id),
  );
  assert.match(visit?.doorCode ?? '', /^\d{4}$/);
};

/** Ratings, completed jobs, wallets and ledgers agree with the bookings. */
const seeBooks = async (): Promise<void> => {
  const db = database();
  const [workers, customers] = [await listPeople('worker'), await listPeople('customer')];
  const bookings = await db.collection<BookingRecord>('bookings').find().toArray();
  const reviews = await db.collection<ReviewRecord>('reviews').find().toArray();
  const lines = await listAllLedgerRows([...workers, ...customers].map(({ _id }) => String(_id)));
  for (const { _id, name, reviewCount, ratingSum, completedJobs, walletPaise } of workers) {
    const counted = reviews.filter(({ workerId, isLeftOut }) => workerId.equals(_id) && isLeftOut !== true);
    const done = bookings.filter(({ workerId, status }) => workerId.equals(_id) && status === 'completed');
    const months = new Set(
      done.map(({ customerId, startsAt }) => `${String(customerId)} ${toIndiaDay(startsAt).slice(0, 7)}`),
    );
    const own = lines.filter(({ userId }) => userId.equals(_id));
    assert.deepEqual(
      { reviewCount, ratingSum, completedJobs, walletPaise },
      {
        reviewCount: counted.length,
        ratingSum: counted.reduce((sum, { rating }) => sum + rating, 0),
        completedJobs: months.size,
        walletPaise: own.reduce((sum, line) => sum + line.walletPaise, 0),
      },
      name,
    );
  }
  assert.equal(
    lines.reduce((sum, { duePaise }) => sum + duePaise, 0),
    0,
  );
  const ofCustomers = await db.collection<ReviewRecord>('customerReviews').find().toArray();
  for (const { _id, name, reviewCount, ratingSum } of customers) {
    const counted = ofCustomers.filter(({ customerId, isLeftOut }) => customerId.equals(_id) && !isLeftOut);
    const sum = counted.reduce((total, { rating }) => total + rating, 0);
    assert.deepEqual([reviewCount, ratingSum], [counted.length, sum], name);
  }
  assert.ok(
    customers.some(({ reviewCount }) => reviewCount > 1),
    'workers judge customers, too',
  );
  assert.equal(
    lines.reduce((sum, { earnedPaise }) => sum + earnedPaise, 0),
    0,
  );
  assert.deepEqual([...new Set(bookings.map(({ status }) => status))].toSorted(), bookingStatuses.toSorted());
  // Demo customers read a code out for every visit that has yet to start, also for the one that is under way.
  for (const { number, status, door } of atLeastOne(bookings))
    assert.equal(Boolean(door), isBeforeDoor(status), `${number} ${status}`);
  for (const { history, endsAt, status } of bookings) {
    const times = history.map(({ at }) => at.getTime());
    assert.deepEqual(
      times,
      times.toSorted((one, two) => one - two),
    );
    assert.ok(isLive(status) || endsAt <= now() || status === 'cancelled');
  }
  await seeLogin('customer');
  await seeLogin('worker');
  await seePayments();
  assert.equal(await waitingCases.count(2), 1, 'the office has a case to decide');
};

test('an empty database is filled with demo data, once', async () => {
  // The morning of a working day, when there is something of everything.
  setClock(new Date('2031-04-02T05:30:00Z'));
  const first = await loadDemoData();
  const before = await databaseState();
  await seeLists();
  await seeFavorites();
  await seeWorkers();
  await seeBooks();
  await seeDoor();
  assert.deepEqual(await loadDemoData(), first);
  assert.deepEqual(await databaseState(), before);
  await seePeople(first);
});

test('an interrupted load is completed by the next start', async () => {
  await loadDemoData();
  const whole = await listServices();
  await database().collection('audit').deleteMany({ act: 'demo.load' });
  await database()
    .collection('users')
    .deleteMany({ email: /^(worker[3-6]|broker)/ });
  await database().collection('jobs').deleteMany({ title: /^[AB]/ });
  await loadDemoData();
  assert.equal((await listServices()).data.length, whole.data.length);
  assert.deepEqual([(await listPeople('worker')).length, (await listPeople('broker')).length], [60, 2]);
});

for (const [what, make] of [
  ['a skill', makeSkill],
  ['a person', makeUser],
] as const)
  test(`a database that holds ${what} is left unchanged`, async () => {
    await make();
    const before = await databaseState();
    assert.deepEqual(await loadDemoData(), { logins: [], number: null });
    assert.deepEqual(await databaseState(), before);
  });
