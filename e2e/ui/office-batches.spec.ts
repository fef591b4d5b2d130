import type { Page } from '@playwright/test';
import { closeTicketsContract } from '#lib/features/admin/contracts/ticket-batches.ts';
import { answerTicketContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { MAX_ANSWER_LENGTH, MAX_TICKETS_TOGETHER } from '#lib/features/support/contracts/ticket-limits.ts';
import { replyToTicketContract } from '#lib/features/support/contracts/tickets.ts';
import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { makePair } from '#e2e/kit/booking-client.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { signIn, signInAdmin } from '#e2e/kit/factories/users.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

// The office works on desktops.
test.use({ viewport: { width: 1366, height: 900 } });

const { office, officeBatches: batches, officeTickets } = messages('en');

const LETTERS = '/office/queues?queue=letters';
const ANSWER = 'The payments work again. We are sorry.';

const listIn = (page: Page) => page.getByRole('list', { name: office.queue.list });

const barIn = (page: Page) => page.getByRole('region', { name: batches.label });

const box = (page: Page, subject: string) => page.getByRole('checkbox', { name: new RegExp(subject) });

const guestLetter = (subject: string) => makeTicket({ authorId: null, name: 'Meera', subject });

test('letters are selected by keyboard and closed with one answer, after a look at it', async ({
  page,
  context,
  site,
}) => {
  const admin = await enterAs(context, site.url, 'admin');
  const author = await signIn('customer');
  const first = await makeTicket({ authorId: author.userId, subject: 'I cannot pay' });
  const second = await makeTicket({ authorId: author.userId, subject: 'The payment fails' });
  const third = await guestLetter('Is the payment down?');
  await guestLetter('Which papers do I need?');
  await openPage(page, LETTERS);
  const rows = listIn(page).getByRole('button');
  await tabTo(page, rows.filter({ hasText: 'I cannot pay' }));
  await page.keyboard.press('x');
  await expect(box(page, 'I cannot pay')).toBeChecked();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(rows.filter({ hasText: 'Is the payment down' })).toBeFocused();
  await expect(barIn(page).getByRole('status')).toHaveText('3 selected');
  await box(page, 'Which papers').press('Space');
  await expect(barIn(page).getByRole('status')).toHaveText('4 selected');
  await box(page, 'Which papers').press('x');
  await expect(barIn(page).getByRole('status')).toHaveText('3 selected');
  expect(await findBarriers(page)).toEqual([]);

  const close = barIn(page).getByRole('button', { name: batches.close });
  await close.click();
  await page.keyboard.press('Escape');
  await expect(close).toBeFocused();
  await close.click();
  await barIn(page).getByRole('button', { name: batches.check }).click();
  await expect(page.getByText(office.act.missing)).toBeVisible();
  await barIn(page)
    .getByLabel(batches.closeField)
    .fill('x'.repeat(MAX_ANSWER_LENGTH + 1));
  await barIn(page).getByRole('button', { name: batches.check }).click();
  await expect(barIn(page).getByRole('alert')).toHaveText(
    fill(batches.tooLong, { count: MAX_ANSWER_LENGTH }),
  );
  await barIn(page).getByLabel(batches.closeField).fill(ANSWER);
  await barIn(page).getByRole('button', { name: batches.check }).click();
  await expect(page.getByText(fill(batches.closing.other, { count: 3 }))).toBeFocused();
  await expect(barIn(page).getByText(ANSWER)).toBeVisible();
  // Two letters of one customer, and a guest's.
  await expect(barIn(page).getByText(/2 people will be notified/)).toContainText(batches.guests);
  expect(await findBarriers(page)).toEqual([]);
  await barIn(page).getByRole('button', { name: batches.back }).click();
  await expect(barIn(page).getByLabel(batches.closeField)).toHaveValue(ANSWER);
  await page.keyboard.press('Control+Enter');
  await barIn(page).getByRole('button', { name: batches.closeConfirm }).click();
  await expect(page.getByText(fill(batches.closed.other, { count: 3 }), { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Which papers' })).toBeFocused();
  await expect(barIn(page)).toHaveCount(0);
  for (const { _id } of [first, second, third]) {
    const acts = (await listAudit(String(_id))).map(({ act, actorId, details }) => [act, actorId, details]);
    expect(acts).toEqual([['ticket.closed', admin.userId, { together: 3 }]]);
  }
});

test('a letter that a colleague has closed is named, also when the list is empty then', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  const colleague = await signInAdmin();
  const taken = await guestLetter('No one came');
  const { _id } = await guestLetter('I cannot pay');
  await openPage(page, LETTERS);
  await page.getByRole('button', { name: batches.all }).click();
  await barIn(page).getByRole('button', { name: batches.clear }).click();
  await expect(listIn(page).getByRole('button').first()).toBeFocused();
  await page.getByRole('button', { name: batches.all }).click();
  await expect(barIn(page).getByRole('status')).toHaveText('2 selected');
  const parts = { params: { id: String(taken._id) }, body: { state: 'closed' } };
  const call = { origin: site.url, token: colleague.token };
  expect((await sendCall({ ...call, call: answerTicketContract, parts })).status).toBe(200);
  await barIn(page).getByRole('button', { name: batches.close }).click();
  await barIn(page).getByLabel(batches.closeField).fill(ANSWER);
  await page.keyboard.press('Control+Enter');
  await barIn(page).getByRole('button', { name: batches.closeConfirm }).click();
  const note = page.getByRole('note').filter({ hasText: fill(batches.skipped.one, { count: 1 }) });
  await expect(note).toContainText(`${taken.number} · No one came`);
  await expect(note).toContainText(batches.why.ticket_closed);
  await expect(note.getByText(fill(batches.skipped.one, { count: 1 }))).toBeFocused();
  await expect(page.getByText(office.queue.empty)).toBeVisible();
  // A toast that fades has no colour of its own.
  await expect(page.locator('[data-slot=toast]')).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  const again = { body: { tickets: [{ id: String(_id), seen: 0, assigneeId: null }], answer: ANSWER } };
  const answer = await sendCall({ ...call, call: closeTicketsContract, parts: again });
  expect(answer.text).toContain('ticket_closed');
});

const closeSelected = async (page: Page): Promise<void> => {
  await barIn(page).getByRole('button', { name: batches.close }).click();
  await barIn(page).getByLabel(batches.closeField).fill(ANSWER);
  await page.keyboard.press('Control+Enter');
  await barIn(page).getByRole('button', { name: batches.closeConfirm }).click();
};

test('after a whole page is closed, the next one comes and nothing says that the queue is empty', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  for (let n = 0; n < DEFAULT_PAGE_SIZE; n++) await guestLetter(`I cannot pay, ${n}`);
  await guestLetter('Is the payment down?');
  await guestLetter('Which papers do I need?');
  await openPage(page, LETTERS);
  const rows = listIn(page).getByRole('button');
  await expect(rows).toHaveCount(DEFAULT_PAGE_SIZE);
  await page.getByRole('button', { name: batches.all }).click();
  await closeSelected(page);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toBeFocused();
  await expect(page.getByText(office.queue.empty)).toHaveCount(0);
});

test('at most fifty are selected, the bar says so, and the next can be taken in place of another', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await enterAs(context, site.url, 'admin');
  const count = MAX_TICKETS_TOGETHER + 1;
  for (let n = 1; n <= count; n++) await guestLetter(`I cannot pay, ${n}`);
  await openPage(page, LETTERS);
  const rows = listIn(page).getByRole('button');
  for (let shown = DEFAULT_PAGE_SIZE; shown < count; shown += DEFAULT_PAGE_SIZE) {
    await expect(rows).toHaveCount(shown);
    await page.getByRole('button', { name: office.more }).click();
  }
  await expect(rows).toHaveCount(count);
  const status = barIn(page).getByRole('status');
  const selected = fill(batches.selected.other, { count: MAX_TICKETS_TOGETHER });
  const full = `${selected} · ${fill(batches.full, { count: MAX_TICKETS_TOGETHER })}`;
  await page.getByRole('button', { name: batches.all }).click();
  await expect(status).toHaveText(full);
  const last = box(page, `I cannot pay, ${count}$`);
  await expect(last).not.toBeChecked();
  await box(page, 'I cannot pay, 1$').press('x');
  await expect(status).toHaveText(fill(batches.selected.other, { count: MAX_TICKETS_TOGETHER - 1 }));
  await last.press('x');
  await expect(last).toBeChecked();
  await expect(status).toHaveText(selected);
  await box(page, 'I cannot pay, 1$').press('x');
  await expect(box(page, 'I cannot pay, 1$')).not.toBeChecked();
  await expect(status).toHaveText(full);
  await closeSelected(page);
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText(/I cannot pay, 1/);
});

test('selecting moves no row, and the bar is in view below a long list', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'admin');
  for (let n = 0; n < 15; n++) await guestLetter(`I cannot pay, ${n}`);
  await openPage(page, LETTERS);
  const second = listIn(page).getByRole('button').nth(1);
  const before = await second.boundingBox();
  await box(page, 'I cannot pay, 0$').check();
  await expect(barIn(page)).toBeInViewport({ ratio: 1 });
  expect(await second.boundingBox()).toEqual(before);
  await box(page, 'I cannot pay, 14$').check();
  await expect(barIn(page).getByRole('status')).toHaveText('2 selected');
  await expect(barIn(page)).toBeInViewport({ ratio: 1 });
});

test('a letter that changed is skipped, then shown with its new message and closed', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  const author = await signIn('customer');
  const { _id } = await makeTicket({ authorId: author.userId, subject: 'I cannot pay' });
  await openPage(page, LETTERS);
  const parts = { params: { id: String(_id) }, body: { message: 'I have paid twice now.' } };
  const reply = { origin: site.url, token: author.token, call: replyToTicketContract, parts };
  expect((await sendCall(reply)).status).toBeLessThan(300);
  await box(page, 'I cannot pay').check();
  await closeSelected(page);
  await expect(page.getByRole('note')).toContainText(batches.why.ticket_changed);
  await expect(page.getByText('I have paid twice now.')).toBeVisible();
  await box(page, 'I cannot pay').check();
  await closeSelected(page);
  await expect(page.getByText(fill(batches.closed.one, { count: 1 }), { exact: true })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('a letter that a colleague answered is skipped once and then closed, though it left the queue', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  const { token } = await signInAdmin();
  const { _id } = await guestLetter('I cannot pay');
  await openPage(page, LETTERS);
  const body = { state: 'answered', answer: 'We look into it.', seen: 0 };
  const sent = { origin: site.url, token, call: answerTicketContract };
  expect((await sendCall({ ...sent, parts: { params: { id: String(_id) }, body } })).status).toBe(200);
  await box(page, 'I cannot pay').check();
  await closeSelected(page);
  await expect(page.getByRole('note')).toContainText(batches.why.ticket_changed);
  await expect(page.getByText('We look into it.')).toBeVisible();
  await box(page, 'I cannot pay').check();
  await closeSelected(page);
  await expect(page.getByText(fill(batches.closed.one, { count: 1 }), { exact: true })).toBeVisible();
});

test('a digit acts on the row that has the focus, not on the one shown before', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  await guestLetter('I cannot pay');
  const { _id } = await guestLetter('No one came');
  await openPage(page, LETTERS);
  await box(page, 'No one came').press('1');
  await expect(page.getByRole('heading', { name: 'No one came' })).toBeVisible();
  await page.getByLabel(office.acts.answer.field).fill('A colleague calls you today.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(office.acts.answer.done, { exact: true })).toBeVisible();
  await expect(listIn(page).getByRole('button')).toHaveText(/I cannot pay/);
  expect((await listAudit(String(_id))).map(({ act }) => act)).toEqual(['ticket.answered']);
});

test('complaints are assigned together but not closed, and one just taken is not skipped', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  const other = await signInAdmin({ can: 'agent' });
  const { customer, booking } = await makePair('completed');
  const complaint = { authorId: customer.userId, bookingId: booking._id };
  const first = await makeTicket({ ...complaint, subject: 'The tap leaks' });
  await makeTicket({ ...complaint, subject: 'The tap still leaks' });
  await openPage(page, `/office/queues?queue=complaints&item=${String(first._id)}`);
  await page.getByRole('button', { name: officeTickets.take }).click();
  await expect(page.getByText(officeTickets.you, { exact: true })).toBeVisible();
  await box(page, 'The tap leaks').check();
  await box(page, 'The tap still leaks').check();
  await expect(barIn(page).getByRole('button', { name: batches.close })).toHaveCount(0);
  await barIn(page).getByRole('button', { name: batches.assign }).click();
  await barIn(page).getByLabel(batches.assignField).fill('She speaks Tamil.');
  await barIn(page).getByRole('button', { name: batches.check }).click();
  await expect(barIn(page).getByRole('alert')).toHaveText(officeTickets.choose);
  await barIn(page).getByLabel(batches.to).selectOption({ value: other.userId });
  await barIn(page).getByRole('button', { name: batches.check }).click();
  await expect(barIn(page).getByText(batches.notified.one.replace('{count}', '1'))).toBeVisible();
  await barIn(page).getByRole('button', { name: batches.assignConfirm, exact: true }).click();
  await expect(page.getByText(fill(batches.assigned.other, { count: 2 }), { exact: true })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(listIn(page).getByRole('button').filter({ hasText: other.user.name })).toHaveCount(2);
});

test('an admin who only reads selects nothing', async ({ page, context, site }) => {
  await enterWith(context, site.url, await signInAdmin({ can: 'reader' }));
  await guestLetter('I cannot pay');
  await openPage(page, LETTERS);
  await expect(listIn(page).getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(barIn(page)).toHaveCount(0);
});
