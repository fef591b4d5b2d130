import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import * as lists from '#lib/features/admin/contracts/admin-lists.ts';
import * as batches from '#lib/features/admin/contracts/ticket-batches.ts';
import * as desk from '#lib/features/admin/contracts/ticket-desk.ts';
import * as tickets from '#lib/features/support/contracts/tickets.ts';
import { MAX_TICKETS_TOGETHER } from '#lib/features/support/contracts/ticket-limits.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import type { Answer } from '#e2e/kit/api/exchange.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { bookingClient, makePair } from '#e2e/kit/booking-client.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { signIn, signInAdmin, type SignedIn } from '#e2e/kit/factories/users.ts';
import { waitingHrefs } from '#e2e/kit/factories/waiting-rows.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { send } = bookingClient(useTestServer().url);

const ANSWER = 'The payments work again. We are sorry.';

const seen = (id: string, assigneeId: string | null = null, messages = 0) => ({
  ...{ id, assigneeId, seen: messages },
});

const letter = async (authorId: string | null = null): Promise<string> =>
  String((await makeTicket({ authorId, email: authorId ? null : 'guest@example.test' }))._id);

const close = (by: SignedIn, all: readonly object[], parts: object = {}) =>
  send(by, batches.closeTicketsContract, { body: { tickets: all, answer: ANSWER }, ...parts });

const assign = (by: SignedIn, all: readonly object[], assigneeId: string) =>
  send(by, batches.assignTicketsContract, {
    body: { tickets: all, assigneeId, reason: 'They are about money.' },
  });

const readResult = (answer: Answer, call: Contract = batches.closeTicketsContract): batches.BatchResult => {
  expectSuccess(answer, call);
  return batches.closeTicketsContract.reply.shape.data.parse(
    z.looseObject({ data: z.unknown() }).parse(answer.json).data,
  );
};

const read = async (by: SignedIn, id: string): Promise<lists.AdminTicket> => {
  const answer = await send(by, desk.readTicketContract, { params: { id } });
  return z.looseObject({ data: lists.adminTicket }).parse(answer.json).data;
};

const actsOn = async (id: string) =>
  (await listAudit(id)).filter(({ act }) => act !== 'ticket.read').map(({ act, details }) => [act, details]);

test('letters are closed with one answer, each with its own news and its own line in the audit', async () => {
  const [admin, one, two] = [await signIn('admin'), await signIn('customer'), await signIn('worker')];
  const ids = [await letter(one.userId), await letter(two.userId), await letter()];
  const { done, skipped } = readResult(
    await close(
      admin,
      ids.map((id) => seen(id)),
    ),
  );
  assert.deepEqual(
    done.map(({ _id }) => _id),
    ids,
  );
  assert.deepEqual(skipped, []);
  for (const id of atLeastOne(ids)) {
    assert.deepEqual(await actsOn(id), [['ticket.closed', { together: 3 }]]);
    const ticket = await read(admin, id);
    assert.deepEqual(
      [ticket.state, ticket.answer, ticket.assignee?._id, ticket.messages.length],
      ['closed', ANSWER, admin.userId, 1],
    );
  }
  for (const { userId } of atLeastOne([one, two])) assert.equal((await waitingHrefs(userId)).length, 1);
});

test('a letter that changed since it was seen is skipped and named, and the others are closed', async () => {
  const [admin, colleague, author] = [await signIn('admin'), await signIn('admin'), await signIn('customer')];
  const [closed, taken] = [await letter(author.userId), await letter(author.userId)];
  const [answered, fresh] = [await letter(author.userId), await letter(author.userId)];
  const { booking } = await makePair('completed');
  const complaint = await makeTicket({ authorId: author.userId, bookingId: booking._id });
  await send(colleague, lists.answerTicketContract, { params: { id: closed }, body: { state: 'closed' } });
  await send(colleague, desk.assignTicketContract, {
    params: { id: taken },
    body: { assigneeId: colleague.userId, from: null },
  });
  await send(author, tickets.replyToTicketContract, {
    params: { id: answered },
    body: { message: 'It is solved by now.' },
  });
  const gone = 'e'.repeat(24);
  const all = [closed, taken, answered, String(complaint._id), gone, fresh];
  const before = (await waitingHrefs(author.userId)).length;
  const { done, skipped } = readResult(
    await close(
      admin,
      all.map((id) => seen(id)),
    ),
  );
  assert.deepEqual(
    skipped.map(({ _id, why }) => [_id, why]),
    [
      [closed, 'ticket_closed'],
      [taken, 'ticket_changed'],
      [answered, 'ticket_changed'],
      [String(complaint._id), 'one_by_one'],
      [gone, 'not_found'],
    ],
  );
  assert.deepEqual(
    skipped.map(({ number }) => number !== ''),
    [true, true, true, true, false],
  );
  assert.deepEqual(
    done.map(({ _id }) => _id),
    [fresh],
  );
  assert.equal(
    (await waitingHrefs(author.userId)).length,
    before + 1,
    'only one of them is told to its author',
  );
  for (const id of [taken, answered, String(complaint._id)]) {
    const ticket = await read(admin, id);
    assert.deepEqual([ticket.state, ticket.answer], ['open', '']);
  }
});

test('a repeated request closes nothing twice and answers the same', async () => {
  const [admin, author] = [await signIn('admin'), await signIn('customer')];
  const id = await letter(author.userId);
  // Twice in one request is once.
  const all = [seen(id), seen(id)];
  const headers = { 'idempotency-key': 'close-1' };
  const first = readResult(await close(admin, all, { headers }));
  assert.deepEqual(readResult(await close(admin, all, { headers })), first);
  assert.deepEqual([first.done.length, first.skipped.length], [1, 0]);
  // Without the key it finds nothing to do.
  assert.deepEqual(
    readResult(await close(admin, all)).skipped.map(({ why }) => why),
    ['ticket_closed'],
  );
  assert.equal((await actsOn(id)).length, 1);
  assert.equal((await waitingHrefs(author.userId)).length, 1);
});

test('two admins who close the same letters at once close each of them once', async () => {
  const [one, two] = [await signIn('admin'), await signIn('admin')];
  const ids = [await letter(), await letter(), await letter()];
  const forwards = ids.map((id) => seen(id));
  const results = (await Promise.all([close(one, forwards), close(two, forwards.toReversed())])).map(
    (answer) => readResult(answer),
  );
  const done = results.flatMap((result) => result.done.map(({ _id }) => _id));
  const skipped = results.flatMap((result) => result.skipped.map(({ why }) => why));
  assert.deepEqual(done.toSorted(), ids.toSorted());
  assert.deepEqual(skipped, ['ticket_closed', 'ticket_closed', 'ticket_closed']);
  for (const id of atLeastOne(ids)) assert.equal((await actsOn(id)).length, 1);
});

test('at most fifty go together, and never without an answer', async () => {
  const admin = await signIn('admin');
  const ids = await Promise.all(Array.from({ length: MAX_TICKETS_TOGETHER + 1 }, () => letter()));
  const all = ids.map((id) => seen(id));
  for (const [batch, answer] of [
    [all, ANSWER],
    [[], ANSWER],
    [all.slice(0, 1), ' '],
    [[{ id: ids[0] }], ANSWER],
  ])
    expectRefusal(await send(admin, batches.closeTicketsContract, { body: { tickets: batch, answer } }), 400);
  assert.equal((await read(admin, ids[0] ?? '')).state, 'open');
  assert.equal(readResult(await close(admin, all.slice(1))).done.length, MAX_TICKETS_TOGETHER);
});

test('tickets are assigned together, complaints too, and the new admin hears of each', async () => {
  const [admin, other] = [await signIn('admin'), await signInAdmin({ can: 'agent' })];
  const { booking } = await makePair('completed');
  const complaint = await makeTicket({ authorId: null, bookingId: booking._id });
  const [free, mine, taken] = [await letter(), await letter(), await letter()];
  for (const id of [mine, taken])
    await send(admin, desk.assignTicketContract, {
      params: { id },
      body: { assigneeId: admin.userId, from: null },
    });
  const all = [seen(free), seen(mine, admin.userId), seen(taken), seen(String(complaint._id))];
  const { done, skipped } = readResult(await assign(admin, all, other.userId), batches.assignTicketsContract);
  assert.deepEqual(
    done.map(({ _id }) => _id),
    [free, mine, String(complaint._id)],
  );
  assert.deepEqual(
    skipped.map(({ _id, why }) => [_id, why]),
    [[taken, 'ticket_changed']],
  );
  assert.equal((await waitingHrefs(other.userId)).length, 3);
  const [assigned] = await listAudit(mine);
  assert.deepEqual(
    [assigned?.act, assigned?.details, assigned?.note],
    ['ticket.assign', { from: admin.userId, to: other.userId, together: 4 }, 'They are about money.'],
  );
});

test('who already looks after a ticket is not told again, and the audit holds no move', async () => {
  const [admin, other] = [await signIn('admin'), await signInAdmin({ can: 'agent' })];
  const [own, free] = [await letter(), await letter()];
  readResult(await assign(admin, [seen(own)], other.userId), batches.assignTicketsContract);
  const all = [seen(own, other.userId), seen(free)];
  const { done } = readResult(await assign(admin, all, other.userId), batches.assignTicketsContract);
  assert.equal(done.length, 2);
  assert.equal((await waitingHrefs(other.userId)).length, 2);
  assert.equal((await actsOn(own)).length, 1);
});

test('an admin who cannot answer tickets gets none, and one who only reads decides none', async () => {
  const [admin, reader] = [await signIn('admin'), await signInAdmin({ can: 'reader' })];
  const ids = [await letter(), await letter()];
  const all = ids.map((id) => seen(id));
  assert.equal(expectRefusal(await assign(admin, all, reader.userId), 409).code, 'not_assignable');
  assert.equal(expectRefusal(await close(reader, all), 403).code, 'right_needed');
  assert.equal(expectRefusal(await assign(reader, all, admin.userId), 403).code, 'right_needed');
  for (const id of atLeastOne(ids)) {
    const ticket = await read(admin, id);
    assert.deepEqual([ticket.state, ticket.assignee], ['open', null]);
  }
  assert.deepEqual(await waitingHrefs(reader.userId), []);
});
