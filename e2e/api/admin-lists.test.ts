import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import * as lists from '#lib/features/admin/contracts/admin-lists.ts';
import { listNotificationsContract } from '#lib/features/notifications/contracts/notifications.ts';
import {
  listTicketsContract,
  sendMessageToUsContract,
  ticketView,
} from '#lib/features/support/contracts/tickets.ts';
import { rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { makeReport } from '#e2e/kit/factories/reports.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeSession, makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { useMailServer } from '#e2e/kit/use-mail-server.ts';

const mail = useMailServer();
const { url } = useTestServer({ env: mail.env });

const mailTo = async (address: string): Promise<string> => {
  const find = () => mail.mails().find(({ to }) => to.includes(address));
  await eventually(() => find() !== undefined);
  return find()?.text ?? '';
};

const send = (call: SentCall['call'], parts: SentCall['parts'], token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const rowsIn = ({ json }: { json: unknown }) =>
  z.looseObject({ data: z.array(z.looseObject({ _id: z.string() })) }).parse(json).data;

const details = z.object({ query: z.record(z.string(), z.unknown()), shown: z.array(z.string()) });

describe('admin lists', () => {
  test('the user list applies its filters, and the audit records the people shown', async () => {
    const admin = await signIn('admin');
    const [verified, waiting] = [
      await makeUser({
        role: 'worker',
        name: 'Filter One',
        verification: { at: new Date(), by: admin.user._id, reason: 'Papers seen.' },
      }),
      await makeUser({ role: 'worker', name: 'Filter Two', suspendedAt: new Date() }),
    ];
    const found = async (query: Record<string, string>) => {
      const answer = await send(lists.listUsersContract, { query }, admin.token);
      expectSuccess(answer, lists.listUsersContract);
      return rowsIn(answer).map(({ _id }) => _id);
    };
    const [one, two] = [String(verified._id), String(waiting._id)];
    assert.deepEqual(await found({ q: 'filter', userType: 'worker' }), [two, one]);
    assert.deepEqual(await found({ q: 'filter', isVerified: 'true' }), [one]);
    assert.deepEqual(await found({ q: 'filter', isSuspended: 'true' }), [two]);
    assert.deepEqual(await found({ q: verified.email.toUpperCase() }), [one]);
    assert.deepEqual(await found({ q: two }), [two]);
    assert.deepEqual(await found({ q: 'filter', to: '2020-01-01' }), []);
    assert.deepEqual(await found({ q: '.*' }), []);
    const [, , ofId] = await listAudit('users');
    assert.equal(ofId?.actorId, admin.userId);
    assert.deepEqual(details.parse(ofId?.details), { query: { q: '…' }, shown: [two] });
  });

  test('a ticket list as CSV is complete, with formulas escaped', async () => {
    const admin = await signIn('admin');
    const message = '=HYPERLINK("http://evil.test")';
    for (let at = 0; at < 3; at += 1) await makeTicket({ authorId: admin.userId, message });
    const purpose = 'A newspaper asked how many.';
    const requests: { query: Record<string, string>; headers?: Record<string, string> }[] = [
      { query: { format: 'csv', limit: '1', purpose } },
      { query: { purpose }, headers: { accept: 'text/csv' } },
    ];
    for (const parts of requests) {
      const { status, headers, text } = await send(lists.listAllTicketsContract, parts, admin.token);
      assert.equal(status, 200);
      assert.equal(headers['content-type'], 'text/csv; charset=utf-8');
      assert.match(headers['content-disposition'] ?? '', /attachment; filename="tickets-\d{4}-/);
      assert.match(text, /"number","kind","state","author\._id","author\.name"/);
      assert.equal(text.split(`"'=HYPERLINK(""http://evil.test"")"`).length, 4);
    }
    const [exported] = (await listAudit('tickets')).filter(({ act }) => act === 'export.tickets');
    assert.deepEqual([exported?.actorId, exported?.note], [admin.userId, purpose]);
    const before = (await listAudit('tickets')).length;
    const unexplained = await send(lists.listAllTicketsContract, { query: { format: 'csv' } }, admin.token);
    assert.equal(expectRefusal(unexplained, 400).code, 'validation_failed');
    assert.equal((await listAudit('tickets')).length, before);
    const customer = await signIn('customer');
    expectRefusal(await send(lists.listAllTicketsContract, requests[0], customer.token), 403);
  });

  test('a rating of the app names its author only with consent', async () => {
    const [admin, author] = [await signIn('admin'), await signIn('customer')];
    const rate = (isPublic: boolean) =>
      send(rateUsContract, { body: { rating: 4, comment: 'Quick help.', isPublic } }, author.token);
    for (const isPublic of [true, false]) expectSuccess(await rate(isPublic), rateUsContract);
    const answer = await send(lists.listRatingsContract, {}, admin.token);
    expectSuccess(answer, lists.listRatingsContract);
    const named = z.array(z.looseObject({ author: z.unknown(), name: z.string(), email: z.string() }));
    const [nameless, open] = named.parse(rowsIn(answer));
    assert.deepEqual([nameless?.author, nameless?.name, nameless?.email], [null, '', '']);
    assert.deepEqual(open?.author, { _id: author.userId, name: author.user.name });
    const table = await send(
      lists.listRatingsContract,
      { query: { format: 'csv', purpose: 'A count.' } },
      admin.token,
    );
    assert.equal(table.text.split(author.userId).length, 2, 'the name stands in one row only');
  });

  test('a report is found by its number', async () => {
    const admin = await signIn('admin');
    const [reporterId, subjectId] = [String((await makeUser())._id), String((await makeUser())._id)];
    const [one] = [await makeReport({ reporterId, subjectId }), await makeReport({ reporterId, subjectId })];
    const found = async (number: string) =>
      rowsIn(await send(lists.listReportsContract, { query: { number } }, admin.token)).map(({ _id }) => _id);
    assert.deepEqual(await found(one.number), [String(one._id)]);
    assert.deepEqual(await found('HN-NONE'), []);
  });

  test('a report is closed once, with a note, and notifies only its author; a second close gets 409', async () => {
    const admin = await signIn('admin');
    const [reporter, subject] = [await makeSession(await makeUser({ locale: 'hi' })), await signIn('worker')];
    const [reporterId, subjectId] = [reporter.userId, subject.userId];
    const { _id, number } = await makeReport({ reporterId, subjectId });
    const id = String(_id);
    const close = () =>
      send(lists.closeReportContract, { params: { id }, body: { note: 'Warned.' } }, admin.token);
    const answers = await Promise.all([close(), close()]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    const query = { subjectId, state: 'closed' };
    const [row] = rowsIn(await send(lists.listReportsContract, { query }, admin.token));
    assert.deepEqual([row?.['note'], row?.['details']], ['Warned.', 'He was rude.']);
    const acts = (await listAudit(id)).map(({ act }) => act);
    assert.deepEqual(acts, ['report.close']);
    const readFeed = async ({ token }: { token: string }) =>
      rowsIn(await send(listNotificationsContract, {}, token)).filter(({ kind }) => kind === 'report');
    await eventually(async () => (await readFeed(reporter)).length > 0);
    const [notification, ...more] = await readFeed(reporter);
    assert.deepEqual([notification?.['title'], more.length], ['हमने आपकी शिकायत देख ली है', 0]);
    const body = String(notification?.['body']);
    assert.ok(body.startsWith(`शिकायत ${number} `));
    assert.ok(!body.includes('Warned.'));
    assert.deepEqual(await readFeed(subject), []);
  });
});

describe('answering tickets', () => {
  const letter = {
    name: 'Meera',
    email: 'meera@example.test',
    subject: 'Nobody came',
    message: 'Since ten.',
  };
  const toTicket = ({ json }: { json: unknown }) => z.looseObject({ data: ticketView }).parse(json).data;

  test('a ticket’s author reads the answer in the list, the feed and a mail in their language', async () => {
    const [admin, author] = [await signIn('admin'), await makeSession(await makeUser({ locale: 'hi' }))];
    const { _id: id, number } = toTicket(await send(sendMessageToUsContract, { body: letter }, author.token));
    const decide = (body: object) => send(lists.answerTicketContract, { params: { id }, body }, admin.token);
    assert.deepEqual(
      expectRefusal(await decide({ state: 'answered' }), 400).errors?.map(({ field }) => field),
      ['answer'],
    );
    expectSuccess(
      await decide({ state: 'answered', answer: 'He is on his way.' }),
      lists.answerTicketContract,
    );
    assert.match(await mailTo(author.user.email), /हमारा जवाब:\s+He is on his way\./);
    expectSuccess(await decide({ state: 'closed' }), lists.answerTicketContract);
    assert.equal(expectRefusal(await decide({ state: 'closed' }), 409).code, 'ticket_closed');
    const [mine] = z
      .looseObject({ data: z.array(ticketView) })
      .parse((await send(listTicketsContract, {}, author.token)).json).data;
    assert.deepEqual([mine?.state, mine?.answer?.text], ['closed', 'He is on his way.']);
    await eventually(async () => {
      const { text } = await send(listNotificationsContract, {}, author.token);
      return text.includes('हमने आपको जवाब दिया है') && text.includes(number);
    });
    assert.deepEqual(
      (await listAudit(id)).map(({ act }) => act),
      ['ticket.closed', 'ticket.answered'],
    );
  });

  test('a guest gets the answer by mail', async () => {
    const admin = await signIn('admin');
    const guest = { ...letter, email: 'guest-of-letters@example.test' };
    const { _id: id } = toTicket(await send(sendMessageToUsContract, { body: guest }));
    const body = { state: 'closed', answer: 'Sorry for that.' };
    expectSuccess(
      await send(lists.answerTicketContract, { params: { id }, body }, admin.token),
      lists.answerTicketContract,
    );
    assert.match(await mailTo(guest.email), /Sorry for that\./);
  });
});
