import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { z } from 'zod';
import * as lists from '#lib/features/admin/contracts/admin-lists.ts';
import { readQueueContract } from '#lib/features/office/contracts/office.ts';
import { sendMessageToUsContract } from '#lib/features/support/contracts/tickets.ts';
import { storeTicket } from '#lib/features/support/services/steps/store-ticket.ts';
import { imageFile } from '#lib/platform/images/image-file.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { makePair } from '#e2e/kit/booking-client.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { evidenceClient, fileIn, hexOf, sweepAll } from '#e2e/kit/evidence-client.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { send, leave, look, readAll } = evidenceClient(useTestServer().url);
afterEach(resetClock);

const DAY_MS = 86_400_000;

const ticketList = z.looseObject({ data: z.array(lists.adminTicket) });

suite('a complaint about a booking', () => {
  test('keeps its text and files until 180 days after closing, even when its author leaves', async () => {
    const [admin, pair] = [await signIn('admin'), await makePair('completed')];
    const { customer } = pair;
    const key = await makeStoredImage({ ownerId: customer.userId });
    const picture = await fileIn(imageFile({ key, size: 640 }));
    const { name, email } = customer.user;
    const words = { subject: 'The sink', message: 'He broke the sink' };
    const ticketId = await storeTicket({
      ...{
        actor: makeActor({ userId: customer.userId }),
        call: 'POST /admin/send-message-to-us',
        key: null,
        body: {},
      },
      ticket: { kind: 'contact', name, email, ...words, bookingId: pair.booking._id, screenshotKeys: [key] },
      answer: ({ _id }) => ({ id: String(_id) }),
    });
    const letter = { name: 'Asha', email: 'asha@example.test', subject: 'Hello', message: 'Only a letter' };
    expectSuccess(await send(customer, sendMessageToUsContract, { body: letter }), sendMessageToUsContract);
    await leave(customer);
    await sweepAll();
    const rows = ticketList.parse((await send(admin, lists.listAllTicketsContract, {})).json).data;
    const [ticket] = rows.filter(({ _id }) => _id === ticketId.id);
    assert.ok(ticket);
    assert.deepEqual([ticket.message, ticket.name, ticket.email], ['He broke the sink', '', '']);
    assert.deepEqual(await readAll(admin, ticket.evidence), [hexOf(picture)]);
    assert.deepEqual(
      rows.filter(({ bookingId }) => bookingId === null).map(({ message }) => message),
      [''],
    );
    const waiting = await send(admin, readQueueContract, { params: { queue: 'complaints' }, query: {} });
    assert.match(waiting.text, /He broke the sink/);

    const body = { state: 'closed', answer: 'We have talked to him.' };
    const closed = await send(admin, lists.answerTicketContract, { params: ticketId, body });
    expectSuccess(closed, lists.answerTicketContract);
    const row = await database().collection('tickets').findOne({ number: ticket.number });
    const keepUntil: unknown = row?.['keepUntil'];
    assert.ok(keepUntil instanceof Date && row?.['hasAuthorLeft'] === true);
    assert.equal(Math.round((keepUntil.getTime() - Date.now()) / DAY_MS), 180);
    setClock(new Date(Date.now() + 181 * DAY_MS));
    assert.equal((await look(await signIn('admin'), ticket.evidence[0]?.key ?? '')).status, 404);
  });
});
