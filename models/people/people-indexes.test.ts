import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plansOf } from '#server/testing/query-plans.ts';
import { makeTicket } from '#server/testing/factories/tickets.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { assertIndexed } from '#server/testing/explain.ts';
import { listBlockersOf, putBlock } from './block.ts';
import { toObjectId } from '#models/connection.ts';
import { takeOfDayShare } from '#models/accounts/day-share.ts';
import { addShownDay, listShownDays } from './newcomer.ts';
import { listReportsOn } from './report.ts';
import { listTicketRecords } from '#models/support/ticket.ts';

useTestDatabase();

const idOf = (number: number): string => number.toString(16).padStart(24, '0');
const many = Array.from({ length: 20 }, (_, at) => at + 1);

const assertNoWalk = async (collection: string, work: () => Promise<unknown>) => {
  const plans = await plansOf(collection, work);
  assert.ok(plans.length > 0);
  for (const { planSummary = '', docsExamined = 0 } of plans) {
    assert.match(planSummary, /IXSCAN|EOF/);
    assert.ok(docsExamined <= 1);
  }
};

test('blocks are found by pair and by blocked person', async () => {
  for (const at of many) await putBlock({ blockerId: idOf(at), blockedId: idOf(99), at: new Date() });
  await assertNoWalk('blocks', () => listBlockersOf(idOf(99), idOf(7)));
  const blocked = { collection: 'blocks', filter: { blockedId: toObjectId(idOf(99)) } };
  assert.equal((await assertIndexed(blocked, 'blockedId_1')).docsExamined, 20);
});

test('a customer’s revealed phones of a day are one row', async () => {
  const look = (at: number) =>
    takeOfDayShare({
      ...{ mark: idOf(at), kind: 'phone', things: [idOf(1)] },
      localDate: '2026-03-01',
      most: 30,
      at: new Date(),
    });
  for (const at of many) await look(at);
  await assertNoWalk('dayShares', () => look(7));
  const over = { collection: 'dayShares', filter: { createdAt: { $lt: new Date(0) } } };
  assert.equal((await assertIndexed(over, 'createdAt_1')).keysExamined, 0);
});

test('newcomers are found by their marks, and those of long ago by their last change', async () => {
  const marks = many.map(idOf);
  await addShownDay({ marks, localDate: '2026-03-01', at: new Date() });
  await assertNoWalk('newcomers', () => listShownDays(marks.slice(0, 1)));
  const over = { collection: 'newcomers', filter: { changedAt: { $lt: new Date(0) } } };
  assert.equal((await assertIndexed(over, 'changedAt_1')).keysExamined, 0);
});

test('reports are found by number, by reporter and by reported person', async () => {
  await assertNoWalk('reports', () => listReportsOn(idOf(7)));
  await assertIndexed({ collection: 'reports', filter: { number: 'HN-22222' } }, 'number_1');
  const own = {
    collection: 'reports',
    filter: { reporterId: toObjectId(idOf(1)) },
    sort: { createdAt: -1 },
  } as const;
  await assertIndexed(own, 'reporterId_1_createdAt_-1');
});

test('tickets are read by author, newest first, and found by number', async () => {
  for (const at of many) await makeTicket({ authorId: idOf(at) });
  await assertNoWalk('tickets', () => listTicketRecords({ authorId: idOf(7), before: null, limit: 20 }));
  await assertIndexed({ collection: 'tickets', filter: { number: 'HN-22222' } }, 'number_1');
});
