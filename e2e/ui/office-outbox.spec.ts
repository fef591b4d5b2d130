import { listAudit } from '#e2e/kit/factories/audit.ts';
import { signInAdmin } from '#e2e/kit/factories/users.ts';
import { countWaiting, makeFailedRow, makeSmsDrops } from '#e2e/kit/factories/waiting-rows.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('an agent reads what failed and that only a lead sends it again', async ({ page, site, context }) => {
  await makeFailedRow({ kind: 'emailProof', fault: 'Error: 550 asha@example.test is full' });
  await enterWith(context, site.url, await signInAdmin({ can: 'agent' }));
  await openPage(page, '/office');
  const kind = page.getByRole('listitem').filter({ hasText: 'Email confirmation links' });
  await expect(kind.getByText('Error: 550 … is full')).toBeVisible();
  await expect(kind.getByText('Only a lead can send these again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
});

test('a lead sends what failed again and gives the reason', async ({ page, site, context }) => {
  await makeFailedRow({ kind: 'ticketMail' });
  await enterWith(context, site.url, await signInAdmin({ can: 'lead' }));
  await openPage(page, '/office');
  const kind = page.getByRole('listitem').filter({ hasText: 'Replies to support messages' });
  await kind.getByRole('button', { name: 'Send again' }).click();
  await kind.getByLabel('Reason, and what was fixed').fill('The mail server is back.');
  await kind.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Sending again.').first()).toBeVisible();
  await expect(kind.getByText('1 waiting, 0 failed')).toBeVisible();
  expect(await countWaiting('ticketMail')).toBe(1);
  expect((await listAudit('ticketMail')).map(({ act }) => act)).toEqual(['outbox.retry']);
});

test('the office reads how many SMS the budget of a day did not allow, by kind', async ({
  page,
  site,
  context,
}) => {
  await makeSmsDrops('contactCode', 7);
  await makeSmsDrops('smsUpdate', 3);
  await enterWith(context, site.url, await signInAdmin({ can: 'reader' }));
  await openPage(page, '/office');
  const part = page.getByRole('region', { name: 'SMS over the day’s budget, not sent' });
  const counted = (kind: string, count: string) =>
    part.getByRole('listitem').filter({ hasText: kind }).getByText(count, { exact: true });
  await expect(counted('Login codes', '7')).toBeVisible();
  await expect(counted('Booking updates by SMS', '3')).toBeVisible();
});
