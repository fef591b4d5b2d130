import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTeamStatementContract, type TeamVisit } from '#lib/features/agency/contracts/agency.ts';
import { listMonths } from '#lib/features/money/rules/statement.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, instantInIndia, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { agencyClient, signInAgency } from '#e2e/kit/agency-client.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { dayAhead, makeBookable, makeBooking, makeExtra } from '#e2e/kit/factories/bookings.ts';
import type { SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { readTeamMonths } from './team-statement.ts';

const { send } = agencyClient(useTestServer().url);

const week = { from: dayAhead(-7), to: dayAhead(-1) };

const readPage = async (who: SignedIn, query: Record<string, string>) => {
  const answer = await send(who, readTeamStatementContract, { query });
  expectSuccess(answer, readTeamStatementContract);
  return readTeamStatementContract.reply.loose().parse(answer.json);
};

const read = async (who: SignedIn): Promise<TeamVisit[]> => (await readPage(who, week)).data;

test('a statement lists finished visits of the team with price, extras and how they were paid', async () => {
  const broker = await signInAgency();
  const bookable = await makeBookable({ name: 'Ravi Verma', brokerId: broker.user._id });
  const done = { bookable, status: 'completed' } as const;
  const paid = { method: 'upi' as const, at: now() };
  const extras = [makeExtra({ state: 'accepted' }), makeExtra({ state: 'declined' })];
  await makeBooking({ ...done, localDate: dayAhead(-3), paid, extras });
  await makeBooking({ ...done, localDate: dayAhead(-2) });
  await makeBooking({ ...done, localDate: dayAhead(-1), leftUnpaid: { at: now() } });
  await makeBooking({ ...done, localDate: dayAhead(-8) });
  await makeBooking({ bookable, status: 'cancelled', localDate: dayAhead(-2) });
  await makeBooking({ status: 'completed', localDate: dayAhead(-2) });
  const visits = await read(broker);
  assert.deepEqual(
    visits.map(({ pricePaise, extrasPaise, state, method }) => [pricePaise, extrasPaise, state, method]),
    [
      [50_000, 30_000, 'paid', 'upi'],
      [50_000, 0, 'due', null],
      [50_000, 0, 'unpaid', null],
    ],
  );
  assert.deepEqual(visits[0]?.worker.name, 'Ravi Verma');
  assert.equal(JSON.stringify(visits).includes('Park Road'), false);
});

test('visits that were booked before a worker joined are not in it, nor those of a worker who left', async () => {
  const broker = await signInAgency();
  const brokerSince = now();
  const createdAt = new Date(brokerSince.getTime() - 60_000);
  const bookable = await makeBookable({ brokerId: broker.user._id, brokerSince });
  const former = await makeBookable();
  const done = { status: 'completed', localDate: dayAhead(-2) } as const;
  await makeBooking({ bookable, ...done, createdAt });
  await makeBooking({ bookable: former, ...done });
  assert.deepEqual(await read(broker), []);
});

test('every visit is on one of its pages, and the days of a statement are in order', async () => {
  const broker = await signInAgency();
  const bookable = await makeBookable({ brokerId: broker.user._id });
  const numbers: string[] = [];
  for (const day of [-6, -4, -2]) {
    const visit = await makeBooking({ bookable, status: 'completed', localDate: dayAhead(day) });
    numbers.push(visit.number);
  }
  const first = await readPage(broker, { ...week, limit: '2' });
  const rest = await readPage(broker, { ...week, limit: '2', cursor: first.nextCursor ?? '' });
  assert.deepEqual(
    [...first.data, ...rest.data].map(({ number }) => number),
    numbers,
  );
  assert.equal(rest.nextCursor, null);
  const query = { from: week.to, to: week.from };
  expectRefusal(await send(broker, readTeamStatementContract, { query }), 400);
});

test('the months to choose from begin with the day on which the first of the team joined', async () => {
  const broker = await signInAgency();
  const actor = { userId: broker.userId };
  assert.deepEqual(await readTeamMonths({ actor }), []);
  const today = toIndiaDay(now());
  const joined = addDays(`${today.slice(0, 8)}01`, -40);
  for (const localDate of [today, joined])
    await makeBookable({
      brokerId: broker.user._id,
      brokerSince: instantInIndia({ localDate, minutes: 0 }),
    });
  assert.deepEqual(await readTeamMonths({ actor }), listMonths(joined, today));
});
