import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatMonth } from '#lib/platform/i18n/format.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { dayAhead } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser } from '#e2e/kit/factories/users.ts';
import { giveMoney } from '#e2e/kit/factories/wallets.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { earn, makeElectrician } from '../fixtures/make-workday.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** Downloads the shown statement; returns the name of the file and its lines. */
const download = async (page: Page): Promise<{ name: string; lines: string[] }> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await downloading;
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  return { name: file.suggestedFilename(), lines };
};

/** The end of a statement as a file: its totals. */
const totalsIn = (lines: readonly string[]): string[] =>
  lines.slice(lines.findIndex((line) => /^"",/.test(line)) + 1).map((line) => line.replaceAll(/,""/g, ''));

/** Gives a person ₹300 in a month that is over for long; returns its first day and its name in the list. */
const giveEarly = async (userId: string): Promise<{ month: string; name: string }> => {
  const month = `${dayAhead(-100).slice(0, 8)}01`;
  const localDate = `${month.slice(0, 8)}15`;
  await giveMoney(userId, 30_000, 'early', instantInIndia({ localDate, minutes: 720 }));
  return { month, name: `${formatMonth('en', month)} ${month.slice(0, 4)}` };
};

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
    await expect(show(period)).toBeFocused();
    await expect(statement.locator('tbody tr')).toHaveCount(3);
    await expect(statement.getByRole('definition')).toHaveText(['₹600', '₹600']);
  }

  expect(await findBarriers(page)).toEqual([]);

  const file = await download(page);
  const [head, ...lines] = file.lines;
  expect(file.name).toMatch(/^hunar-\d{4}-\d{2}\.csv$/);
  expect(head).toContain(
    '"Date","What","Service","Number","Customer","Paid (₹)","Due (₹)","Wallet (₹)","How"',
  );
  expect(lines).toHaveLength(7);
  expect(lines.filter((line) => line.endsWith('"","600","",""'))).toHaveLength(2);
  expect(lines.filter((line) => line.endsWith('"600","-600","","UPI"'))).toHaveLength(1);
  expect(totalsIn(lines)).toEqual(['"Paid to you","600"', '"At the end"', '"Still to be paid","600"']);

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

test('a customer reads a financial year’s statement of what was paid and what is still to pay, and keeps it as CSV', async ({
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
  expect(await findBarriers(page)).toEqual([]);

  const file = await download(page);
  const [head, ...lines] = file.lines;
  expect(file.name).toMatch(/^hunar-\d{4}-\d{2}\.csv$/);
  expect(head).toContain('"Date","What","Service","Number","Worker","Paid (₹)","Due (₹)","Wallet (₹)","How"');
  expect(lines.filter((line) => line.endsWith('"Ravi Verma","","600","",""'))).toHaveLength(2);
  expect(lines.filter((line) => line.endsWith('"Ravi Verma","600","-600","","UPI"'))).toHaveLength(1);
  expect(totalsIn(lines)).toEqual(['"You paid","600"', '"At the end"', '"Still to pay","600"']);
});

test('a customer picks an earlier month, whose totals are those of its end', async ({ page, site }) => {
  const customer = await makeSession(await makeUser());
  const { month, name } = await giveEarly(customer.userId);
  await earn(site.url, await makeElectrician(), customer.user);
  await enterWith(page.context(), site.url, customer);
  await openPage(page, '/profile/payments?show=transactions');
  const months = page.getByLabel('Another month');
  await months.focus();
  await months.selectOption({ label: name });
  await expect(page.getByRole('heading', { name: `Statement: ${name}` })).toBeVisible();
  await expect(months).toBeFocused();
  await expect(page.getByRole('term')).toHaveText(['You paid', 'Still to pay', 'Wallet']);
  // The jobs of this month are in no earlier one.
  await expect(page.getByRole('definition')).toHaveText(['₹0', '₹0', '₹300']);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  const file = await download(page);
  expect(file.name).toBe(`hunar-${month}.csv`);
  expect(totalsIn(file.lines)).toEqual([
    '"You paid","0"',
    '"At the end"',
    '"Still to pay","0"',
    '"Wallet","300"',
  ]);
});

test('a worker picks an earlier month', async ({ page, site }) => {
  const { worker } = await makeElectrician();
  const { month, name } = await giveEarly(worker.userId);
  await enterWith(page.context(), site.url, worker);
  await openPage(page, '/worker-profile?tab=earnings');
  const table = page.getByRole('region', { name: 'Statement' });
  await page.getByLabel('Another month').selectOption({ label: name });
  await expect(page.getByRole('heading', { name: `Statement: ${name}` })).toBeVisible();
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await expect(table.locator('tbody tr')).toContainText('300');
  await expect(page.getByLabel('Another month')).toHaveValue(month);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'This month' }).click();
  await expect(page.getByText('Nothing in this period.')).toBeVisible();
  await expect(page.getByLabel('Another month')).toHaveValue('');
});
