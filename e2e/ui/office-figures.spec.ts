import { readFiguresContract } from '#lib/features/office/contracts/figures.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { makeCountedDay } from '#e2e/kit/factories/figures.ts';
import { makeSign } from '#e2e/kit/factories/signs.ts';
import { signInAdmin } from '#e2e/kit/factories/users.ts';
import { enterAs, enterWith } from '../fixtures/enter-as.ts';
import { findBarriers } from '../fixtures/find-barriers.ts';
import { openPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

// Readers are told that the page of signs does not exist.
test.use({ allowedFaults: [[/status of 404/], { scope: 'test' }] });

const { officeFigures: figures, officeSigns: signs } = messages('en');

test('a lead reads the figures, opens a table and narrows them to a city by its address', async ({
  page,
  context,
  site,
}) => {
  await enterAs(context, site.url, 'admin');
  await makeCountedDay();
  await openPage(page, '/office/figures');
  const chart = page.getByRole('figure').filter({ hasText: figures.charts.requests });
  await expect(chart.getByRole('img')).toBeVisible();
  await chart.getByText(figures.table).click();
  await expect(chart.getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('figure').filter({ hasText: figures.charts.paid })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: /^Lucknow/ }).click();
  await expect(page).toHaveURL(/\/office\/figures\?period=week&city=Lucknow/);
  await page.getByLabel(figures.period).selectOption('month');
  await page.getByRole('button', { name: figures.show }).click();
  await expect(page).toHaveURL(/period=month&city=Lucknow/);
  await chart.getByText(figures.table).click();
  await expect(chart.getByRole('row')).toHaveCount(31);
});

test('the overview compares the last week with the one before', async ({ page, context, site }) => {
  await enterAs(context, site.url, 'admin');
  await makeCountedDay();
  await openPage(page, '/office');
  const week = page.getByRole('region', { name: figures.periods.week });
  const tile = (label: string) => week.locator('[data-slot=stat-tile]').filter({ hasText: label });
  await expect(tile(figures.charts.requests)).toContainText('0 before');
  await expect(tile(figures.charts.paid)).toBeVisible();
});

test('an agent sees no money, neither on the page nor in the call', async ({ page, context, site }) => {
  const admin = await signInAdmin({ can: 'agent' });
  await enterWith(context, site.url, admin);
  await makeCountedDay();
  await openPage(page, '/office/figures');
  await expect(page.getByText(figures.leadsOnly)).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: figures.charts.paid })).toHaveCount(0);
  await openPage(page, '/office');
  await expect(page.getByText(figures.charts.noShows)).toBeVisible();
  await expect(page.getByText(figures.charts.paid)).toHaveCount(0);
  const answer = await sendCall({ origin: site.url, call: readFiguresContract, token: admin.token });
  expect(answer.text).toContain('"paidPaise":null');
  expect(answer.text).not.toMatch(/"paidPaise":\d/);
});

test('an agent reads a sign on the person’s page, marks it, and it leaves the list', async ({
  page,
  context,
  site,
}) => {
  await enterWith(context, site.url, await signInAdmin({ can: 'agent' }));
  const { customer } = await makeSign();
  await openPage(page, '/office/signs');
  const reason =
    /Ravi Shankar and Ramesh Yadav use the same phone\. Between them: 1 review \(1 with five stars\)/;
  await expect(page.getByText(reason)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: /Ravi Shankar/ }).click();
  // The list shows the same sign and button until the person's page replaces it.
  await expect(page.getByRole('heading', { name: 'Ravi Shankar', exact: true })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole('button', { name: signs.act.label }).click();
  await page.getByLabel(signs.act.field).fill('Brothers with one phone.');
  await page.getByRole('button', { name: signs.act.label }).click();
  await expect(page.getByText(signs.act.done, { exact: true })).toBeVisible();
  await expect(page.getByText(/looked at it on/)).toBeVisible();
  expect((await listAudit(String(customer._id))).map(({ act }) => act)).toContain('sign.looked_at');
  await openPage(page, '/office/signs');
  await expect(page.getByText(reason)).toHaveCount(0);
});

test('a reader gets no signs, neither the section nor its page', async ({ page, context, site }) => {
  await enterWith(context, site.url, await signInAdmin({ can: 'reader' }));
  await makeSign();
  await openPage(page, '/office/figures');
  await expect(page.getByRole('link', { name: signs.title })).toHaveCount(0);
  const answer = await page.goto('/office/signs');
  expect(answer?.status()).toBe(404);
});
