import type { Page } from '@playwright/test';
import { answerTicketContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { assignTicketContract } from '#lib/features/admin/contracts/ticket-desk.ts';
import { replyToTicketContract } from '#lib/features/support/contracts/tickets.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { makePair } from '#e2e/kit/booking-client.ts';
import { makeJpeg } from '#e2e/kit/factories/images.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { signIn, signInAdmin } from '#e2e/kit/factories/users.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { awaitQuiet } from '../fixtures/await-quiet.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const { errors, office, officeNotes, officeTickets, ticketThread, tickets } = messages('en');

const act = async (page: Page, words: { label: string; field: string }, text: string): Promise<void> => {
  await page.getByRole('button', { name: words.label }).click();
  await page.getByLabel(words.field).fill(text);
  await page.getByRole('button', { name: words.label }).click();
};

const replyWithPicture = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: ticketThread.reply, exact: true }).click();
  await page.getByRole('button', { name: ticketThread.send }).click();
  await expect(page.getByText(ticketThread.missing)).toBeVisible();
  await page.getByLabel(ticketThread.label).fill('This is under the sink.');
  const file = { name: 'sink.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await makeJpeg()) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await page.getByRole('button', { name: ticketThread.send }).click();
  await expect(page.getByText(ticketThread.sent, { exact: true })).toBeVisible();
};

test('a complaint waits for its author, whose picture brings it back to the admin who closes it', async ({
  page,
  context,
  site,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1366, height: 900 });
  const { customer, booking } = await makePair('completed');
  const ticket = await makeTicket({
    ...{ authorId: customer.userId, bookingId: booking._id, name: 'Asha Gupta' },
    ...{ subject: 'The tap leaks', message: 'It leaks again since yesterday.' },
  });
  const item = `/office/queues?queue=complaints&item=${String(ticket._id)}`;
  await enterAs(context, site.url, 'admin');
  await openPage(page, item);
  await page.getByRole('button', { name: officeTickets.take }).click();
  await expect(page.getByText(officeTickets.you, { exact: true })).toBeVisible();
  await act(page, office.acts.answer, 'Can you send us a picture of it?');
  await expect(page.getByText(office.acts.answer.done, { exact: true })).toBeVisible();
  await openPage(page, '/office/tickets?box=waiting');
  await expect(page.getByRole('link', { name: /The tap leaks/ })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await enterWith(elsewhere, site.url, customer);
  await openPage(other, '/profile/help-support');
  const own = other.getByRole('list', { name: ticketThread.conversation });
  await expect(own).toContainText('Can you send us a picture of it?');
  await replyWithPicture(other);
  await expect(own).toContainText('This is under the sink.');
  await expect(own.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expect(other.getByText(tickets.list.states.open, { exact: true })).toBeVisible();

  await openPage(page, '/office/tickets');
  await page.getByRole('link', { name: /The tap leaks/ }).click();
  const thread = page.getByRole('list', { name: officeTickets.conversation });
  await expect(thread).toContainText('This is under the sink.');
  await page.getByRole('group', { name: office.evidence.title }).getByRole('button').click();
  await expect(page.getByRole('img', { name: /1/ })).toBeVisible();
  await act(page, office.acts.closeTicket, 'The worker comes back today.');
  await expect(page.getByText(officeTickets.states.closed, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: office.acts.answer.label })).toHaveCount(0);

  await openPage(other, '/profile/help-support');
  await expect(own).toContainText('The worker comes back today.');
  await expect(other.getByText(tickets.list.states.closed, { exact: true })).toBeVisible();
  await elsewhere.close();
});

test('a note on a person, a booking and a ticket stays on its page', async ({ page, context, site }) => {
  const { customer, booking } = await makePair('completed');
  const ticket = await makeTicket({ authorId: customer.userId });
  await enterAs(context, site.url, 'admin');
  for (const path of [
    `/office/people/${customer.userId}`,
    `/office/bookings/${String(booking._id)}`,
    `/office/tickets/${String(ticket._id)}`,
  ]) {
    await openPage(page, path);
    const notes = page.getByRole('region', { name: officeNotes.title });
    await expect(notes.getByText(officeNotes.none)).toBeVisible();
    await notes.getByRole('button', { name: officeNotes.add }).click();
    await notes.getByRole('button', { name: officeNotes.add }).click();
    await expect(notes.getByText(officeNotes.missing)).toBeVisible();
    await notes.getByLabel(officeNotes.field).fill('Called back, all settled.');
    await notes.getByRole('button', { name: officeNotes.add }).click();
    await expect(notes.getByRole('listitem')).toContainText('Called back, all settled.');
    await openPage(page, path);
    await expect(notes.getByRole('listitem')).toContainText('Called back, all settled.');
  }
});

test('a ticket is handed over with a reason, and taken back with one', async ({ page, context, site }) => {
  const other = await signIn('admin');
  await enterAs(context, site.url, 'admin');
  const ticket = await makeTicket({ authorId: null, name: 'Meera', subject: 'No one came' });
  await openPage(page, `/office/tickets/${String(ticket._id)}`);
  await expect(page.getByText(officeTickets.guestHint)).toBeVisible();
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  const { promise: isReadAgain, resolve: onReadAgain } = Promise.withResolvers<void>();
  await page.route(/\/office\/tickets\//, async (route) => {
    if (route.request().headers()['rsc'] !== undefined) {
      onReadAgain();
      await typed;
    }
    await route.continue();
  });
  await page.getByRole('button', { name: officeTickets.hand.label }).click();
  await page.getByLabel(officeTickets.to).selectOption({ value: other.userId });
  await page.getByLabel(officeTickets.hand.field).fill('She speaks Tamil.');
  await page.getByRole('button', { name: officeTickets.hand.label }).click();
  await expect(page.getByText(`With ${other.user.name}`)).toBeVisible();
  // The page is read again after an act, perhaps late: what was typed meanwhile stays.
  await page.getByRole('button', { name: officeTickets.takeOver.label }).click();
  await page.getByLabel(officeTickets.takeOver.field).fill('She is on leave.');
  await isReadAgain;
  release();
  await awaitQuiet(page);
  await page.getByRole('button', { name: officeTickets.takeOver.label }).click();
  await expect(page.getByText(officeTickets.you, { exact: true })).toBeVisible();
});

test.describe('a ticket that changes while an admin answers it', () => {
  test.use({ viewport: { width: 1366, height: 900 }, allowedFaults: [[/status of 409/], { scope: 'test' }] });

  const answer = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: office.acts.answer.label }).click();
    await page.getByLabel(office.acts.answer.field).fill('Please pay again tomorrow.');
    await page.keyboard.press('Control+Enter');
  };

  for (const place of ['queue', 'page'] as const)
    test(`shows the author’s new message, keeps the answer and sends it then, in its ${place}`, async ({
      page,
      context,
      site,
    }) => {
      const author = await signIn('customer');
      const { _id } = await makeTicket({ authorId: author.userId, subject: 'I cannot pay' });
      await enterAs(context, site.url, 'admin');
      const id = String(_id);
      await openPage(page, place === 'queue' ? '/office/queues?queue=letters' : `/office/tickets/${id}`);
      const parts = { params: { id }, body: { message: 'I have paid twice now.' } };
      const reply = { origin: site.url, token: author.token, call: replyToTicketContract, parts };
      expect((await sendCall(reply)).status).toBeLessThan(300);
      await answer(page);
      await expect(page.getByText(errors.ticket_changed, { exact: true })).toBeVisible();
      const thread = page.getByRole('list', { name: officeTickets.conversation });
      await expect(thread).toContainText('I have paid twice now.');
      await expect(page.getByLabel(office.acts.answer.field)).toHaveValue('Please pay again tomorrow.');
      await page.getByLabel(office.acts.answer.field).press('Control+Enter');
      await expect(page.getByText(office.acts.answer.done, { exact: true })).toBeVisible();
    });

  test('shows a colleague’s answer, which took it out of the queue', async ({ page, context, site }) => {
    await enterAs(context, site.url, 'admin');
    const colleague = await signInAdmin();
    const { _id } = await makeTicket({ authorId: null, name: 'Meera', subject: 'I cannot pay' });
    await openPage(page, '/office/queues?queue=letters');
    const body = { state: 'answered', answer: 'It works again.', seen: 0 };
    const parts = { params: { id: String(_id) }, body };
    const call = { origin: site.url, token: colleague.token, call: answerTicketContract, parts };
    expect((await sendCall(call)).status).toBe(200);
    await answer(page);
    await expect(page.getByText('It works again.')).toBeVisible();
    await expect(page.getByText(`With ${colleague.user.name}`)).toBeVisible();
  });

  test('shows how a colleague closed it, and offers no more acts', async ({ page, context, site }) => {
    await enterAs(context, site.url, 'admin');
    const colleague = await signInAdmin();
    const { _id } = await makeTicket({ authorId: null, name: 'Meera', subject: 'I cannot pay' });
    await openPage(page, '/office/queues?queue=letters');
    const body = { state: 'closed', answer: 'It works again.', seen: 0 };
    const parts = { params: { id: String(_id) }, body };
    const call = { origin: site.url, token: colleague.token, call: answerTicketContract, parts };
    expect((await sendCall(call)).status).toBe(200);
    await answer(page);
    await expect(page.getByText(errors.ticket_closed, { exact: true })).toBeVisible();
    await expect(page.getByText('It works again.')).toBeVisible();
    await expect(page.getByRole('button', { name: office.acts.answer.label })).toHaveCount(0);
  });

  test('shows the colleague who took it first', async ({ page, context, site }) => {
    await enterAs(context, site.url, 'admin');
    const colleague = await signInAdmin();
    const { _id } = await makeTicket({ authorId: null, name: 'Meera', subject: 'I cannot pay' });
    await openPage(page, '/office/queues?queue=letters');
    const parts = { params: { id: String(_id) }, body: { assigneeId: colleague.userId, from: null } };
    const call = { origin: site.url, token: colleague.token, call: assignTicketContract, parts };
    expect((await sendCall(call)).status).toBe(200);
    await page.getByRole('button', { name: officeTickets.take }).click();
    await expect(page.getByText(`With ${colleague.user.name}`)).toBeVisible();
    await expect(page.getByRole('button', { name: officeTickets.take })).toHaveCount(0);
  });
});
