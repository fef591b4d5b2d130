import { readFile } from 'node:fs/promises';
import { enterAs } from '../fixtures/enter-as.ts';
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
