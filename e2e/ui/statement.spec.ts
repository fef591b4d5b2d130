import { readFile } from 'node:fs/promises';
import { formatMonth } from '#lib/platform/i18n/format.ts';
import { addDays, instantInIndia, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { giveMoney } from '#e2e/kit/factories/wallets.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { earn, makeElectrician } from '../fixtures/make-workday.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('a worker reads a week’s and a month’s statement, prints it and downloads it as CSV', async ({
  page,
  site,
}) => {
  const workday = await makeElectrician();
  await earn(site.url, workday);
  await enterWith(page.context(), site.url, workday.worker);
  await openPage(page, '/worker-profile?tab=earnings');
  const statement = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Statement/ }) });
  const show = (period: string) => statement.getByRole('button', { name: period });
  for (const period of ['This week', 'This month', 'This financial year']) {
    await show(period).click();
    await expect(statement.getByRole('heading', { level: 2 })).toHaveText(`Statement: ${period}`);
    await expect(show(period)).toHaveAttribute('aria-pressed', 'true');
    await expect(statement.locator('tbody tr')).toHaveCount(3);
    await expect(statement.getByRole('definition')).toHaveText(['₹600', '₹600']);
  }

  expect(await findBarriers(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await statement.getByRole('button', { name: 'CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^hunar-\d{4}-\d{2}\.csv$/);
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain(
    '"Date","What","Service","Number","Customer","Paid (₹)","Due (₹)","Wallet (₹)","How"',
  );
  expect(lines).toHaveLength(7);
  expect(lines.filter((line) => line.endsWith('"","600","",""'))).toHaveLength(2);
  expect(lines.filter((line) => line.endsWith('"600","-600","","UPI"'))).toHaveLength(1);
  expect(lines.slice(3).map((line) => line.replaceAll(/,""/g, ''))).toEqual([
    '""',
    '"Paid to you","600"',
    '"At the end"',
    '"Still to be paid","600"',
  ]);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await statement.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(statement.getByRole('table')).toBeVisible();
  await expect(statement.getByRole('button', { name: 'CSV' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await show('Last month').click();
  await expect(statement.getByText('Nothing in this period.')).toBeVisible();
  await expect(statement.getByRole('definition')).toHaveText(['₹0', '₹0']);
});

test('a customer reads a financial year’s statement of what was paid and what is still to pay', async ({
  page,
  site,
}) => {
  const customer = await makeSession(await makeUser());
  await earn(site.url, await makeElectrician(), customer.user);
  await enterWith(page.context(), site.url, customer);
  await openPage(page, '/profile/payments?show=transactions');
  await page.getByRole('button', { name: 'This financial year' }).click();
  await expect(page.getByRole('heading', { name: 'Statement: This financial year' })).toBeVisible();
  await expect(page.getByRole('term')).toHaveText(['You paid', 'Still to pay']);
  await expect(page.getByRole('definition')).toHaveText(['₹600', '₹600']);
  await expect(page.locator('tbody tr')).toHaveCount(3);
});

test('a worker picks an earlier month', async ({ page, site }) => {
  const { worker } = await makeElectrician();
  const localDate = `${addDays(toIndiaDay(new Date()), -100).slice(0, 8)}15`;
  const at = instantInIndia({ localDate, minutes: 720 });
  await giveMoney(worker.userId, 30_000, 'early', at);
  await enterWith(page.context(), site.url, worker);
  await openPage(page, '/worker-profile?tab=earnings');
  const table = page.getByRole('region', { name: 'Statement' });
  const name = `${formatMonth('en', localDate)} ${localDate.slice(0, 4)}`;
  await page.getByLabel('Another month').selectOption({ label: name });
  await expect(page.getByRole('heading', { name: `Statement: ${name}` })).toBeVisible();
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await expect(table.locator('tbody tr')).toContainText('300');
  await expect(page.getByLabel('Another month')).toHaveValue(`${localDate.slice(0, 8)}01`);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'This month' }).click();
  await expect(page.getByText('Nothing in this period.')).toBeVisible();
  await expect(page.getByLabel('Another month')).toHaveValue('');
});
