import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import * as lists from '#lib/features/admin/contracts/admin-lists.ts';
import * as desk from '#lib/features/admin/contracts/ticket-desk.ts';
import { setRightContract } from '#lib/features/admin/contracts/moderation.ts';
import { readQueueContract } from '#lib/features/office/contracts/office.ts';
import * as tickets from '#lib/features/support/contracts/tickets.ts';
import { MAX_UNANSWERED_MESSAGES, REOPEN_DAYS } from '#lib/features/support/contracts/ticket-limits.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { bookingClient, makePair } from '#e2e/kit/booking-client.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { waitingHrefs } from '#e2e/kit/factories/waiting-rows.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeSession, makeUser, signIn, signInAdmin, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { send } = bookingClient(useTestServer().url);
afterEach(resetClock);

const adminView = z.looseObject({ data: lists.adminTicket });
const ownView = z.looseObject({ data: tickets.ticketView });
const page = z.looseObject({ data: z.array(z.looseObject({ _id: z.string() })) });

const ask = async (admin: SignedIn, call: Contract, parts: Parameters<typeof send>[2]) => {
  const answer = await send(admin, call, parts);
  expectSuccess(answer, call);
  return adminView.parse(answer.json).data;
};
const answer = (admin: SignedIn, id: string, body: object) =>
  send(admin, lists.answerTicketContract, { params: { id }, body });
const reply = (by: SignedIn, id: string, body: object = { message: 'Here it is.' }) =>
  send(by, tickets.replyToTicketContract, { params: { id }, body });
const assign = (admin: SignedIn, id: string, body: object) =>
  send(admin, desk.assignTicketContract, { params: { id }, body });
const idsIn = async (admin: SignedIn, box: desk.TicketBox): Promise<string[]> => {
  const list = await send(admin, desk.listTicketBoxContract, { params: { box }, query: { limit: '50' } });
  expectSuccess(list, desk.listTicketBoxContract);
  return page.parse(list.json).data.map(({ _id }) => _id);
};
const boxesWith = async (admin: SignedIn, id: string): Promise<desk.TicketBox[]> => {
  const found = await Promise.all(
    desk.ticketBox.options.map(async (box) => ((await idsIn(admin, box)).includes(id) ? [box] : [])),
  );
  return found.flat();
};

test('an answered complaint waits for its author, whose reply brings it back to the same admin', async () => {
  const [admin, other, pair] = [await signIn('admin'), await signIn('admin'), await makePair('completed')];
  const { customer } = pair;
  const letter = {
    name: 'Asha',
    subject: 'The tap leaks',
    message: 'It leaks again.',
    bookingId: pair.params.id,
  };
  const sent = await send(customer, tickets.sendMessageToUsContract, { body: letter });
  const id = ownView.parse(sent.json).data._id;
  assert.deepEqual(await boxesWith(admin, id), ['unassigned']);

  const question = { state: 'answered', answer: 'Can you send a picture?', seen: 0 };
  expectSuccess(await answer(admin, id, question), lists.answerTicketContract);
  assert.deepEqual(await boxesWith(admin, id), ['waiting']);

  const screenshots = [await makeStoredImage({ ownerId: customer.userId })];
  const replied = await reply(customer, id, { message: 'Here it is.', screenshots });
  expectSuccess(replied, tickets.replyToTicketContract);
  assert.deepEqual(await boxesWith(admin, id), ['mine']);
  assert.deepEqual(await boxesWith(other, id), [], 'it is not for the others');
  const queue = await send(other, readQueueContract, { params: { queue: 'complaints' } });
  assert.ok(
    page.parse(queue.json).data.some(({ _id }) => _id === id),
    'the queue still shows it to all',
  );
  assert.deepEqual(await waitingHrefs(admin.userId), [`/office/tickets/${id}`]);

  const seen = await ask(admin, desk.readTicketContract, { params: { id } });
  assert.deepEqual(
    seen.messages.map(({ by, text, admin: writer }) => [by, text, writer?._id ?? null]),
    [
      ['office', 'Can you send a picture?', admin.userId],
      ['author', 'Here it is.', null],
    ],
  );
  assert.equal(seen.evidence.length, 1, 'the picture of a case is kept');
  const closing = { state: 'closed', answer: 'The worker comes back today.', seen: 2 };
  expectSuccess(await answer(admin, id, closing), lists.answerTicketContract);
  assert.deepEqual(await boxesWith(admin, id), ['closed']);
  const own = await send(customer, tickets.listTicketsContract, {});
  const [ticket] = z.looseObject({ data: z.array(tickets.ticketView) }).parse(own.json).data;
  assert.deepEqual(
    [ticket?.state, ticket?.mayReply, ticket?.messages.map(({ text }) => text)],
    ['closed', true, ['Can you send a picture?', 'Here it is.', 'The worker comes back today.']],
  );
  assert.doesNotMatch(own.text, new RegExp(admin.userId), 'the author learns nothing of the admin');
});

test('a message cannot be added to another person’s ticket, and to a closed one only for a while', async () => {
  const [author, other, admin] = [await signIn('customer'), await signIn('customer'), await signIn('admin')];
  const id = String((await makeTicket({ authorId: author.userId }))._id);
  for (const stranger of [other, admin]) expectRefusal(await reply(stranger, id), 404);
  expectSuccess(await answer(admin, id, { state: 'closed' }), lists.answerTicketContract);
  expectSuccess(await reply(author, id), tickets.replyToTicketContract);
  assert.deepEqual(await boxesWith(admin, id), ['mine'], 'a reply opens it again');

  expectSuccess(await answer(admin, id, { state: 'closed' }), lists.answerTicketContract);
  setClock(new Date(Date.now() + (REOPEN_DAYS * 24 + 1) * 3_600_000));
  const later = await makeSession(author.user);
  assert.equal(expectRefusal(await reply(later, id), 409).code, 'ticket_closed');
  const rating = await makeTicket({ authorId: author.userId, kind: 'rating', rating: 2 });
  assert.equal(expectRefusal(await reply(later, String(rating._id)), 409).code, 'ticket_closed');
});

test('unanswered messages have a limit, which an answer lifts; a repeated request adds nothing', async () => {
  const [author, admin] = [await signIn('customer'), await signIn('admin')];
  const id = String((await makeTicket({ authorId: author.userId }))._id);
  for (let n = 0; n < MAX_UNANSWERED_MESSAGES; n++)
    expectSuccess(await reply(author, id, { message: `More ${n}` }), tickets.replyToTicketContract);
  assert.equal(expectRefusal(await reply(author, id), 409).code, 'ticket_full');
  expectSuccess(
    await answer(admin, id, { state: 'answered', answer: 'Thanks.' }),
    lists.answerTicketContract,
  );
  const headers = { 'idempotency-key': 'reply-1' };
  for (let n = 0; n < 2; n++) {
    const parts = { params: { id }, body: { message: 'Once' }, headers };
    expectSuccess(await send(author, tickets.replyToTicketContract, parts), tickets.replyToTicketContract);
  }
  const { messages } = await ask(admin, desk.readTicketContract, { params: { id } });
  assert.equal(messages.filter(({ text }) => text === 'Once').length, 1);
});

test('an admin whose screen misses the newest message answers nothing', async () => {
  const [author, one, two] = [await signIn('customer'), await signIn('admin'), await signIn('admin')];
  const id = String((await makeTicket({ authorId: author.userId }))._id);
  expectSuccess(await reply(author, id), tickets.replyToTicketContract);
  const body = { state: 'closed', answer: 'Please tell us more.', seen: 0 };
  assert.equal(expectRefusal(await answer(one, id, body), 409).code, 'ticket_changed');
  const both = await Promise.all(
    [one, two].map((admin) => answer(admin, id, { state: 'answered', answer: 'On it.', seen: 1 })),
  );
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
});

test('pictures of a reply are the author’s own uploads, for the author and the office', async () => {
  const [author, other] = [await signIn('customer'), await signIn('customer')];
  const id = String((await makeTicket({ authorId: author.userId }))._id);
  const screenshots = [await makeStoredImage({ ownerId: other.userId })];
  const stolen = await reply(author, id, { message: 'Look', screenshots });
  assert.deepEqual(
    (expectRefusal(stolen, 400).errors ?? []).map(({ field, code }) => [field, code]),
    [['screenshots.0', 'unknown_image']],
  );
});

test('a paused person replies to support', async () => {
  const me = await makeSession(await makeUser({ role: 'customer', suspendedAt: new Date() }));
  const id = String((await makeTicket({ authorId: me.userId, state: 'answered' }))._id);
  expectSuccess(await reply(me, id), tickets.replyToTicketContract);
});

test('one of two admins who take a ticket at once gets it; another’s ticket moves with a reason only', async () => {
  const [one, two] = [await signIn('admin'), await signIn('admin')];
  const author = await signIn('customer');
  const id = String((await makeTicket({ authorId: author.userId }))._id);
  const both = await Promise.all(
    [one, two].map((admin) => assign(admin, id, { assigneeId: admin.userId, from: null })),
  );
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  const [owner, late] = both[0]?.status === 200 ? [one, two] : [two, one];
  const grab = { assigneeId: late.userId, from: owner.userId };
  const missing = expectRefusal(await assign(late, id, grab), 400);
  assert.deepEqual(
    (missing.errors ?? []).map(({ field }) => field),
    ['reason'],
  );
  expectSuccess(await assign(late, id, { ...grab, reason: 'On leave.' }), desk.assignTicketContract);
  const back = { assigneeId: owner.userId, from: late.userId, reason: 'She is back.' };
  expectSuccess(await assign(late, id, back), desk.assignTicketContract);
  assert.deepEqual(await waitingHrefs(owner.userId), [`/office/tickets/${id}`]);
  expectSuccess(await assign(owner, id, { assigneeId: null, from: owner.userId }), desk.assignTicketContract);
  assert.deepEqual(await boxesWith(owner, id), ['unassigned']);
  const acts = (await listAudit(id)).filter(({ act }) => act === 'ticket.assign');
  assert.equal(acts.length, 4);
});

test('only an admin who may answer is given tickets, and one who loses the right gives them up', async () => {
  const lead = await signIn('admin');
  const [agent, reader] = [await signInAdmin({ can: 'agent' }), await signInAdmin({ can: 'reader' })];
  const author = await signIn('customer');
  const id = String((await makeTicket({ authorId: author.userId }))._id);
  for (const { userId } of [reader, author]) {
    const refused = await assign(lead, id, { assigneeId: userId, from: null, reason: 'Please.' });
    assert.equal(expectRefusal(refused, 409).code, 'not_assignable');
  }
  expectRefusal(await assign(reader, id, { assigneeId: null, from: null }), 403);
  const given = { assigneeId: agent.userId, from: null, reason: 'Please.' };
  expectSuccess(await assign(lead, id, given), desk.assignTicketContract);
  const named = await send(lead, desk.listAssigneesContract, {});
  expectSuccess(named, desk.listAssigneesContract);
  const ids = page.parse(named.json).data.map(({ _id }) => _id);
  assert.deepEqual([ids.includes(agent.userId), ids.includes(reader.userId)], [true, false]);
  const demotion = { params: { id: agent.userId }, body: { can: 'reader', reason: 'Other work.' } };
  expectSuccess(await send(lead, setRightContract, demotion), setRightContract);
  assert.deepEqual(await boxesWith(lead, id), ['unassigned']);
});
