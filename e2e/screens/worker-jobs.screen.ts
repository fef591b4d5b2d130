import type { Page } from '@playwright/test';
import type { TestSite } from '#server/testing/test-site.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { earn, makeWorkday } from '../fixtures/make-workday.ts';
import { openPage } from '../fixtures/open-page.ts';
import { takeScreen } from '../fixtures/take-screen.ts';
import { test } from '../fixtures/test.ts';

const openBoard = async (page: Page, site: TestSite): Promise<void> => {
  const { worker } = await makeWorkday();
  await enterWith(page.context(), site.url, worker);
  await openPage(page, '/worker-dashboard');
};

const toBoard = (page: Page): Promise<void> =>
  page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView({ block: 'start' }));

for (const theme of themes)
  test(`requests and jobs, ${theme}`, async ({ page, site }) => {
    await wear(page, theme);
    await openBoard(page, site);
    await takeScreen(page, `worker-jobs-requests-${theme}`);
    await page.getByRole('button', { name: 'Reject' }).first().click();
    await page.getByRole('radio').first().waitFor();
    await takeScreen(page, `worker-jobs-reject-${theme}`);
    await page.getByRole('button', { name: 'Keep request' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Upcoming' }).click();
    await toBoard(page);
    await takeScreen(page, `worker-jobs-upcoming-${theme}`);
    await page.getByRole('tab', { name: 'Completed' }).click();
    await takeScreen(page, `worker-jobs-completed-${theme}`);
  });

test('requests and jobs in Tamil', async ({ page, site }) => {
  await speak(page.context(), site.url, 'ta');
  await openBoard(page, site);
  await toBoard(page);
  await takeScreen(page, 'worker-jobs-requests-ta');
  await page.getByRole('tab').nth(1).click();
  await takeScreen(page, 'worker-jobs-upcoming-ta');
});

for (const theme of themes)
  test(`a worker's hours and earnings, ${theme}`, async ({ page, site }) => {
    const workday = await makeWorkday();
    await earn(site.url, workday);
    await enterWith(page.context(), site.url, workday.worker);
    await wear(page, theme);
    await openPage(page, '/worker-profile?tab=earnings');
    await toBoard(page);
    await takeScreen(page, `worker-earnings-${theme}`);
    await page.getByRole('button', { name: 'Add Money to Wallet' }).scrollIntoViewIfNeeded();
    await takeScreen(page, `worker-wallet-${theme}`);
    await page.getByRole('tab').first().click();
    await page.getByRole('button', { name: 'Edit availability' }).click();
    await page.getByRole('button', { name: 'Save availability' }).scrollIntoViewIfNeeded();
    await takeScreen(page, `worker-hours-${theme}`);
  });

test("a worker's home, hours and earnings in Tamil", async ({ page, site }) => {
  const workday = await makeWorkday();
  await earn(site.url, workday);
  await enterWith(page.context(), site.url, workday.worker);
  await speak(page.context(), site.url, 'ta');
  await openPage(page, '/worker-profile?tab=earnings');
  await toBoard(page);
  await takeScreen(page, 'worker-earnings-ta');
  await openPage(page, '/');
  await takeScreen(page, 'worker-home-ta');
});
