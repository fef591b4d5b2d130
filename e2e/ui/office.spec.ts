import type { Locator, Page } from '@playwright/test';
import { auditOf } from '#server/testing/factories/audit.ts';
import { makeTicket } from '#server/testing/factories/tickets.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass();
};

test('a queue is worked by keyboard alone: j and k walk it, 1 answers, Ctrl+Enter sends and goes on', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  const admin = await enterAs(context, site.url, 'admin');
  const letter = (subject: string) => makeTicket({ authorId: null, name: 'Meera', subject });
  const { _id: firstId } = await letter('Nobody came');
  const { _id: secondId } = await letter('Which papers do I need?');
  await openPage(page, '/office/queues?queue=letters');
  const rows = page.getByRole('list', { name: 'What waits, oldest first' }).getByRole('button');
  const [first, second] = [rows.filter({ hasText: 'Nobody came' }), rows.filter({ hasText: 'Which papers' })];

  await tabTo(page, first);
  await page.keyboard.press('j');
  await expect(second).toBeFocused();
  await expect(page).toHaveURL(`/office/queues?queue=letters&item=${String(secondId)}`);
  await expect(page.getByRole('heading', { name: 'Which papers' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(first).toBeFocused();

  await page.keyboard.press('1');
  const answer = page.getByLabel('Your answer');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Write this first.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.type('He comes tomorrow at nine.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The answer is sent.', { exact: true })).toBeVisible();
  await expect(first).toHaveCount(0);
  await expect(second).toBeFocused();

  const acts = (await auditOf(String(firstId))).map(({ act, actorId }) => [act, actorId]);
  expect(acts).toEqual([['ticket.answered', admin.userId]]);
});

test('the office finds a person by the beginning of the name, and pauses with a reason that the audit keeps', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  const user = await makeUser({ name: 'Zarina Bano' });
  await openPage(page, '/office');
  await page.getByLabel('Find people and bookings').fill('zarina b');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('link', { name: user.name }).click();
  await expect(page).toHaveURL(`/office/people/${String(user._id)}`);
  await page.getByRole('button', { name: 'Pause account' }).click();
  await page
    .getByLabel('Reason that the owner reads')
    .selectOption({ label: 'money asked for or kept against the rules' });
  await page.getByLabel('How long').selectOption({ label: '30 days' });
  await page.getByLabel('Evidence: what you saw or heard').fill('Cheated two workers.');
  await page.getByRole('button', { name: 'Pause account' }).click();
  await expect(page.getByText('The account is paused.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Paused since /)).toBeVisible();
  // Among its pauses, and in the audit.
  await expect(page.getByText('Cheated two workers.')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Lift pause' })).toBeVisible();
});
