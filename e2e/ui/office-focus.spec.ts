import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { pressOn } from '../fixtures/keyboard.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectZoomable } from '../fixtures/zoomed.ts';

test('an entry of a list is moved to the top and removed by keyboard, and the focus stays in the list', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  await makeSkill({ name: 'Cook' });
  await makeSkill({ name: 'Mason' });
  await openPage(page, '/office/records?show=skills');
  await page.getByRole('button', { name: 'Edit Mason' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Edit Mason' })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Move up' }));
  await expect(page.getByRole('button', { name: 'Move up' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Move down' })).toBeFocused();

  await page.getByLabel('Reason').fill('Nobody offers it.');
  await pressOn(page, page.getByRole('button', { name: 'Remove' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Removed.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Mason' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Cook' })).toBeFocused();
});

test('a queue item is decided by keyboard on the phone and at 400 % zoom, and the focus follows', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  await makeTicket({ authorId: null, name: 'Meera', subject: 'Nobody came' });
  await makeTicket({ authorId: null, name: 'Meera', subject: 'Which papers do I need?' });
  await openPage(page, '/office/queues?queue=letters');
  const rows = page.getByRole('list', { name: 'Waiting items, oldest first' }).getByRole('button');
  await rows.filter({ hasText: 'Nobody came' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nobody came' })).toBeFocused();

  await expectZoomable(page);
  const answer = page.getByRole('button', { name: 'Answer and wait' });
  await pressOn(page, answer);
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.type('He comes tomorrow at nine.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Answer sent.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Which papers' })).toBeFocused();
});
