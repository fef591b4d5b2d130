import type { Page } from '@playwright/test';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { giveCredit } from '#e2e/kit/factories/wallets.ts';
import type { TestSite } from '#e2e/kit/test-site.ts';
import { enterWith } from '../fixtures/enter-as.ts';
import { speak, themes, wear } from '../fixtures/look.ts';
import { earn, makeElectrician, makeWorkday } from '../fixtures/make-workday.ts';
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

const looks = { light: 'en', dark: 'ta' } as const;

for (const theme of themes)
  test(`a step that can be taken back, ${theme}`, async ({ page, site }) => {
    const { worker, bookable } = await makeElectrician();
    const [customer, at] = [await makeUser({ name: 'Asha Gupta', phone: '9822222222' }), now()];
    const startsAt = new Date(Math.ceil(at.getTime() / 3_600_000) * 3_600_000);
    const endsAt = new Date(startsAt.getTime() + 2 * 3_600_000);
    const history = (['pending', 'accepted', 'on_the_way'] as const).map((status) => ({
      ...{ status, at, mover: 'worker' as const, by: bookable.worker._id },
    }));
    const times = { localDate: toIndiaDay(startsAt), startsAt, endsAt };
    const serviceName = bookable.job.title;
    await makeBooking({ bookable, customer, serviceName, ...times, status: 'on_the_way', history });
    await enterWith(page.context(), site.url, worker);
    await speak(page.context(), site.url, looks[theme]);
    await wear(page, theme);
    await openPage(page, '/worker-dashboard');
    await page.getByRole('tab').nth(1).click();
    await toBoard(page);
    await takeScreen(page, `worker-jobs-undo-${theme}`);
  });

for (const theme of themes)
  test(`a worker's hours and earnings, ${theme}`, async ({ page, site }) => {
    const workday = await makeWorkday();
    await earn(site.url, workday);
    await giveCredit(workday.worker.userId);
    await enterWith(page.context(), site.url, workday.worker);
    await wear(page, theme);
    await openPage(page, '/worker-profile?tab=earnings');
    await toBoard(page);
    await takeScreen(page, `worker-earnings-${theme}`);
    await page.getByRole('button', { name: 'Add Money to Wallet' }).scrollIntoViewIfNeeded();
    await takeScreen(page, `worker-wallet-${theme}`);
    await page.getByRole('tab', { name: 'Prices and hours' }).click();
    await page.getByRole('button', { name: 'Edit availability' }).click();
    await page.getByRole('button', { name: 'Save availability' }).scrollIntoViewIfNeeded();
    await takeScreen(page, `worker-hours-${theme}`);
  });

test("a worker's home, hours and earnings in Tamil", async ({ page, site }) => {
  const workday = await makeWorkday();
  await earn(site.url, workday);
  await giveCredit(workday.worker.userId);
  await enterWith(page.context(), site.url, workday.worker);
  await speak(page.context(), site.url, 'ta');
  await openPage(page, '/worker-profile?tab=earnings');
  await toBoard(page);
  await takeScreen(page, 'worker-earnings-ta');
  await page.getByRole('heading', { name: 'வாலட் பேலன்ஸ்' }).evaluate((title) => title.scrollIntoView());
  await takeScreen(page, 'worker-wallet-ta');
  await openPage(page, '/');
  await takeScreen(page, 'worker-home-ta');
});
