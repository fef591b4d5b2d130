import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { recordPlans } from '#e2e/kit/query-plans.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { assertIndexed } from '#e2e/kit/explain.ts';
import { findPeopleBetweenBlocks } from './between-blocks.ts';
import { listBlockers, putBlock } from './block.ts';
import { toObjectId } from '#models/connection.ts';
import { findReached } from '#models/notifications/reached-people.ts';
import { consumeDayShare } from '#models/accounts/day-share.ts';
import { addShownDay, listShownDays } from './newcomer.ts';
import { listReportsOn } from './report.ts';
import { listTicketRecords } from '#models/support/ticket.ts';

useTestDatabase();

const toId = (number: number): string => number.toString(16).padStart(24, '0');
const many = Array.from({ length: 20 }, (_, at) => at + 1);

const assertNoWalk = async (collection: string, work: () => Promise<unknown>) => {
  const plans = await recordPlans(collection, work);
  assert.ok(plans.length > 0);
  for (const { planSummary = '', docsExamined = 0 } of plans) {
    assert.match(planSummary, /IXSCAN|EOF/);
    assert.ok(docsExamined <= 1);
  }
};

test('blocks are found by pair and by blocked person', async () => {
  for (const at of many) await putBlock({ blockerId: toId(at), blockedId: toId(99), at: new Date() });
  await assertNoWalk('blocks', () => listBlockers(toId(99), toId(7)));
  const blocked = { collection: 'blocks', filter: { blockedId: toObjectId(toId(99)) } };
  assert.equal((await assertIndexed(blocked, 'blockedId_1')).docsExamined, 20);
});

test('people are read only with the blocks and devices between them', async () => {
  const [one, other] = await Promise.all([makeUser(), makeUser()]);
  const ids: [string, string] = [String(one._id), String(other._id)];
  for (const at of many) await putBlock({ blockerId: ids[0], blockedId: toId(at), at: new Date() });
  await putBlock({ blockerId: ids[0], blockedId: ids[1], at: new Date() });
  assert.deepEqual((await findPeopleBetweenBlocks(ids)).blockers, [ids[0]]);
  assert.deepEqual(
    (await findReached(ids)).map((person) => person?.blocked),
    [[ids[1]], []],
  );
  for (const read of [() => findPeopleBetweenBlocks(ids), () => findReached(ids)])
    for (const { planSummary = '', docsExamined = 0 } of atLeastOne(await recordPlans('users', read))) {
      assert.match(planSummary, /IXSCAN|IDHACK/);
      assert.ok(docsExamined <= 3, `${docsExamined} rows`);
    }
});

test('a customer’s revealed phones of a day are one row', async () => {
  const look = (at: number) =>
    consumeDayShare({
      ...{ mark: toId(at), kind: 'phone', items: [toId(1)] },
      localDate: '2026-03-01',
      limit: 30,
      at: new Date(),
    });
  for (const at of many) await look(at);
  await assertNoWalk('dayShares', () => look(7));
  const over = { collection: 'dayShares', filter: { createdAt: { $lt: new Date(0) } } };
  assert.equal((await assertIndexed(over, 'createdAt_1')).keysExamined, 0);
});

test('newcomers are found by their marks, and old ones by their last change', async () => {
  const marks = many.map(toId);
  const newcomers = marks.map((mark) => ({ mark, visitors: ['somebody'] }));
  await addShownDay({ newcomers, localDate: '2026-03-01', minVisitors: 1, at: new Date() });
  await assertNoWalk('newcomers', () => listShownDays(marks.slice(0, 1)));
  const over = { collection: 'newcomers', filter: { changedAt: { $lt: new Date(0) } } };
  assert.equal((await assertIndexed(over, 'changedAt_1')).keysExamined, 0);
});

test('reports are found by number, by reporter and by reported person', async () => {
  await assertNoWalk('reports', () => listReportsOn(toId(7)));
  await assertIndexed({ collection: 'reports', filter: { number: 'HN-22222' } }, 'number_1');
  const own = {
    collection: 'reports',
    filter: { reporterId: toObjectId(toId(1)) },
    sort: { createdAt: -1 },
  } as const;
  await assertIndexed(own, 'reporterId_1_createdAt_-1');
});

test('tickets are read by author, newest first, and found by number', async () => {
  for (const at of many) await makeTicket({ authorId: toId(at) });
  await assertNoWalk('tickets', () => listTicketRecords({ authorId: toId(7), before: null, limit: 20 }));
  await assertIndexed({ collection: 'tickets', filter: { number: 'HN-22222' } }, 'number_1');
});
