import { readFile } from 'node:fs/promises';
import { formatMonth } from '#lib/platform/i18n/format.ts';
import { now } from '#lib/platform/time/clock.ts';
import { dayAhead, makeBooking, makeExtra } from '#e2e/kit/factories/bookings.ts';
import { enterAs } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { makeTeam } from '../fixtures/make-team.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('an agency sees its team’s week as a table on a wide screen', async ({ page, site }) => {
  const broker = await enterAs(page.context(), site.url, 'broker');
  await makeTeam(broker);
  await page.setViewportSize({ width: 1366, height: 900 });
  await openPage(page, '/agency');
  const row = page.getByRole('row').filter({ hasText: 'Ravi Verma' });
  await expect(row.getByRole('cell')).toHaveCount(7);
  await expect(row.getByRole('cell').nth(2)).toContainText('Fan repair');
  await expect(row.getByRole('cell').nth(2)).toContainText('Free: 6-10 AM, 12-8 PM');
  await expect(page.getByText(/Answer due by .+ left/)).toBeVisible();
});

test('an agency sees one day of its team on a phone, and opens another', async ({ page, site }) => {
  const broker = await enterAs(page.context(), site.url, 'broker');
  await makeTeam(broker);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/agency');
  await expect(page.getByRole('table')).toHaveCount(0);
  const week = page.locator('#team-week');
  const job = week.getByRole('listitem').filter({ hasText: 'Fan repair' });
  await expect(job).toHaveCount(0);
  await week.getByRole('link').nth(2).click();
  await expect(job.first()).toBeVisible();
  await expect(week.getByRole('link').nth(2)).toHaveAttribute('aria-current', 'date');
});

test('an agency downloads its team’s bookings as CSV', async ({ page, site }) => {
  const broker = await enterAs(page.context(), site.url, 'broker');
  await makeTeam(broker);
  await openPage(page, '/agency');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain('Worker');
  expect(text).toContain('"Ravi Verma","Fan repair","Lucknow","Confirmed","500"');
  expect(text).not.toContain('Park Road');
});

test('an agency reads a month and a financial year of its team as a statement, prints it and keeps it as CSV', async ({
  page,
  site,
}) => {
  const broker = await enterAs(page.context(), site.url, 'broker');
  const bookable = await makeTeam(broker);
  const paid = { method: 'upi' as const, at: now() };
  const done = { status: 'completed', serviceName: 'Fan repair', paid } as const;
  const extras = [makeExtra({ state: 'accepted' })];
  await makeBooking({ bookable, ...done, extras, localDate: dayAhead(0) });
  await openPage(page, '/agency');
  await page.getByRole('button', { name: 'Statement by month and year' }).click();
  const statement = page.locator('#team-statement');
  await statement.getByRole('button', { name: 'This month' }).click();
  await expect(statement.getByRole('heading', { level: 2 })).toHaveText('Team statement: This month');
  await expect(statement.locator('tbody tr')).toHaveCount(1);
  await expect(statement.getByRole('definition')).toHaveText(['₹800', '₹300']);
  expect(await findBarriers(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await statement.getByRole('button', { name: 'CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain('"Ravi Verma","Fan repair","Lucknow"');
  expect(text).toContain('"500","300","800","","UPI"');
  expect(text).not.toContain('Park Road');

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await statement.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#team-week')).toBeHidden();
  await expect(statement.getByRole('table')).toBeVisible();
  await expect(statement.getByRole('button', { name: 'CSV' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await statement.getByRole('button', { name: 'This financial year' }).click();
  await expect(statement.getByRole('heading', { level: 2 })).toHaveText(
    'Team statement: This financial year',
  );
  await expect(statement.locator('tbody tr')).toHaveCount(1);
  await expect(statement.getByRole('definition')).toHaveText(['₹800', '₹300']);
});

test('an agency picks an earlier month of its team, with what was paid and what is still due', async ({
  page,
  site,
}) => {
  const broker = await enterAs(page.context(), site.url, 'broker');
  const bookable = await makeTeam(broker);
  const month = `${dayAhead(-100).slice(0, 8)}01`;
  const done = { bookable, status: 'completed', serviceName: 'Fan repair' } as const;
  const paid = { method: 'cash' as const, at: now() };
  await makeBooking({ ...done, paid, localDate: `${month.slice(0, 8)}14` });
  const extras = [makeExtra({ state: 'accepted' })];
  await makeBooking({ ...done, extras, localDate: `${month.slice(0, 8)}15` });
  await openPage(page, '/agency');
  await page.getByRole('button', { name: 'Statement by month and year' }).click();
  const statement = page.locator('#team-statement');
  const name = `${formatMonth('en', month)} ${month.slice(0, 4)}`;
  await statement.getByLabel('Another month').selectOption({ label: name });
  await expect(statement.getByRole('heading', { level: 2 })).toHaveText(`Team statement: ${name}`);
  await expect(statement.locator('tbody tr')).toHaveCount(2);
  await expect(statement.getByRole('term')).toHaveText([
    'Paid to your workers',
    'Still to be paid',
    'Extras among these',
  ]);
  await expect(statement.getByRole('definition')).toHaveText(['₹500', '₹800', '₹300']);
  const downloading = page.waitForEvent('download');
  await statement.getByRole('button', { name: 'CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`hunar-team-${month}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines.filter((line) => line.endsWith('"500","","500","","cash"'))).toHaveLength(1);
  expect(lines.filter((line) => line.endsWith('"500","300","","800",""'))).toHaveLength(1);
  expect(lines.slice(-3).map((line) => line.replaceAll(/,""/g, ''))).toEqual([
    '"Paid to your workers","500"',
    '"Still to be paid","800"',
    '"Extras among these","300"',
  ]);
  await statement.getByRole('button', { name: 'This month' }).click();
  await expect(statement.getByText('Nothing in this period.')).toBeVisible();
  await expect(statement.getByLabel('Another month')).toHaveValue('');
});
